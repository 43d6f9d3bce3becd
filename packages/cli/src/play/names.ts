/** Names that would be the same, with numbers. */
export const numbered = (names: readonly string[]): string[] =>
  names.map((name, at) => {
    const same = names.filter((other) => other === name).length;
    return same === 1 ? name : `${name} ${names.slice(0, at + 1).filter((other) => other === name).length}`;
  });

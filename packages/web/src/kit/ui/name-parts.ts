/** A name, and the number at its end that tells it from others: "Regular" and " 2". */
export function partsOf(name: string): { readonly stem: string; readonly tail: string } {
  const tail = /\s\d+$/.exec(name)?.[0] ?? '';
  return { stem: name.slice(0, name.length - tail.length), tail };
}

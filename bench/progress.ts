export function showProgress(share: number): void {
  const line = `measuring ${Math.round(share * 100)} %`;
  if (process.stderr.isTTY) process.stderr.write(`\r${line}${share < 1 ? '' : '\n'}`);
  else process.stderr.write(`${line}\n`);
}

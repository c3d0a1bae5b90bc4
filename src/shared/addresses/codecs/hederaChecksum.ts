/** Stands for the point between digits. */
const POINT = 10;
const P3 = 26 ** 3;
const P5 = 26 ** 5;
/** Zero bytes after the ledger's id. */
const PADDING = 6;
const LETTER_A = 'a'.charCodeAt(0);

/** The five letters that HIP-15 puts behind an address such as "0.0.123". `ledger`: 0 is the main network. */
export function hederaChecksum(address: string, ledger: number): string {
  const digits = [...address].map((letter) => (letter === '.' ? POINT : Number(letter)));
  const even = digits.reduce((sum, digit, i) => (i % 2 === 0 ? sum + digit : sum), 0) % 11;
  const odd = digits.reduce((sum, digit, i) => (i % 2 === 1 ? sum + digit : sum), 0) % 11;
  const weighted = digits.reduce((sum, digit) => (sum * 31 + digit) % P3, 0);
  const network = Array.from({ length: PADDING }).reduce<number>((sum) => (sum * 31) % P5, ledger);
  const check = ((((digits.length % 5) * 11 + even) * 11 + odd) * P3 + weighted + network) % P5;
  let rest = (check * 1_000_003) % P5;
  let letters = '';
  for (let i = 0; i < 5; i += 1) {
    letters = String.fromCharCode(LETTER_A + (rest % 26)) + letters;
    rest = Math.floor(rest / 26);
  }
  return letters;
}

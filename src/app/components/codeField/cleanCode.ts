/** Digits of one code (screens.md 1.22). */
export const CODE_LENGTH = 6;

/**
 * The digits of a code as it is pasted, typed or filled in: "123 456", "G-123456" and digits of any script are one code.
 * More than six digits are cut.
 */
export function cleanCode(text: string): string {
  return [...text.normalize('NFKC')].map(digitOf).join('').slice(0, CODE_LENGTH);
}

/** The digits of a script stand in a row of ten, of which the one for zero begins at a multiple known by its neighbours. */
function digitOf(character: string): string {
  if (/[0-9]/.test(character)) return character;
  if (!/\p{Nd}/u.test(character)) return '';
  const code = character.codePointAt(0) ?? 0;
  let zero = code;
  while (zero > code - 9 && /\p{Nd}/u.test(String.fromCodePoint(zero - 1))) zero -= 1;
  return String(code - zero);
}

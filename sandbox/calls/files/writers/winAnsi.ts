/** What Windows-1252 has beyond Latin 1. */
const EXTRA = new Set('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');
const LATIN = /[\u0020-\u007e\u00a0-\u00ff]/;

/** The text in the characters that the standard fonts of PDF have; every other one becomes a question mark. */
export function toWinAnsi(text: string): string {
  return Array.from(text.normalize('NFC').replace(/\s/g, ' '), (character) =>
    LATIN.test(character) || EXTRA.has(character) ? character : '?',
  ).join('');
}

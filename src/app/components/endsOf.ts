/** What a person is told of a copied text: enough to compare it with what they see where they paste it. */
export interface Copied {
  readonly what: string;
  /** Its first and last 4 characters, "bc1q…7x9k". */
  readonly ends: string;
}

const ENDS = 4;

/** The first and last 4 characters of a text; the whole of it where nothing would be left out. */
export function endsOf(text: string): string {
  const characters = [...text];
  if (characters.length <= 2 * ENDS) return text;
  return `${characters.slice(0, ENDS).join('')}…${characters.slice(-ENDS).join('')}`;
}

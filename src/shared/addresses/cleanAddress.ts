/** White space, and everything that is drawn as nothing: zero-width and bidi characters among it. */
const INVISIBLE = /[\s\p{Default_Ignorable_Code_Point}]+/gu;

export interface CleanedAddress {
  readonly text: string;
  /** Whether something was taken out, which the page says (screens.md 0.3, C4). */
  readonly isChanged: boolean;
}

/**
 * Takes out what comes along when an address is copied: spaces and line breaks, at the ends and between groups, and
 * invisible characters. All others stay, look-alikes too: the check refuses those.
 */
export function cleanAddress(text: string): CleanedAddress {
  const cleaned = text.replace(INVISIBLE, '');
  return { text: cleaned, isChanged: cleaned !== text };
}

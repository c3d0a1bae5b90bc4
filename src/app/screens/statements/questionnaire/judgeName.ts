import { readEnteredText } from '#shared/text/enteredText.ts';
import { spellName } from '#shared/text/individualName.ts';

/** What is wrong with a signature: it is no name at all, or another one than the profile has. */
export type NameFault = 'nameInvalid' | 'nameOther';

/**
 * Judges a signature by what the profile has (screens.md 0.2c): that may be a business, with digits and "&". Where the profile
 * has no name, letters of any script, digits and the signs of names are taken, 1 to 128 (screens.md 1.22).
 */
export function judgeName(text: string, profileName: string): NameFault | null {
  const name = readEnteredText(text) ?? '';
  if (name === '') return 'nameInvalid';
  if (profileName !== '') return spellName(name) === spellName(profileName) ? null : 'nameOther';
  return /^[\p{L}\p{M}\p{N} '’.,&+/()-]{1,128}$/u.test(name) ? null : 'nameInvalid';
}

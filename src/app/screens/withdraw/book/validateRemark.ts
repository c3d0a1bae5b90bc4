import { countCharacters } from '#app/components/format/countCharacters.ts';
import { mixesScripts } from '#shared/addresses/mixesScripts.ts';
import { shapeOfName } from '#shared/addresses/shapeOfName.ts';
import { readEnteredText } from '#shared/text/enteredText.ts';
import type { BookEntry } from './bookEntry.ts';

/** screens.md 1.9: visible characters. */
export const REMARK_LENGTH = 20;

export type RemarkFault =
  | 'empty'
  | 'tooLong'
  | 'hidden'
  /** Latin letters, and Cyrillic or Greek ones that are taken for them. */
  | 'mixed'
  /** Another entry has it. */
  | 'taken'
  /** The name can be mistaken for the name of another entry. */
  | 'alike';

const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * What is wrong with the name of an entry, null for nothing (screens.md 1.22, remark). Two names are the same where only
 * capitals, width or what can't be seen differ.
 */
export function validateRemark(
  remark: string,
  others: readonly Pick<BookEntry, 'remark'>[],
): RemarkFault | null {
  const text = readEnteredText(remark);
  if (text === null) return 'hidden';
  const name = nameOf(text);
  if (name === '') return 'empty';
  if (countCharacters(text) > REMARK_LENGTH) return 'tooLong';
  if (others.some((other) => nameOf(other.remark) === name)) return 'taken';
  if (mixesScripts(remark)) return 'mixed';
  const shape = shapeOfName(name);
  return others.some((other) => shapeOfName(nameOf(other.remark)) === shape) ? 'alike' : null;
}

/** One spelling for all names that look the same. */
export function nameOf(remark: string): string {
  return remark.replace(INVISIBLE, '').trim().normalize('NFKC').toLowerCase();
}

import { countCharacters } from '#app/components/format/countCharacters.ts';
import { readEnteredText } from '#shared/text/enteredText.ts';

/** What is wrong with a name (screens.md 1.22, "deposit address label"); that another one has it, the exchange says. */
export type LabelFault = 'tooLong' | 'hidden';

const MOST = 20;

/** At most 20 characters as they are seen; none is "no name". */
export function validateLabel(label: string): LabelFault | null {
  const text = readEnteredText(label);
  if (text === null) return 'hidden';
  return countCharacters(text) > MOST ? 'tooLong' : null;
}

/** What is wrong with a name (screens.md 1.22, "deposit address label"); that another one has it, the exchange says. */
export type LabelFault = 'tooLong' | 'hidden';

const MOST = 20;
const HIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/u;

/** At most 20 characters as they are seen; none is "no name". */
export function judgeLabel(label: string): LabelFault | null {
  if (HIDDEN.test(label)) return 'hidden';
  return [...new Intl.Segmenter().segment(label)].length > MOST ? 'tooLong' : null;
}

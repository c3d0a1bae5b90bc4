const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** How many characters a text has as they are seen: a letter with its accent is one. */
export function countCharacters(text: string): number {
  return [...segmenter.segment(text)].length;
}

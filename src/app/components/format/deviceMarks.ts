import type { Marks } from './figures.ts';

const marksByTag = new Map<string, Marks>();

/**
 * The marks by which the device's own language writes numbers, by its tag: the number keys of a phone have this decimal mark
 * and no other, whatever language the page is in. English ones where the tag says nothing. Intl is asked once for each tag:
 * this is called for every key in an amount.
 */
export function deviceMarks(languageTag: string): Marks {
  const known = marksByTag.get(languageTag);
  if (known !== undefined) return known;
  const marks = readMarks(languageTag);
  marksByTag.set(languageTag, marks);
  return marks;
}

function readMarks(languageTag: string): Marks {
  try {
    const parts = new Intl.NumberFormat(languageTag).formatToParts(12_345.6);
    const markOf = (type: 'decimal' | 'group'): string | undefined =>
      parts.find((part) => part.type === type)?.value;
    return { group: markOf('group') ?? '', point: markOf('decimal') ?? '.' };
  } catch {
    return { group: ',', point: '.' };
  }
}

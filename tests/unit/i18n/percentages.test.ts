import { describe, expect, test } from 'vitest';
import { figuresOf } from '#app/components/format/figures.ts';
import { LANGUAGES } from '#shared/site/languages.ts';
import { NAMESPACES, readTexts } from './texts.ts';

describe.each(LANGUAGES)('the texts in %s', (language) => {
  const texts = NAMESPACES.flatMap((namespace) => [...readTexts(namespace, language)]);

  test('have no percent sign beside what is filled in: the figure brings its own', () => {
    const signed = /\}\}[\s\u2069]*[%٪％]|[%٪％][\s\u2066]*\{\{/;
    expect(texts.filter(([, text]) => signed.test(text))).toEqual([]);
  });

  test('have the percent sign of a typed figure where the language has it', () => {
    const typed = texts.flatMap(([key, text]) =>
      Array.from(text.matchAll(/[%٪％]?(?:[\d.,]+)?\s?[%٪％]?/gu), ([found]) => ({
        key,
        found: found.trim(),
      })),
    );
    const percentages = typed.filter(({ found }) => /[%٪％]/.test(found));
    expect(percentages).not.toEqual([]);
    for (const { key, found } of percentages) {
      const figure = found.replace(/[^\d.,]/g, '');
      expect(found, key).toBe(figuresOf(language).percent(figure.replace(',', '.')));
    }
  });
});

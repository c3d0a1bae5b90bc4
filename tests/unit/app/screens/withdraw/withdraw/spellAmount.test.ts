import { describe, expect, it } from 'vitest';
import { loadSpeller } from '#app/screens/withdraw/withdraw/review/spellAmount.ts';
import { LANGUAGES, type Language } from '#shared/site/languages.ts';

describe('An amount in words', () => {
  it.each<[Language, string, string]>([
    ['en', '500', 'five hundred'],
    ['en', '0.0500', 'zero point zero five'],
    ['en-HK', '1234.75', 'one thousand two hundred thirty-four point seven five'],
    ['de-DE', '1000.5', 'eintausend komma fünf'],
    ['zh-HK', '500.05', '伍佰點零伍'],
    ['ja-JP', '12.3', '十二点三'],
  ])('is read in %s as it is said: %s', async (language, plain, words) => {
    expect((await loadSpeller(language))(plain)).toBe(words);
  });

  it('is there in every language, and has no figures in it', async () => {
    for (const language of LANGUAGES) {
      const spell = await loadSpeller(language);
      expect(spell('90817263.000504')).not.toMatch(/\d|^$/);
    }
  });
});

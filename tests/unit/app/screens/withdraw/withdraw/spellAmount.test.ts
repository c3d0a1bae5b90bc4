import { describe, expect, it } from 'vitest';
import { loadSpeller } from '#app/screens/withdraw/withdraw/review/spellAmount.ts';
import { LANGUAGES, type Language } from '#shared/site/languages.ts';

describe('An amount in words', () => {
  it.each<[Language, string, string]>([
    ['en', '500', 'five hundred'],
    ['en', '0.0500', 'zero point zero five'],
    ['en', '1234001', 'one million two hundred and thirty-four thousand and one'],
    ['en-HK', '1234.75', 'one thousand two hundred and thirty-four point seven five'],
    ['en-US', '1234.75', 'one thousand two hundred thirty-four point seven five'],
    ['de-DE', '1000.5', 'eintausend Komma fünf'],
    ['de-DE', '1', 'ein'],
    ['de-DE', '1.0', 'ein'],
    ['de-DE', '101', 'einhundertein'],
    ['de-DE', '1.1', 'eins Komma eins'],
    ['de-DE', '21000', 'einundzwanzigtausend'],
    ['es-ES', '100.05', 'cien coma cero cinco'],
    ['es-ES', '1', 'un'],
    ['es-ES', '21', 'veintiún'],
    ['es-ES', '131', 'ciento treinta y un'],
    ['es-ES', '21.5', 'veintiuno coma cinco'],
    ['es-ES', '21000', 'veintiún mil'],
    ['es-ES', '31000.5', 'treinta y un mil coma cinco'],
    ['es-ES', '1000001', 'un millón un'],
    ['es-ES', '1000000', 'un millón de'],
    ['es-ES', '21000000', 'veintiún millones de'],
    ['es-ES', '2000000.1', 'dos millones coma uno'],
    ['ru-RU', '100.05', 'сто запятая ноль пять'],
    ['tr-TR', '21.5', 'yirmi bir virgül beş'],
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

import { expect, test } from 'vitest';
import { joinSentences, withLabel } from '#app/components/format/joinTexts.ts';

test.each([
  ['en', 'One. Two.', 'Coin: BTC'],
  ['ko-KR', 'One. Two.', 'Coin: BTC'],
  ['ar-SA', 'One. Two.', 'Coin: BTC'],
  ['ja-JP', 'One.Two.', 'Coin：BTC'],
  ['zh-CN', 'One.Two.', 'Coin：BTC'],
  ['zh-HK', 'One.Two.', 'Coin：BTC'],
  ['zh-TW', 'One.Two.', 'Coin：BTC'],
] as const)('sentences and labels in %s are joined as its readers do', (language, sentences, labelled) => {
  expect(joinSentences(['One.', 'Two.'], language)).toBe(sentences);
  expect(withLabel('Coin', 'BTC', language)).toBe(labelled);
});

test('a sentence that is not said leaves no gap', () => {
  expect(joinSentences([null, 'One.', false, undefined, '', 'Two.'], 'en')).toBe('One. Two.');
  expect(joinSentences([null, false], 'en')).toBe('');
});

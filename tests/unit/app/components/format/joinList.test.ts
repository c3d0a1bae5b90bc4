import { describe, expect, it } from 'vitest';
import { joinItems, joinList, joinNames } from '#app/components/format/joinList.ts';

describe('A list', () => {
  it.each([
    ['en', 'BTC, ETH and SOL'],
    ['en-US', 'BTC, ETH, and SOL'],
    ['de-DE', 'BTC, ETH und SOL'],
    ['ja-JP', 'BTC、ETH、SOL'],
    ['zh-HK', 'BTC、ETH及SOL'],
    ['ru-RU', 'BTC, ETH и SOL'],
  ] as const)('within a sentence ends as readers of %s end it: %s', (language, written) => {
    expect(joinList(['BTC', 'ETH', 'SOL'], language)).toBe(written);
  });

  it('of one is that one', () => {
    expect(joinList(['BTC'], 'ar-SA')).toBe('BTC');
  });

  it.each([
    ['en', 'BTC, 5'],
    ['zh-CN', 'BTC、5'],
    ['ar-SA', 'BTC، 5'],
  ] as const)('of items has the comma of %s: %s', (language, written) => {
    expect(joinItems(['BTC', 5], language)).toBe(written);
  });

  it('of names from outside keeps the direction of each to itself', () => {
    expect(joinNames(['from', 'to'], 'ar-SA')).toBe('\u2068from\u2069، \u2068to\u2069');
  });
});

import { expect, test } from 'vitest';
import { mustProve } from '#app/features/travelRule/mustProve.ts';

const travelRule = { required: true, zone: 'EU', fields: [], thresholdUsd: '1080' };
const EUR = { price: '1.08', travelRule };

test.each([
  ['from the threshold on', EUR, '1000', undefined, true],
  ['not below it', EUR, '999.99', undefined, false],
  [
    'not where there is none',
    { ...EUR, travelRule: { ...travelRule, thresholdUsd: '0' } },
    '1e9',
    undefined,
    false,
  ],
  ['where the exchange said so, whatever the amount', EUR, '1', '131074', true],
  ['where it said so before its terms are here', undefined, '1', '131074', true],
  ['not while nothing is known', undefined, '5000', undefined, false],
])('A European has to prove their wallet %s', (_when, limit, amount, refusal, expected) => {
  expect(mustProve(limit, amount, refusal)).toBe(expected);
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isAnswerTo } from '#workers/gateway/answer/agreement/isAnswerTo.ts';

const coin = fc.constantFrom('BTC', 'ETH', 'USDT');
const times = fc
  .tuple(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 50, max: 100 }))
  .map(([from, to]) => ({ startTime: String(from), endTime: String(to) }));

test.each([
  ['withdrawRecords', 'rows', 'createTime', 'coin'],
  ['depositRecords', 'rows', 'createdAt', 'coin'],
  ['transferList', 'list', 'timestamp', 'coin'],
  ['transactionHistory', 'list', 'transactionTime', 'currency'],
  ['convertQuery', 'list', 'createdAt', 'fromCoin'],
  ['convertUnifiedQuery', 'list', 'createdAt', 'toCoin'],
  ['blockTradeQuery', 'list', 'createdAt', 'toCoin'],
] as const)('%s takes no answer to another filter or period', (name, list, time, field) => {
  fc.assert(
    fc.property(coin, coin, times, fc.integer({ min: 0, max: 150 }), (asked, answered, period, at) => {
      const answer = { [list]: [{ [field]: answered, [time]: String(at) }] };
      const question = { [field]: asked, kind: 'all', ...period };
      const fits = asked === answered && at >= Number(period.startTime) && at <= Number(period.endTime);
      const isTaken = isAnswerTo(name, question, answer);
      expect(isTaken).toBe(fits);
    }),
  );
  expect(isAnswerTo(name, { kind: 'all' }, { [list]: [] })).toBe(true);
});

test('The frozen amounts of another coin are no answer', () => {
  expect(isAnswerTo('riskLimitList', { coin: 'BTC' }, { list: [{ coin: 'ETH' }] })).toBe(false);
  expect(isAnswerTo('riskLimitList', { coin: 'BTC' }, { list: [{ coin: 'BTC' }] })).toBe(true);
  expect(isAnswerTo('riskLimitList', {}, { list: [{ coin: 'ETH' }, { coin: 'BTC' }] })).toBe(true);
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sumCoins, sumPairs } from '#app/features/recordList/sumPairs.ts';

const sold = (fromAmount: string, toAmount: string, fromCoin = 'BTC', toCoin = 'USDT') => ({
  fromCoin,
  fromAmount,
  toCoin,
  toAmount,
});

describe('sums per pair', () => {
  test('keep every digit, and give the price by amount and not by row', () => {
    expect(sumPairs([sold('0.1', '6000'), sold('0.3', '21000.000000000000000001')])).toEqual([
      {
        fromCoin: 'BTC',
        toCoin: 'USDT',
        count: 2,
        given: '0.4',
        got: '27000.000000000000000001',
        averageRate: '67500',
        monthMs: 0,
        notionalUsd: '0',
      },
    ]);
  });

  test('keep a pair apart from its reverse', () => {
    const sums = sumPairs([sold('1', '2'), sold('2', '1', 'USDT', 'BTC')]);
    expect(sums.map(({ fromCoin, averageRate }) => [fromCoin, averageRate])).toEqual([
      ['BTC', '2'],
      ['USDT', '0.5'],
    ]);
  });

  test('are kept apart by month where one is given, with what they were worth', () => {
    const [october, november] = [1_759_276_800_000, 1_761_955_200_000];
    const rows = [
      { ...sold('2', '120000.5'), monthMs: november, notionalUsd: '120000.5' },
      { ...sold('0.5', '30000.25'), monthMs: november, notionalUsd: '30000.25' },
      { ...sold('1', '60000'), monthMs: october, notionalUsd: '60000' },
    ];
    expect(sumPairs(rows)).toMatchObject([
      { monthMs: november, count: 2, given: '2.5', got: '150000.75', notionalUsd: '150000.75' },
      { monthMs: october, count: 1, notionalUsd: '60000' },
    ]);
  });

  test('have no price where nothing was given', () => {
    expect(sumPairs([sold('0', '0')])).toMatchObject([{ averageRate: '' }]);
  });

  test('add up as whole numbers of the smallest unit do', () => {
    const units = fc.array(fc.bigInt({ min: 0n, max: 10n ** 30n }), { maxLength: 20 });
    fc.assert(
      fc.property(units, (parts) => {
        const text = (value: bigint): string => {
          const digits = value.toString().padStart(19, '0');
          return `${digits.slice(0, -18)}.${digits.slice(-18)}`;
        };
        const sum = parts.reduce((all, part) => all + part, 0n);
        const sums = sumCoins(parts.map((part) => ({ coin: 'BTC', amount: text(part) })));
        expect(sums[0]?.amount ?? '0').toBe(text(sum).replace(/\.?0+$/, ''));
      }),
    );
  });
});

test('sums of coins are kept apart, with every digit, and leave out what comes to nothing', () => {
  const amounts = [
    { coin: 'USDT', amount: '0.1' },
    { coin: 'MNT', amount: '0.00000001' },
    { coin: 'USDT', amount: '0.2' },
    { coin: 'USDC', amount: '0' },
  ];
  expect(sumCoins(amounts)).toEqual([
    { coin: 'USDT', amount: '0.3' },
    { coin: 'MNT', amount: '0.00000001' },
  ]);
});

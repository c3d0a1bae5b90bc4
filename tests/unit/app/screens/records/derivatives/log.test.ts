import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findGaps } from '#app/screens/records/derivatives/findGaps.ts';
import { formulasOf } from '#app/screens/records/derivatives/formulas.ts';
import { readLogRow } from '#app/screens/records/derivatives/logRow.ts';
import { sumLog } from '#app/screens/records/derivatives/sumLog.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { buildEntry, buildLog, type Movement, plainUnits } from './buildLog.ts';

const units = fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n });
const movement: fc.Arbitrary<Movement> = fc.record({
  coin: fc.constantFrom('USDT', 'USDC', 'BTC'),
  cashFlow: units,
  funding: units,
  fee: units,
});
const history = fc.array(movement, { maxLength: 60 });
const same = (plain: string | undefined, expected: bigint): boolean =>
  plain !== undefined && new Decimal(plain).equals(plainUnits(expected));

describe('the sums of a derivatives log', () => {
  test('are those of whole units added up by themselves, for every coin of any history', () => {
    fc.assert(
      fc.property(history, (movements) => {
        const sums = new Map(sumLog(buildLog(movements)).map((sum) => [sum.coin, sum]));
        expect(sums.size).toBe(new Set(movements.map(({ coin }) => coin)).size);
        for (const [coin, sum] of sums) {
          const of = movements.filter((each) => each.coin === coin);
          const total = (figure: 'cashFlow' | 'funding' | 'fee'): bigint =>
            of.reduce((all, each) => all + each[figure], 0n);
          const [cashFlow, funding, fee] = [total('cashFlow'), total('funding'), total('fee')];
          expect(same(sum.cashFlow, cashFlow)).toBe(true);
          expect(same(sum.funding, funding)).toBe(true);
          expect(same(sum.fee, fee)).toBe(true);
          expect(same(sum.change, cashFlow - funding - fee)).toBe(true);
        }
      }),
    );
  });
});

describe('the sums of a derivatives log by type', () => {
  const log = (
    ['TRADE', 'TRANSFER_IN', 'SETTLEMENT', 'BONUS', 'TRADE', 'CONVERT', 'FEE_REFUND'] as const
  ).map((type, at) =>
    readLogRow(buildEntry({ id: `log-${at}`, type, change: String(10 ** at), cashFlow: '1' })),
  );

  test('have a line for each type, the realised result apart from transfers, and both together', () => {
    expect(sumLog(log).map(({ kind, type, change }) => [kind, type, change])).toEqual([
      ['type', 'TRADE', '10001'],
      ['type', 'TRANSFER_IN', '10'],
      ['type', 'SETTLEMENT', '100'],
      ['type', 'BONUS', '1000'],
      ['type', 'CONVERT', '100000'],
      ['type', 'FEE_REFUND', '1000000'],
      ['result', 'result', '1010101'],
      ['moved', 'moved', '101010'],
      ['all', 'all', '1111111'],
    ]);
  });
});

describe('a gap of the running balance', () => {
  test('is in no log that is whole, whichever coins take turns', () => {
    fc.assert(fc.property(history, (movements) => findGaps(buildLog(movements)).size === 0));
  });

  test('is found at the row after one that is missing, with the amount that is missing', () => {
    fc.assert(
      fc.property(fc.array(movement, { minLength: 3, maxLength: 40 }), fc.nat(), (movements, pick) => {
        const log = buildLog(movements.map((each) => ({ ...each, coin: 'USDT' })));
        const at = 1 + (pick % (log.length - 2));
        const missing = log[at];
        const gaps = findGaps(log.filter((row) => row !== missing));
        const change = new Decimal(missing?.entry.change ?? 0);
        if (change.isZero()) return gaps.size === 0;
        const found = gaps.get(log[at - 1]?.id ?? '');
        return gaps.size === 1 && found !== undefined && change.equals(found);
      }),
    );
  });

  test('is not known where rows are filtered away or could not be read', () => {
    const log = [200n, 50n, 7n].map((cashFlow) => ({ coin: 'USDT', cashFlow, funding: 0n, fee: 0n }));
    const [newest, , oldest] = buildLog(log);
    const rows = [newest, oldest].filter((row) => row !== undefined);
    expect(findGaps(rows).size).toBe(1);
    expect(findGaps(rows, {}, { rows: 1, traceId: null }).size).toBe(0);
    expect(findGaps(rows, { contract: 'BTCUSDT' }).size).toBe(0);
  });

  test('is not said of the oldest row, which has none before it', () => {
    expect(findGaps([readLogRow(buildEntry({ cashBalance: '500' }))]).size).toBe(0);
  });
});

describe('the formula of a change', () => {
  test('shows the figures of its row with their signs, and what the balance was before', () => {
    const entry = buildEntry({
      ...{ cashFlow: '12.5', funding: '-0.03', fee: '0.01', change: '12.52', cashBalance: '112.52' },
    });
    expect(formulasOf(entry, (plain) => plain)).toEqual({
      change: '12.5 − (-0.03) − 0.01 = 12.52 USDT',
      balance: '100 + 12.52 = 112.52 USDT',
      isRight: true,
    });
  });

  test('is called wrong where the change is not what the figures make of it', () => {
    const entry = buildEntry({ funding: '1', change: '101' });
    expect(formulasOf(entry, (plain) => plain).isRight).toBe(false);
  });
});

test('a kind of change that the page does not know is shown as another one, and not lost', () => {
  expect(readLogRow(buildEntry({ type: 'AIRDROP' })).type).toBe('other');
  expect(readLogRow(buildEntry({ type: 'SETTLEMENT' })).type).toBe('settlement');
});

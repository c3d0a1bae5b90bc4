import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type BatchChoice,
  type ChosenAmount,
  choiceOf,
  chooseAll,
  openCoins,
  setAmount,
  targetOf,
  toggleCoin,
} from '#app/screens/convert/exchange/batch/batchChoice.ts';
import { type BatchJudgement, judgeBatch } from '#app/screens/convert/exchange/batch/judgeBatch.ts';
import { buildHeld } from './buildHeld.ts';

const TERMS = { maxCoins: 20, minTotalUsd: '1', maxTotalUsd: '100000' };
const typed = (amount: string) => ({ kind: 'amount', amount }) as const;

/** SOL and ADA at a hundred dollars each, into USDT. */
function judge(choice: BatchChoice, changes: Partial<BatchJudgement> = {}) {
  const held = [buildHeld('SOL'), buildHeld('ADA')];
  return judgeBatch({ held, choice, target: 'USDT', terms: TERMS, priceOf: () => '100', ...changes });
}

describe('A batch', () => {
  test('needs at least one coin', () => {
    expect(judge(new Map()).fault).toEqual({ code: 'none' });
  });

  test('asks for all of a coin by that word, so that what comes meanwhile is converted too', () => {
    const { items, fault } = judge(new Map([['SOL', 'all']]));
    expect(items).toEqual([{ fromCoin: 'SOL', amount: 'all' }]);
    expect(fault).toBeNull();
  });

  test('takes an amount that was entered as it is', () => {
    expect(judge(new Map([['ADA', typed('0.5')]])).items).toEqual([{ fromCoin: 'ADA', amount: '0.5' }]);
  });

  test.each([
    ['0', { code: 'zero' }],
    ['0.000000001', { code: 'precision', scale: 8 }],
    ['0.009', { code: 'belowMin', bound: '0.01' }],
    ['2.00000001', { code: 'aboveBalance', bound: '2' }],
  ])('with the amount %s says what is wrong with it, and is not priced', (amount, wrong) => {
    const { faultByCoin, fault, items } = judge(
      new Map<string, ChosenAmount>([
        ['SOL', 'all'],
        ['ADA', typed(amount)],
      ]),
    );
    expect(faultByCoin.get('ADA')).toEqual(wrong);
    expect(fault).toEqual({ code: 'amount', coin: 'ADA' });
    expect(items).toEqual([{ fromCoin: 'SOL', amount: 'all' }]);
  });

  test('waits for the answer where an amount can be read two ways', () => {
    const asked = { kind: 'ambiguous', readings: ['1.234', '1234'] } as const;
    const { fault, faultByCoin } = judge(new Map([['SOL', asked]]));
    expect(fault).toEqual({ code: 'amount', coin: 'SOL' });
    expect(faultByCoin.size).toBe(0);
  });

  test('never holds its own target, even where that was ticked before it became the target', () => {
    const choice: BatchChoice = new Map([
      ['SOL', 'all'],
      ['ADA', 'all'],
    ]);
    expect(judge(choice, { target: 'SOL' }).items).toEqual([{ fromCoin: 'ADA', amount: 'all' }]);
  });

  test('has no more coins than the exchange takes', () => {
    const held = Array.from({ length: 21 }, (_, at) => buildHeld(`C${at}`));
    const choice: BatchChoice = new Map(held.map(({ coin }) => [coin, 'all']));
    expect(judge(choice, { held }).fault).toEqual({ code: 'tooMany', max: 20 });
  });

  test('is worth no less and no more than the exchange takes, both bounds included', () => {
    const total = (amount: string) =>
      judge(new Map([['SOL', typed(amount)]]), { held: [buildHeld('SOL', { convertible: '9999' })] });
    expect(total('0.01').fault).toBeNull();
    expect(total('1000').fault).toBeNull();
    expect(total('1000.01').fault).toEqual({ code: 'totalHigh', bound: '100000' });
    const low = judge(new Map([['SOL', typed('0.01')]]), { priceOf: () => '99' });
    expect(low.fault).toEqual({ code: 'totalLow', bound: '1' });
  });

  test('without a price for one of its coins is left to the exchange to judge', () => {
    expect(judge(new Map([['SOL', 'all']]), { priceOf: () => null }).fault).toBeNull();
  });

  test('that is found good never holds the target, a coin twice, a coin that is closed, or more than 20', () => {
    const coins = fc.uniqueArray(fc.constantFrom(...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'), { minLength: 1 });
    fc.assert(
      fc.property(coins, coins, fc.constantFrom('A', 'B', 'Z'), (owned, ticked, target) => {
        const held = owned.map((coin) => buildHeld(coin, coin < 'D' ? { obstacle: { code: 'locked' } } : {}));
        const choice: BatchChoice = new Map(ticked.map((coin) => [coin, 'all']));
        const { items, fault } = judge(choice, { held, target });
        if (fault !== null) return;
        const names = items.map(({ fromCoin }) => fromCoin);
        expect(new Set(names).size).toBe(names.length);
        expect(names.length).toBeLessThanOrEqual(20);
        expect(names.every((coin) => coin !== target && coin >= 'D' && ticked.includes(coin))).toBe(true);
      }),
    );
  });
});

describe('Ticking', () => {
  const held = [
    buildHeld('SOL'),
    buildHeld('USDT'),
    buildHeld('XRP', { obstacle: { code: 'locked' } }),
    buildHeld('ADA'),
  ];

  test('a coin takes all of it, and a second time takes the tick away', () => {
    const once = toggleCoin(new Map(), 'SOL');
    expect([...once]).toEqual([['SOL', 'all']]);
    expect(toggleCoin(once, 'SOL').size).toBe(0);
  });

  test('everything takes what can be converted, in the order of the table, and keeps amounts that were entered', () => {
    const open = openCoins(held, 'USDT');
    const before = setAmount(toggleCoin(new Map(), 'ADA'), 'ADA', typed('1'));
    expect([...chooseAll(before, open, 20)]).toEqual([
      ['SOL', 'all'],
      ['ADA', typed('1')],
    ]);
    expect([...chooseAll(before, open, 1).keys()]).toEqual(['SOL']);
  });

  test('is not done by an amount for a coin that is not ticked', () => {
    expect(setAmount(new Map(), 'SOL', typed('1')).size).toBe(0);
  });
});

describe('The target', () => {
  test('is the one in the address where batches can go into it, else the home coin, else the exchange’s first', () => {
    expect(targetOf(['USDT', 'BTC'], ['BTC', 'USDT'])).toBe('BTC');
    expect(targetOf(['USDT', 'BTC'], ['DOGE', 'USDT'])).toBe('USDT');
    expect(targetOf(['ETH'], [undefined, 'USDC'])).toBe('ETH');
  });
});

test('An order that is tried again is shown as it was sent', () => {
  const items = [
    { fromCoin: 'SOL', amount: 'all' },
    { fromCoin: 'ADA', amount: '0.5' },
  ];
  expect([...choiceOf(items)]).toEqual([
    ['SOL', 'all'],
    ['ADA', typed('0.5')],
  ]);
});

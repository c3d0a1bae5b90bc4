import { describe, expect, test } from 'vitest';
import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { free, house, type Place } from '#sandbox/books/ledger/place.ts';
import { postMovement } from '#sandbox/books/ledger/postMovement.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { START_MS } from '../support/createManualTime.ts';
import { openVisitor } from '../support/openVisitor.ts';
import { openTax, readOverview } from './openTax.ts';

const [MAIN, SUB] = [20_000_005, 20_000_006];
const DAY_MS = 86_400_000;
const YEAR = new Date(START_MS).getUTCFullYear();

interface Step {
  readonly daysAgo: number;
  readonly kind: string;
  readonly uid: number;
  readonly transfers: readonly (readonly [from: Place, to: Place, coin: string, amount: string])[];
}

async function post({ database }: Pick<Exchange, 'database'>, steps: readonly Step[]): Promise<void> {
  for (const { daysAgo, kind, uid, transfers } of steps) {
    await database.transact((sql) =>
      postMovement(sql, {
        ...{ kind, uid, reference: `step-${kind}-${daysAgo}`, atMs: START_MS - daysAgo * DAY_MS },
        transfers: transfers.map(([from, to, coin, amount]) => ({ from, to, coin, amount })),
      }),
    );
  }
}

const own = (uid: number): Place => free(uid, 'FUND');

describe('Coins that go from one account of a family to another', () => {
  test('take along what they had cost, and when they were bought', async () => {
    const { sandbox, visitor } = await openTax('main@sluice.example');
    await post(sandbox.exchange, [
      // The sub-account has 500 euros from its bank and buys with all of them.
      { daysAgo: 41, kind: 'deposit', uid: SUB, transfers: [[house('CHAIN'), own(SUB), 'EUR', '500']] },
      {
        ...{ daysAgo: 40, kind: 'convert', uid: SUB },
        transfers: [
          [own(SUB), house('DESK'), 'EUR', '500'],
          [house('DESK'), own(SUB), 'LTC', '5'],
        ],
      },
      { daysAgo: 30, kind: 'transfer', uid: SUB, transfers: [[own(SUB), own(MAIN), 'LTC', '4']] },
      {
        ...{ daysAgo: 10, kind: 'convert', uid: MAIN },
        transfers: [
          [own(MAIN), house('DESK'), 'LTC', '2'],
          [house('DESK'), own(MAIN), 'EUR', '300'],
        ],
      },
    ]);
    const coinOf = async (rest: object) =>
      (await readOverview(visitor, YEAR, rest)).coins.find(({ coin }) => coin === 'LTC');
    const main = await coinOf({});
    expect(main).toMatchObject({ disposals: 1, proceeds: '300', cost: '200', gain: '100', missingCost: [] });
    expect(main).toMatchObject({ in: '4', out: '2', missing: { receipts: 0 } });
    // The other account has what it kept, and has sold nothing.
    expect(await coinOf({ uids: [SUB] })).toMatchObject({ disposals: 0, in: '5', out: '4', closing: '1' });
    // Together nothing has moved.
    expect(await coinOf({ uids: [MAIN, SUB] })).toMatchObject({ cost: '200', in: '5', out: '2' });
  });

  test('leave incomplete what came from a receipt whose cost is not entered yet', async () => {
    const { sandbox, visitor } = await openTax('main@sluice.example');
    await post(sandbox.exchange, [
      { daysAgo: 40, kind: 'deposit', uid: SUB, transfers: [[house('CHAIN'), own(SUB), 'LTC', '5']] },
      { daysAgo: 30, kind: 'transfer', uid: SUB, transfers: [[own(SUB), own(MAIN), 'LTC', '4']] },
    ]);
    const coinOf = async () => (await readOverview(visitor, YEAR)).coins.find(({ coin }) => coin === 'LTC');
    const [missing] = (await coinOf())?.missingCost ?? [];
    expect(missing?.amount).toBe('5');
    const cost = { coin: 'LTC', txId: missing?.txId, cost: '250' };
    expect((await visitor.post('/v3/private/cht/asset-file-core/export/tax-cost', cost)).body.retCode).toBe(
      0,
    );
    expect(await coinOf()).toMatchObject({ missing: { receipts: 0 }, missingCost: [] });
  });

  test('are counted where their cost is unknown, and not shown to a sub-account that may not see them', async () => {
    const { sandbox } = await openTax('main@sluice.example');
    await post(sandbox.exchange, [
      { daysAgo: 40, kind: 'deposit', uid: MAIN, transfers: [[house('CHAIN'), own(MAIN), 'LTC', '5']] },
      { daysAgo: 30, kind: 'transfer', uid: MAIN, transfers: [[own(MAIN), own(SUB), 'LTC', '4']] },
    ]);
    const sub = openVisitor(sandbox);
    await sub.login('sub@sluice.example');
    const coin = (await readOverview(sub, YEAR)).coins.find((each) => each.coin === 'LTC');
    expect(coin).toMatchObject({ missing: { receipts: 1 }, missingCost: [] });
  });
});

test('Fees of conversions and of withdrawals are two figures, of the account that pays them', async () => {
  const { sandbox, visitor } = await openTax('main@sluice.example');
  const before = (await readOverview(visitor, YEAR)).summary;
  await post(sandbox.exchange, [
    { daysAgo: 9, kind: 'deposit', uid: MAIN, transfers: [[house('CHAIN'), own(MAIN), 'EUR', '100']] },
    {
      ...{ daysAgo: 8, kind: 'withdraw-sent', uid: MAIN },
      transfers: [
        [own(MAIN), house('CHAIN'), 'EUR', '30'],
        [own(MAIN), house('FEE'), 'EUR', '2'],
      ],
    },
    {
      ...{ daysAgo: 7, kind: 'withdraw', uid: MAIN },
      transfers: [
        [own(MAIN), own(SUB), 'EUR', '20'],
        [own(MAIN), house('FEE'), 'EUR', '1'],
      ],
    },
    {
      ...{ daysAgo: 6, kind: 'convert', uid: MAIN },
      transfers: [
        [own(MAIN), house('DESK'), 'EUR', '40'],
        [house('DESK'), own(MAIN), 'USDT', '40'],
        [house('DESK'), house('FEE'), 'EUR', '0.5'],
      ],
    },
  ]);
  const { summary } = await readOverview(visitor, YEAR);
  const more = (figure: string): string =>
    new Decimal(String(summary[figure])).minus(String(before[figure])).toFixed();
  expect([more('conversionFees'), more('withdrawalFees'), more('fees')]).toEqual(['0.5', '3', '3.5']);
  const ofSub = (await readOverview(visitor, YEAR, { uids: [SUB] })).coins.find(({ coin }) => coin === 'EUR');
  expect(ofSub).toMatchObject({ withdrawalFees: '0' });
});

import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ConvertOrder } from '#app/features/ticket/orderTypes/convertOrderTypes.ts';
import type { TicketQuote } from '#app/features/ticket/ticketQuote.ts';
import { HOUSE_UID } from '#sandbox/books/ledger/place.ts';
import { accounts, entries, movements } from '#sandbox/books/state/schema/ledger.ts';
import type { Sandbox } from '#sandbox/createSandbox.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';
import { cutDecimal, Decimal } from '#shared/money/decimal.ts';
import { type OpenOrderTypes, openOrderTypes, runTicket } from '#tests/support/orders/openOrderTypes.ts';

type Coin = ResultOf<'convertCoins'>['coins'][number];

/** No conversion may take more, so that there is enough for all of them. */
const MOST_SHARE = '0.02';
/** In USDT: of less there would be no amount between the bounds. */
const LEAST_VALUE = 500;
const RUNS = 50;
/** screens.md 3.6: amounts that end so make something else happen. */
const TRIGGER = /(?:404|408|409|424|505|599)0*$/;

/** One conversion to try, in numbers that hold for whatever coins there are. */
const wishes = fc.record({
  from: fc.nat(),
  to: fc.nat(),
  side: fc.constantFrom('from', 'to'),
  /** In millionths of what may be converted. */
  share: fc.integer({ min: 0, max: 1_000_000 }),
});

type Wish = typeof wishes extends fc.Arbitrary<infer Value> ? Value : never;

async function readCoins(
  { request }: OpenOrderTypes,
  accountType: ConvertOrder['accountType'],
): Promise<Coin[]> {
  const answered = await request('convertCoins', { accountType, side: 0 });
  if (!answered.ok) throw new Error(answered.error.code);
  return (
    answered.value.result?.coins.filter(({ disableFrom, disableTo }) => !disableFrom && !disableTo) ?? []
  );
}

/** The order that a wish comes to; null where there is no such amount. */
async function orderOf(
  { request }: OpenOrderTypes,
  coins: readonly Coin[],
  { from, to, side, share }: Wish,
  accountType: ConvertOrder['accountType'],
): Promise<ConvertOrder | null> {
  const held = coins.filter(({ uBalance }) => new Decimal(uBalance).gt(LEAST_VALUE));
  const give = held[from % held.length];
  const others = coins.filter(({ coin }) => coin !== give?.coin);
  const get = others[to % others.length];
  if (give === undefined || get === undefined) return null;
  const answered = await request('convertLimit', { accountType, fromCoin: give.coin, toCoin: get.coin });
  const limit = answered.ok ? answered.value.result : undefined;
  if (limit === undefined) return null;
  const budget = Decimal.min(new Decimal(give.convertible).times(MOST_SHARE), limit.fromMax);
  // What it brings goes with what it takes, as the bounds of both sides do.
  const most = side === 'from' ? budget : budget.times(limit.toMin).div(limit.fromMin);
  const least = new Decimal(side === 'from' ? limit.fromMin : limit.toMin).times('1.05');
  if (most.lte(least)) return null;
  const asked = side === 'from' ? give : get;
  const amount = least.plus(most.minus(least).times(share).div(1_000_000));
  const requestAmount = new Decimal(cutDecimal(amount, asked.accuracyLength)).toFixed();
  if (TRIGGER.test(requestAmount.replace('.', '')) || new Decimal(requestAmount).isZero()) return null;
  return {
    ...{ accountType, fromCoin: give.coin, toCoin: get.coin, requestCoin: asked.coin, requestAmount },
    ...{ fromCoinType: give.coinType, toCoinType: get.coinType },
  };
}

/** What the books say that an order moved: place and coin, with the sum. */
async function readMovement(sandbox: Sandbox, reference: string): Promise<Record<string, string>> {
  const rows = await sandbox.exchange.database.sql
    .select({ uid: accounts.uid, wallet: accounts.wallet, coin: accounts.coin, amount: entries.amount })
    .from(movements)
    .innerJoin(entries, eq(entries.movementId, movements.id))
    .innerJoin(accounts, eq(accounts.id, entries.accountId))
    .where(eq(movements.reference, reference));
  const sums = new Map<string, Decimal>();
  for (const { uid, wallet, coin, amount } of rows) {
    if (uid === HOUSE_UID && wallet === 'DESK') continue;
    const place = `${uid === HOUSE_UID ? wallet : 'user'} ${coin}`;
    sums.set(place, (sums.get(place) ?? new Decimal(0)).plus(amount));
  }
  return Object.fromEntries([...sums].map(([place, sum]) => [place, sum.toFixed()]));
}

/** The same, as the price on the page promises it. */
function movementOf({ gives, gets, fee, taxes }: TicketQuote): Record<string, string> {
  const charges = [
    ...(fee === null ? [] : [{ ...fee, to: 'FEE' }]),
    ...taxes.map((tax) => ({ ...tax, to: 'TAX' })),
  ];
  return Object.fromEntries([
    ...gives.map(({ coin, amount }) => [`user ${coin}`, new Decimal(amount).negated().toFixed()]),
    [`user ${gets.coin}`, new Decimal(gets.amount).toFixed()],
    ...charges
      .filter(({ amount }) => !new Decimal(amount).isZero())
      .map(({ to, coin, amount }) => [`${to} ${coin}`, new Decimal(amount).toFixed()]),
  ]);
}

test.each([
  ['demo@sluice.example', 'funding'],
  ['india@sluice.example', 'funding'],
  ['unified@sluice.example', 'uta_convert'],
] as const)(
  'whatever %s converts from %s, the price that is shown is what the books move, to the last digit',
  { timeout: 120_000 },
  async (account, accountType) => {
    const types = await openOrderTypes(account);
    const coins = await readCoins(types, accountType);
    let converted = 0;
    await fc.assert(
      fc.asyncProperty(wishes, async (wish) => {
        const order = await orderOf(types, coins, wish, accountType);
        if (order === null) return;
        const { ticket, until } = runTicket(types.instant);
        ticket.preview(order);
        const { quote } = await until('QUOTED');
        ticket.confirm();
        const { booked } = await until('SUCCESS', 1);
        expect(await readMovement(types.sandbox, quote.id)).toEqual(movementOf(quote));
        const asked = order.requestCoin === order.fromCoin ? quote.gives[0] : quote.gets;
        expect(asked).toEqual({ coin: order.requestCoin, amount: order.requestAmount });
        if (booked !== null) expect(booked.gets).toEqual(quote.gets);
        converted += 1;
      }),
      { numRuns: RUNS },
    );
    expect(converted).toBeGreaterThan(RUNS / 2);
  },
);

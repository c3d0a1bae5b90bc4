import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assess } from '#sandbox/calls/tax/assess.ts';
import type { CoinAssessment } from '#sandbox/calls/tax/assessment.ts';
import { describeAmounts, sumFigures } from '#sandbox/calls/tax/readAssessment.ts';
import type { TaxEvent } from '#sandbox/calls/tax/readEvents.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { COST_METHODS } from '#shared/tax/costMethods.ts';
import { computeTax, type PlainFigures } from './plain/computeTax.ts';
import type { PlainChange, PlainEvent, Rules } from './plain/plainEvent.ts';

const COINS = ['BTC', 'ETH', 'EUR', 'USDT'];
const PERIOD = { startMs: 1_000, endMs: 1_999 };
/** Some receipts whose price the user has stated. */
const STATED = /[37]$/;

const units = fc.bigInt({ min: 1n, max: 10n ** 13n });
const change = (sign: 1n | -1n) =>
  fc.record({ coin: fc.constantFrom(...COINS), units: units.map((value) => sign * value) });
/** Each coin once, as a movement has them. */
const changes = (sign: 1n | -1n, maxLength: number, minLength = 1) =>
  fc.uniqueArray(change(sign), { minLength, maxLength, selector: ({ coin }) => coin });

const trade = fc
  .record({
    given: changes(-1n, 3),
    came: changes(1n, 2, 0),
    fees: changes(1n, 1, 0),
    taxes: changes(1n, 1, 0),
  })
  .map(({ given, came, fees, taxes }) => {
    const others = came.filter(({ coin }) => given.every((part) => part.coin !== coin));
    return { nature: 'trade' as const, changes: [...given, ...others], fees, taxes };
  });
const move = fc.record({
  nature: fc.constantFrom('transfer' as const, 'derivatives' as const),
  changes: fc.oneof(changes(1n, 2), changes(-1n, 2)),
  fees: changes(1n, 1, 0),
  taxes: fc.constant<PlainChange[]>([]),
});
const purchase = changes(1n, 1).map((came) => ({
  ...{ nature: 'trade' as const, changes: came, fees: [], taxes: [] },
}));

const history = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 2_200 }), fc.oneof(purchase, trade, move)), {
    minLength: 5,
    maxLength: 60,
  })
  .map((parts) =>
    parts
      .toSorted(([one], [other]) => one - other)
      .map(([atMs, event], at): PlainEvent => ({ ...event, id: `event-${at}`, atMs })),
  );

/** Days are so long that a year of the period has fifty of them. */
const DAY_MS = 20;
const digitsOf = (id: string): number => Number(id.replace(/\D/g, ''));

const rules = (methodAt: Rules['methodAt'], seed: number): Rules => ({
  ...PERIOD,
  methodAt,
  dayMs: DAY_MS,
  currency: 'EUR',
  // The rate of the day.
  rateOf: (atMs) => 9_000n + BigInt((Math.floor(atMs / DAY_MS) * 7_877 + seed) % 4_001),
  priceOf: (coin, atMs) =>
    coin === 'USDT'
      ? 10_000n
      : // Some equal prices, so that the order of equal ones counts as well.
        BigInt(((atMs >> 7) * 7_919 + coin.charCodeAt(0) * 104_729 + seed) % 900_001),
  isCash: (coin) => coin === 'USDT',
  statedCost: (coin, { id, atMs }) =>
    STATED.test(id)
      ? {
          cost: BigInt(coin.charCodeAt(0)) * 123_456_789_012n,
          // For some, the user has entered when they were bought, which may be long before they came.
          acquiredMs: id.endsWith('3') ? Math.max(0, atMs - ((digitsOf(id) * 37) % 900)) : undefined,
        }
      : undefined,
});

const FAMILY = [1, 2, 3];
const someone = fc.constantFrom(...FAMILY);

/** Coins that go from one account to another, some of them with a fee, and some that come from elsewhere as well. */
const between = fc
  .record({
    coin: fc.constantFrom(...COINS),
    from: someone,
    to: someone,
    units,
    fee: fc.oneof(fc.constant(0n), units),
    more: fc.oneof(fc.constant(0n), fc.constant(0n), units),
  })
  .map(({ coin, from, to, units: moved, fee, more }) => ({
    nature: 'transfer' as const,
    payer: from,
    changes: [
      { coin, account: from, units: -(moved + fee) },
      { coin, account: to, units: moved + more },
    ],
    fees: fee === 0n ? [] : [{ coin, units: fee }],
    taxes: [],
  }));

const familyHistory = fc
  .array(
    fc.tuple(
      fc.integer({ min: 0, max: 2_200 }),
      someone,
      fc.oneof(purchase, purchase, trade, move, between, between),
    ),
    { minLength: 5, maxLength: 60 },
  )
  .map((parts) =>
    parts
      .toSorted(([one], [other]) => one - other)
      .map(
        ([atMs, account, event], at): PlainEvent => ({
          ...{ payer: account, ...event, id: `event-${at}`, atMs },
          changes: event.changes.map((own) => ({ account, ...own })),
        }),
      ),
  );

async function expectSame(events: readonly PlainEvent[], said: Rules, what: string): Promise<void> {
  const given = new Map(events.map((event) => [event.id, event]));
  const coins = await assess(events.map(toTaxEvent), {
    period: PERIOD,
    asked: said.asked ?? new Set([1]),
    methodAt: said.methodAt,
    currency: said.currency,
    dayOf: (atMs) => Math.floor(atMs / DAY_MS),
    priceAt: (coin, atMs) => new Decimal(said.priceOf(coin, atMs).toString()).div(10_000),
    rateAt: (atMs) => new Decimal(said.rateOf(atMs).toString()).div(10_000),
    isCash: said.isCash,
    costOf: (coin, id) => {
      const event = given.get(id);
      const stated = event === undefined ? undefined : said.statedCost(coin, event);
      if (stated === undefined) return undefined;
      const own = new Decimal(write(stated.cost));
      return { cost: own, own, currency: said.currency, acquiredMs: stated.acquiredMs };
    },
    pause: async () => undefined,
  });
  const expected = computeTax(events, said);
  expect(
    Object.fromEntries(
      coins.map((coin) => [
        coin.coin,
        {
          ...sumFigures([coin]),
          ...describeAmounts(coin),
          lines: describeLines(coin),
          held: describeHeld(coin),
        },
      ]),
    ),
    what,
  ).toEqual(Object.fromEntries([...expected].map(([coin, figures]) => [coin, describeFigures(figures)])));
}

describe('500 histories come to what the published definitions say, to the last digit and line by line,', () => {
  test.each(COST_METHODS)('by %s', async (method) => {
    await fc.assert(
      fc.asyncProperty(history, fc.nat({ max: 900_000 }), async (events, seed) => {
        await expectSame(
          events,
          rules(() => method, seed),
          method,
        );
      }),
      { numRuns: 500 },
    );
  });

  test.each(COST_METHODS)('by %s, with coins that go from one account to another', async (method) => {
    await fc.assert(
      fc.asyncProperty(
        familyHistory,
        fc.subarray(FAMILY, { minLength: 1 }),
        fc.nat({ max: 900_000 }),
        async (events, asked, seed) => {
          const said = { ...rules(() => method, seed), asked: new Set(asked) };
          await expectSame(events, said, `${method} of ${asked}`);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('by a method that changes before and within the years', async () => {
    const ordered = fc.constantFrom(...COST_METHODS.filter((method) => method !== 'SHARE_MATCHING'));
    await fc.assert(
      fc.asyncProperty(
        fc.array(history, { minLength: 1, maxLength: 1 }),
        fc.tuple(ordered, ordered, ordered),
        fc.nat({ max: 900_000 }),
        async ([events = []], [first, second, third], seed) => {
          const methodAt = (atMs: number) => (atMs < 500 ? first : atMs < PERIOD.startMs ? second : third);
          await expectSame(events, rules(methodAt, seed), `${first} ${second} ${third}`);
        },
      ),
      { numRuns: 500 },
    );
  });
});

function describeLines({ disposals }: CoinAssessment) {
  return disposals.flatMap(({ lines }) =>
    lines.map(({ rule, acquiredMs, amount, proceeds, cost }) => [
      ...[rule, acquiredMs, amount.toFixed(), proceeds.toFixed(), cost.toFixed()],
    ]),
  );
}

function describeHeld({ held }: CoinAssessment) {
  return held.map(({ acquiredMs, amount, cost }) => [acquiredMs, amount.toFixed(), cost.toFixed()]);
}

function toTaxEvent({ changes, fees, taxes, payer = 1, ...event }: PlainEvent): TaxEvent {
  const parts = (of: readonly PlainChange[]) =>
    of.map(({ coin, account = 1, units: amount }) => ({
      ...{ coin, uid: account, amount: new Decimal(write(amount)) },
    }));
  return {
    ...{ ...event, uid: payer, incomeKind: 'trading', taxType: taxes.length > 0 ? 'TDS' : '' },
    ...{ changes: parts(changes), fees: parts(fees), taxes: parts(taxes) },
  };
}

/** The same names as the exchange's answer. */
function describeFigures({ disposals, lines, held, opening, in: came, out, ...figures }: PlainFigures) {
  return {
    disposals,
    held: held.map(({ acquiredMs, units: amount, cost }) => [acquiredMs, write(amount), write(cost)]),
    lines: lines.map(({ rule, acquiredMs, units: amount, proceeds, cost }) => [
      ...[rule, acquiredMs, write(amount), write(proceeds), write(cost)],
    ]),
    proceeds: write(figures.proceeds),
    cost: write(figures.cost),
    gain: write(figures.proceeds - figures.cost),
    income: write(figures.income),
    fees: write(figures.conversionFees + figures.withdrawalFees),
    conversionFees: write(figures.conversionFees),
    withdrawalFees: write(figures.withdrawalFees),
    taxWithheld: write(figures.taxWithheld),
    opening: write(opening),
    in: write(came),
    out: write(out),
    closing: write(opening + came - out),
  };
}

/** 1e-8 units as a plain decimal without zeros at its end. */
function write(value: bigint): string {
  const digits = (value < 0n ? -value : value).toString().padStart(9, '0');
  const fraction = digits.slice(-8).replace(/0+$/, '');
  const text = `${digits.slice(0, -8)}${fraction === '' ? '' : `.${fraction}`}`;
  return value < 0n ? `-${text}` : text;
}

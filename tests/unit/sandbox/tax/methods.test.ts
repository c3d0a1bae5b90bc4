import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assess } from '#sandbox/calls/tax/assess.ts';
import type { CostMethod } from '#sandbox/calls/tax/matchLots.ts';
import { describeAmounts, sumFigures } from '#sandbox/calls/tax/readAssessment.ts';
import type { TaxEvent } from '#sandbox/calls/tax/readEvents.ts';
import { Decimal } from '#shared/money/decimal.ts';
import {
  computeTax,
  type PlainChange,
  type PlainEvent,
  type PlainFigures,
  type Rules,
} from './computeTax.ts';

const METHODS: readonly CostMethod[] = ['FIFO', 'LIFO', 'HIFO', 'AVERAGE'];
const COINS = ['BTC', 'ETH', 'SOL', 'USDT'];
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

const rules = (method: CostMethod, seed: number): Rules => ({
  ...PERIOD,
  method,
  priceOf: (coin, atMs) =>
    coin === 'USDT'
      ? 10_000n
      : // Some equal prices, so that the order of equal ones counts as well.
        BigInt(((atMs >> 7) * 7_919 + coin.charCodeAt(0) * 104_729 + seed) % 900_001),
  isCash: (coin) => coin === 'USDT',
  statedCost: (coin, id) => (STATED.test(id) ? BigInt(coin.charCodeAt(0)) * 123_456_789_012n : undefined),
});

test('500 histories come to what the published definitions of each method say, to the last digit', async () => {
  await fc.assert(
    fc.asyncProperty(history, fc.nat({ max: 900_000 }), async (events, seed) => {
      for (const method of METHODS) {
        const said = rules(method, seed);
        const coins = await assess(events.map(toTaxEvent), {
          period: PERIOD,
          method,
          priceAt: (coin, atMs) => new Decimal(said.priceOf(coin, atMs).toString()).div(10_000),
          isCash: said.isCash,
          costOf: (coin, id) => {
            const cost = said.statedCost(coin, id);
            return cost === undefined ? undefined : write(cost);
          },
          pause: async () => undefined,
        });
        const expected = computeTax(events, said);
        expect(
          Object.fromEntries(
            coins.map((coin) => [coin.coin, { ...sumFigures([coin]), ...describeAmounts(coin) }]),
          ),
          method,
        ).toEqual(Object.fromEntries([...expected].map(([coin, figures]) => [coin, describe(figures)])));
      }
    }),
    { numRuns: 500 },
  );
});

function toTaxEvent({ changes, fees, taxes, ...event }: PlainEvent): TaxEvent {
  const parts = (of: readonly PlainChange[]) =>
    of.map((part) => ({ coin: part.coin, amount: new Decimal(write(part.units)) }));
  return { ...event, changes: parts(changes), fees: parts(fees), taxes: parts(taxes) };
}

/** The same names as the exchange's answer. */
function describe({ disposals, opening, in: came, out, ...figures }: PlainFigures) {
  return {
    disposals,
    proceeds: write(figures.proceeds),
    cost: write(figures.cost),
    gain: write(figures.proceeds - figures.cost),
    income: write(figures.income),
    fees: write(figures.fees),
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

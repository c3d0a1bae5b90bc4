import { Decimal } from '#shared/money/decimal.ts';
import type { Period } from '#shared/tax/periods.ts';
import { type CostMethod, type Lot, takeFromLots, USD_DIGITS } from './matchLots.ts';
import type { CoinChange, TaxEvent } from './readEvents.ts';

export interface AssessOptions {
  readonly period: Period;
  readonly method: CostMethod;
  /** USD for one coin at a moment; zero for coins without a price. */
  priceAt(coin: string, atMs: number): Decimal;
  /** Money, and coins that are always worth a dollar: their receipts need no price. */
  isCash(coin: string): boolean;
  /** What a user said a receipt had cost, in USD for all of it. */
  costOf(coin: string, eventId: string): string | undefined;
  /** Called after each event: a year of them takes long enough to keep others waiting. */
  pause(): Promise<void>;
}

/** Coins that were given away for a price. */
export interface Disposal {
  readonly coin: string;
  readonly atMs: number;
  readonly amount: Decimal;
  readonly proceeds: Decimal;
  readonly cost: Decimal;
}

/** Coins that came without a price. */
export interface Receipt {
  readonly txId: string;
  readonly amount: Decimal;
  readonly atMs: number;
  /** What the user said it had cost, in USD for all of it; undefined as long as they have not. */
  readonly costUsd: string | undefined;
}

/** Profit or loss of derivatives, at the value of its moment. */
export interface Income {
  readonly coin: string;
  readonly atMs: number;
  /** Below zero for a loss, as is its value. */
  readonly amount: Decimal;
  readonly value: Decimal;
}

/** One coin's figures of a period: USD, but for the four amounts of the coin that add up. */
export interface CoinAssessment {
  readonly coin: string;
  readonly disposals: Disposal[];
  readonly incomes: Income[];
  fees: Decimal;
  taxWithheld: Decimal;
  opening: Decimal;
  in: Decimal;
  out: Decimal;
  /** Receipts without a price of their own that were not all gone before the period. */
  readonly receipts: readonly Receipt[];
}

interface Book extends CoinAssessment {
  readonly lots: Lot[];
  /** Receipts without a price of their own, by their ids. */
  readonly unpriced: Map<string, Receipt>;
}

const ZERO = new Decimal(0);

/**
 * What a period came to, by coin. Events are all there were until the end of the period, the oldest first: what is sold in
 * it was bought before. A trade with the desk disposes of what is given at the value of what comes for it, with the tax
 * withheld, and what comes costs its value. A loss in derivatives is negative income, paid with coins at their value; a
 * transfer elsewhere takes its cost along, and is no disposal.
 */
export async function assess(events: readonly TaxEvent[], options: AssessOptions): Promise<CoinAssessment[]> {
  const { period } = options;
  const books = new Map<string, Book>();
  const bookOf = (coin: string): Book => {
    const book = books.get(coin) ?? createBook(coin);
    books.set(coin, book);
    return book;
  };
  for (const event of events) {
    if (event.atMs > period.endMs) {
      break;
    }
    countAmounts(event, period, bookOf);
    applyEvent(event, options, bookOf);
    await options.pause();
  }
  return [...books.values()]
    .map(({ unpriced, lots: _lots, ...book }) => ({ ...book, receipts: [...unpriced.values()] }))
    .toSorted((one, other) => (one.coin < other.coin ? -1 : 1));
}

function createBook(coin: string): Book {
  return {
    ...{ coin, disposals: [], incomes: [], lots: [], receipts: [], unpriced: new Map() },
    ...{ fees: ZERO, taxWithheld: ZERO, opening: ZERO, in: ZERO, out: ZERO },
  };
}

type BookOf = (coin: string) => Book;

function countAmounts({ atMs, changes }: TaxEvent, { startMs }: Period, bookOf: BookOf): void {
  for (const { coin, amount } of changes) {
    const book = bookOf(coin);
    if (atMs < startMs) {
      book.opening = book.opening.plus(amount);
    } else if (amount.isNegative()) {
      book.out = book.out.minus(amount);
    } else {
      book.in = book.in.plus(amount);
    }
  }
}

function applyEvent(event: TaxEvent, options: AssessOptions, bookOf: BookOf): void {
  const { atMs, nature, changes } = event;
  const isInPeriod = atMs >= options.period.startMs;
  const worthOf = ({ coin, amount }: CoinChange) => toUsd(amount.abs().mul(options.priceAt(coin, atMs)));
  const gains = changes.filter(({ amount }) => !amount.isNegative());
  const losses = changes.filter(({ amount }) => amount.isNegative());
  const proceeds = nature === 'trade' ? shareProceeds(event, losses, gains, worthOf) : losses.map(worthOf);
  for (const [at, loss] of losses.entries()) {
    const book = bookOf(loss.coin);
    const amount = loss.amount.abs();
    const cost = takeFromLots(book.lots, amount, options.method);
    dropSpent(book, isInPeriod);
    if (nature !== 'transfer' && isInPeriod) {
      book.disposals.push({ coin: loss.coin, atMs, amount, proceeds: proceeds[at] ?? ZERO, cost });
    }
    if (nature === 'derivatives' && isInPeriod) {
      book.incomes.push({ ...loss, atMs, value: (proceeds[at] ?? ZERO).negated() });
    }
  }
  for (const gain of gains) {
    receive(bookOf(gain.coin), gain, event, options, worthOf);
    if (nature === 'derivatives' && isInPeriod) {
      bookOf(gain.coin).incomes.push({ ...gain, atMs, value: worthOf(gain) });
    }
  }
  if (isInPeriod) {
    for (const fee of event.fees) {
      bookOf(fee.coin).fees = bookOf(fee.coin).fees.plus(worthOf(fee));
    }
    for (const tax of event.taxes) {
      bookOf(tax.coin).taxWithheld = bookOf(tax.coin).taxWithheld.plus(worthOf(tax));
    }
  }
}

/** What came for what was given, by the value of each; while nothing has come yet, what it was worth. */
function shareProceeds(
  { taxes }: TaxEvent,
  losses: readonly CoinChange[],
  gains: readonly CoinChange[],
  worthOf: (change: CoinChange) => Decimal,
): Decimal[] {
  const values = losses.map(worthOf);
  if (gains.length === 0) {
    return values;
  }
  const got = [...gains, ...taxes].reduce((sum, change) => sum.plus(worthOf(change)), ZERO);
  const given = values.reduce((sum, value) => sum.plus(value), ZERO);
  if (losses.length === 1 || given.isZero()) {
    return values.map((_value, at) => (at === 0 ? got : ZERO));
  }
  let rest = got;
  return values.map((value, at) => {
    // The last one takes what rounding left: together they came to all that was received.
    const share = at === values.length - 1 ? rest : toUsd(got.mul(value).div(given));
    rest = rest.minus(share);
    return share;
  });
}

function receive(
  book: Book,
  { coin, amount }: CoinChange,
  { id, atMs, nature }: TaxEvent,
  options: AssessOptions,
  worthOf: (change: CoinChange) => Decimal,
): void {
  const isPriced = nature !== 'transfer' || options.isCash(coin);
  const given = isPriced ? undefined : options.costOf(coin, id);
  const cost = given === undefined ? (isPriced ? worthOf({ coin, amount }) : ZERO) : new Decimal(given);
  book.lots.push({ id, atMs, amount, cost, unitCost: cost.div(amount) });
  if (!isPriced) {
    book.unpriced.set(id, { txId: id, amount, atMs, costUsd: given });
  }
}

/** A receipt that was all gone before the period does not matter for the period. */
function dropSpent(book: Book, isInPeriod: boolean): void {
  if (isInPeriod) {
    return;
  }
  const left = new Set(book.lots.map(({ id }) => id));
  for (const id of book.unpriced.keys()) {
    if (!left.has(id)) {
      book.unpriced.delete(id);
    }
  }
}

function toUsd(value: Decimal): Decimal {
  return value.toDecimalPlaces(USD_DIGITS);
}

import type { Decimal } from '#shared/money/decimal.ts';
import type { CostMethod } from '#shared/tax/costMethods.ts';
import type { Period } from '#shared/tax/periods.ts';
import { type Acquisition, type Lot, type Matched, type Move, ZERO } from './lots.ts';
import { addLot, takeFromLots } from './matchLots.ts';
import { matchShares } from './matchShares.ts';
import type { TaxEvent } from './readEvents.ts';
import { costsOf, proceedsOf, type Values, worthOf } from './valueEvents.ts';

/** What a user said of coins that came from elsewhere. */
export interface StatedCost {
  /** For all of them, in the currency of the residence. */
  readonly cost: Decimal;
  /** When they were bought; when they came where the user has not said it. */
  readonly acquiredMs: number | undefined;
  /** As the user wrote it, and in which currency. */
  readonly own: Decimal;
  readonly currency: string;
}

export interface AssessOptions extends Values {
  readonly period: Period;
  /** The method in force at a moment. Share matching is in force always or never. */
  methodAt(atMs: number): CostMethod;
  /** The number of a moment's day on the calendar of the residence. */
  dayOf(atMs: number): number;
  /** Money, and coins that are always worth a dollar: their receipts need no price. */
  isCash(coin: string): boolean;
  /** What a user said a receipt had cost. */
  costOf(coin: string, eventId: string): StatedCost | undefined;
  /** Called after each event: a year of them takes long enough to keep others waiting. */
  pause(): Promise<void>;
}

/** Coins that came without a price. */
export interface Receipt {
  readonly txId: string;
  readonly amount: Decimal;
  readonly atMs: number;
  /** When they came, in the currency of the residence. */
  readonly worth: Decimal;
  /** Undefined as long as the user has not said it. */
  readonly stated: StatedCost | undefined;
}

/** Profit or loss of derivatives, at the value of its moment: one for each line of the log. */
export interface Income {
  readonly id: string;
  readonly coin: string;
  readonly atMs: number;
  /** Below zero for a loss, as is its value. */
  readonly amount: Decimal;
  readonly value: Decimal;
}

/** One coin's figures of a period: in the currency of the residence, but for the amounts of the coin that add up. */
export interface CoinAssessment {
  readonly coin: string;
  readonly disposals: readonly Matched[];
  readonly incomes: readonly Income[];
  readonly fees: Decimal;
  readonly taxWithheld: Decimal;
  readonly opening: Decimal;
  readonly in: Decimal;
  readonly out: Decimal;
  /** Receipts without a price of their own that the figures come from, or that are still there. */
  readonly receipts: readonly Receipt[];
}

interface Book {
  readonly coin: string;
  readonly moves: Move[];
  readonly incomes: Income[];
  readonly receipts: Receipt[];
  fees: Decimal;
  taxWithheld: Decimal;
  opening: Decimal;
  in: Decimal;
  out: Decimal;
}

/**
 * What a period came to, by coin. Events are all there were until the end of the period, the oldest first: what is sold in
 * it was bought before; share matching looks at those after it as well. A trade with the desk disposes of what is given at the
 * value of what comes for it. Profit and loss of derivatives are income, and no disposal; a transfer elsewhere takes its cost
 * along, and is none either. The currency of the residence is money, and no asset.
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
    if (event.atMs <= period.endMs) bookEvent(event, options, bookOf);
    readMoves(event, options, bookOf);
    await options.pause();
  }
  const assessed: CoinAssessment[] = [];
  for (const book of books.values()) {
    if (hasNothing(book, period)) continue;
    assessed.push(await assessCoin(book, options));
  }
  return assessed.toSorted((one, other) => (one.coin < other.coin ? -1 : 1));
}

function createBook(coin: string): Book {
  return {
    ...{ coin, moves: [], incomes: [], receipts: [] },
    ...{ fees: ZERO, taxWithheld: ZERO, opening: ZERO, in: ZERO, out: ZERO },
  };
}

/** A coin that came after the period. */
function hasNothing({ moves, fees, taxWithheld }: Book, { endMs }: Period): boolean {
  const isLater = moves.length > 0 && moves.every(({ atMs }) => atMs > endMs);
  return isLater && fees.isZero() && taxWithheld.isZero();
}

type BookOf = (coin: string) => Book;

function bookEvent(event: TaxEvent, options: AssessOptions, bookOf: BookOf): void {
  const { id, atMs, nature, changes } = event;
  const isInPeriod = atMs >= options.period.startMs;
  for (const change of changes) {
    const { coin, amount } = change;
    const book = bookOf(coin);
    if (!isInPeriod) {
      book.opening = book.opening.plus(amount);
      continue;
    }
    if (amount.isNegative()) book.out = book.out.minus(amount);
    else book.in = book.in.plus(amount);
    if (nature === 'derivatives') {
      const worth = worthOf(options, change, atMs);
      book.incomes.push({ id, coin, atMs, amount, value: amount.isNegative() ? worth.negated() : worth });
    }
  }
  if (!isInPeriod) return;
  for (const fee of event.fees) {
    const book = bookOf(fee.coin);
    book.fees = book.fees.plus(worthOf(options, fee, atMs));
  }
  for (const tax of event.taxes) {
    const book = bookOf(tax.coin);
    book.taxWithheld = book.taxWithheld.plus(worthOf(options, tax, atMs));
  }
}

/** What came and what went of each coin, with cost and proceeds. */
function readMoves(event: TaxEvent, options: AssessOptions, bookOf: BookOf): void {
  const { atMs, nature, changes } = event;
  const [proceeds, costs] = [proceedsOf(event, options), costsOf(event, options)];
  const given = changes.filter(({ amount }) => amount.isNegative());
  const came = changes.filter(({ amount }) => !amount.isNegative());
  for (const [at, { coin, amount }] of given.entries()) {
    const isDisposal = nature === 'trade' && coin !== options.currency;
    const removal = { kind: 'out', atMs, amount: amount.abs(), isDisposal } as const;
    bookOf(coin).moves.push({ ...removal, proceeds: proceeds[at] ?? ZERO });
  }
  for (const [at, { coin, amount }] of came.entries()) {
    const worth = costs[at] ?? ZERO;
    bookOf(coin).moves.push(readAcquisition(event, { coin, amount, worth }, options, bookOf(coin)));
  }
}

function readAcquisition(
  { id, atMs, nature }: TaxEvent,
  { coin, amount, worth }: { readonly coin: string; readonly amount: Decimal; readonly worth: Decimal },
  options: AssessOptions,
  book: Book,
): Acquisition {
  const move = { kind: 'in', id, atMs, amount } as const;
  if (nature !== 'transfer' || options.isCash(coin) || coin === options.currency) {
    return { ...move, acquiredMs: atMs, cost: worth, isKnown: true };
  }
  const stated = options.costOf(coin, id);
  if (atMs <= options.period.endMs) book.receipts.push({ txId: id, amount, atMs, worth, stated });
  const acquiredMs = stated?.acquiredMs ?? atMs;
  return { ...move, acquiredMs, cost: stated?.cost ?? ZERO, isKnown: stated !== undefined };
}

async function assessCoin(book: Book, options: AssessOptions): Promise<CoinAssessment> {
  const { startMs, endMs } = options.period;
  const { coin, moves, receipts, ...figures } = book;
  const { matched, openIds } =
    coin === options.currency ? { matched: [], openIds: new Set<string>() } : await match(moves, options);
  const disposals = matched.filter(({ isDisposal, atMs }) => isDisposal && atMs >= startMs && atMs <= endMs);
  const used = new Set(disposals.flatMap(({ lines }) => lines.flatMap(({ unknown }) => [...unknown])));
  return {
    ...{ coin, disposals, ...figures },
    receipts: receipts.filter(({ txId, atMs }) => atMs >= startMs || openIds.has(txId) || used.has(txId)),
  };
}

interface MatchedMoves {
  readonly matched: readonly Matched[];
  /** What is there as the period begins, and what of unknown cost it comes from. */
  readonly openIds: ReadonlySet<string>;
}

async function match(moves: readonly Move[], options: AssessOptions): Promise<MatchedMoves> {
  const { startMs, endMs } = options.period;
  if (options.methodAt(endMs) === 'SHARE_MATCHING') {
    return matchShares(moves, { dayOf: options.dayOf, startMs });
  }
  const lots: Lot[] = [];
  const matched: Matched[] = [];
  let openIds: ReadonlySet<string> | undefined;
  for (const move of moves) {
    if (move.atMs > endMs) break;
    if (move.atMs >= startMs) openIds ??= idsOf(lots);
    const method = options.methodAt(move.atMs);
    if (move.kind === 'in') addLot(lots, move);
    else matched.push(takeFromLots(lots, move, method === 'SHARE_MATCHING' ? 'FIFO' : method));
    await options.pause();
  }
  return { matched, openIds: openIds ?? idsOf(lots) };
}

function idsOf(lots: readonly Lot[]): ReadonlySet<string> {
  return new Set(lots.flatMap(({ id, unknown }) => [id, ...unknown]));
}

import type { Decimal } from '#shared/money/decimal.ts';
import type { CostMethod } from '#shared/tax/costMethods.ts';
import type { Period } from '#shared/tax/periods.ts';
import type { CoinAssessment, Income, Receipt, StatedCost, Withheld } from './assessment.ts';
import { type Acquisition, ASKED, type Holder, type Move, ZERO } from './lots.ts';
import { type MatchedMoves, matchHolders } from './matchHolders.ts';
import { matchShares } from './matchShares.ts';
import type { TaxEvent } from './readEvents.ts';
import { changesOf, type HolderChange, settleTransfer } from './readMoves.ts';
import { costsOf, proceedsOf, type Values, worthOf } from './valueEvents.ts';

export interface AssessOptions extends Values {
  /** The accounts whose figures these are, taken together. Events are those of all accounts of the person. */
  readonly asked: ReadonlySet<number>;
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

interface Book {
  readonly coin: string;
  readonly moves: Move[];
  readonly incomes: Income[];
  /** By the holder that they came to. */
  readonly receipts: (Receipt & { readonly holder: Holder })[];
  readonly withheld: Withheld[];
  /** The accounts asked for had something to do with the coin, before the period ended. */
  isAsked: boolean;
  conversionFees: Decimal;
  withdrawalFees: Decimal;
  opening: Decimal;
  in: Decimal;
  out: Decimal;
}

/**
 * What a period came to, by coin. Events are all there were until the end of the period, the oldest first: what is sold in
 * it was bought before; share matching looks at those after it as well. A trade with the desk disposes of what is given at the
 * value of what comes for it. Profit and loss of derivatives are income, and no disposal; a transfer elsewhere takes its cost
 * along, and is none either, and one to another account of the person takes it there. The currency of the residence is money, and
 * no asset.
 */
export async function assess(events: readonly TaxEvent[], options: AssessOptions): Promise<CoinAssessment[]> {
  const { period, asked } = options;
  const books = new Map<string, Book>();
  const bookOf = (coin: string): Book => {
    const book = books.get(coin) ?? createBook(coin);
    books.set(coin, book);
    return book;
  };
  for (const event of events) {
    const changes = changesOf(event, asked);
    if (event.atMs <= period.endMs) bookAmounts(event, changes, options, bookOf);
    if (event.atMs <= period.endMs && asked.has(event.uid)) bookCharges(event, options, bookOf);
    bookMoves(event, changes, options, bookOf);
    await options.pause();
  }
  const assessed: CoinAssessment[] = [];
  for (const book of books.values()) {
    if (book.isAsked) assessed.push(await assessCoin(book, options));
  }
  return assessed.toSorted((one, other) => (one.coin < other.coin ? -1 : 1));
}

function createBook(coin: string): Book {
  return {
    ...{ coin, moves: [], incomes: [], receipts: [], withheld: [], isAsked: false },
    ...{ conversionFees: ZERO, withdrawalFees: ZERO, opening: ZERO, in: ZERO, out: ZERO },
  };
}

type BookOf = (coin: string) => Book;

/** What the accounts asked for had more and less, and what of it is income. */
function bookAmounts(
  { id, atMs, nature, incomeKind }: TaxEvent,
  changes: readonly HolderChange[],
  options: AssessOptions,
  bookOf: BookOf,
): void {
  for (const change of changes) {
    if (change.holder !== ASKED) continue;
    const { coin, amount } = change;
    const book = bookOf(coin);
    book.isAsked = true;
    if (atMs < options.period.startMs) {
      book.opening = book.opening.plus(amount);
      continue;
    }
    if (amount.isNegative()) book.out = book.out.minus(amount);
    else book.in = book.in.plus(amount);
    if (nature === 'derivatives') {
      const worth = worthOf(options, change, atMs);
      const value = amount.isNegative() ? worth.negated() : worth;
      book.incomes.push({ id, kind: incomeKind, coin, atMs, amount, value });
    }
  }
}

/** Fees and taxes of the period: those of a trade are a conversion's, all others a withdrawal's. */
function bookCharges(event: TaxEvent, options: AssessOptions, bookOf: BookOf): void {
  const { id, atMs, nature, taxType: type } = event;
  if (atMs < options.period.startMs) return;
  for (const fee of event.fees) {
    const book = bookOf(fee.coin);
    book.isAsked = true;
    const figure = nature === 'trade' ? 'conversionFees' : 'withdrawalFees';
    book[figure] = book[figure].plus(worthOf(options, fee, atMs));
  }
  for (const { coin, amount } of event.taxes) {
    const book = bookOf(coin);
    book.isAsked = true;
    const value = worthOf(options, { coin, amount }, atMs);
    book.withheld.push({ id, coin, atMs, type, amount, value });
  }
}

/** What came and what went of each coin, with cost and proceeds. */
function bookMoves(
  event: TaxEvent,
  changes: readonly HolderChange[],
  options: AssessOptions,
  bookOf: BookOf,
): void {
  const { atMs, nature } = event;
  const settled = nature === 'transfer' ? settleTransfer(changes, atMs) : { carries: [], rest: changes };
  for (const { coin, ...carry } of settled.carries) bookOf(coin).moves.push(carry);
  const parts = { ...event, changes: settled.rest };
  const [proceeds, costs] = [proceedsOf(parts, options), costsOf(parts, options)];
  const given = settled.rest.filter(({ amount }) => amount.isNegative());
  const came = settled.rest.filter(({ amount }) => !amount.isNegative());
  for (const [at, { coin, amount, holder }] of given.entries()) {
    const isDisposal = nature === 'trade' && coin !== options.currency;
    const removal = { kind: 'out', holder, atMs, amount: amount.abs(), isDisposal } as const;
    bookOf(coin).moves.push({ ...removal, proceeds: proceeds[at] ?? ZERO });
  }
  for (const [at, change] of came.entries()) {
    const book = bookOf(change.coin);
    book.moves.push(readAcquisition(event, { ...change, worth: costs[at] ?? ZERO }, options, book));
  }
}

function readAcquisition(
  { id, uid, atMs, nature, changes }: TaxEvent,
  { coin, amount, worth, holder }: HolderChange & { readonly worth: Decimal },
  options: AssessOptions,
  book: Book,
): Acquisition {
  const move = { kind: 'in', id, holder, atMs, amount } as const;
  if (nature !== 'transfer' || options.isCash(coin) || coin === options.currency) {
    return { ...move, acquiredMs: atMs, cost: worth, isKnown: true };
  }
  const stated = options.costOf(coin, id);
  const owner = changes.find((change) => change.coin === coin && change.amount.isPositive())?.uid ?? uid;
  book.receipts.push({ txId: id, uid: owner, holder, amount, atMs, worth, stated });
  const acquiredMs = stated?.acquiredMs ?? atMs;
  return { ...move, acquiredMs, cost: stated?.cost ?? ZERO, isKnown: stated !== undefined };
}

async function assessCoin(book: Book, options: AssessOptions): Promise<CoinAssessment> {
  const { startMs, endMs } = options.period;
  const { coin, moves, receipts, isAsked: _isAsked, ...figures } = book;
  const left = figures.opening.plus(figures.in).minus(figures.out);
  const { matched, openIds, open } = await match(coin, { moves, left }, options);
  const disposals = matched.filter(({ isDisposal, atMs }) => isDisposal && atMs >= startMs && atMs <= endMs);
  const used = new Set(disposals.flatMap(({ lines }) => lines.flatMap(({ unknown }) => [...unknown])));
  const isOfPeriod = ({ holder, atMs }: Book['receipts'][number]): boolean =>
    holder === ASKED && atMs >= startMs && atMs <= endMs;
  return {
    ...{ coin, disposals, ...figures },
    held: open.map((lot) => ({ ...lot, worth: worthOf(options, { coin, amount: lot.amount }, endMs) })),
    // Share matching sells coins that come after the period as well.
    receipts: receipts.filter(
      (receipt) => isOfPeriod(receipt) || openIds.has(receipt.txId) || used.has(receipt.txId),
    ),
  };
}

interface CoinMoves {
  readonly moves: readonly Move[];
  /** What the accounts asked for have as the period ends. */
  readonly left: Decimal;
}

async function match(
  coin: string,
  { moves, left }: CoinMoves,
  options: AssessOptions,
): Promise<MatchedMoves> {
  if (coin === options.currency) return { matched: [], openIds: new Set(), open: [] };
  const { startMs, endMs } = options.period;
  return options.methodAt(endMs) === 'SHARE_MATCHING'
    ? matchShares(moves, { dayOf: options.dayOf, startMs, endMs, held: left })
    : matchHolders(moves, options);
}

import type { RecordStatus } from '#app/features/recordList/fieldValues.ts';
import type { Outcome } from '#app/features/recordList/outcome.ts';
import type { RecordRow } from '#app/features/recordList/recordSource.ts';

/** What made a conversion, as the tabs of its history and its words have it (screens.md 1.2, 2.0). */
export type ConversionKind = 'instant' | 'limit' | 'batch' | 'fiat' | 'block' | 'lowBalance';

/** How far it has come; orders with a limit have words of their own (screens.md 2.0). */
export type ConversionStatus = Exclude<
  RecordStatus,
  'cancelling' | 'quoted' | 'confirmed' | 'settled' | 'rejected' | 'pending'
>;

/** A sum of one coin, a plain decimal string. */
export interface CoinAmount {
  readonly coin: string;
  readonly amount: string;
}

/** One coin of a batch, and the whole of any other conversion. */
export interface ConversionLine {
  /** What was taken; for a conversion that failed, what was asked for. */
  readonly given: CoinAmount;
  /** What was booked; before that, what is expected; zero for a conversion that failed. */
  readonly got: CoinAmount;
  /** `got` is what is expected: nothing is booked yet. */
  readonly isExpected: boolean;
  /** Units of what is got for one of what is given; "" where there is none. Until a limit is filled, the limit. */
  readonly rate: string;
  /** Null where nothing was charged. */
  readonly fee: CoinAmount | null;
  readonly tax: CoinAmount | null;
  readonly status: ConversionStatus;
  /** Why it failed (screens.md 0.2); null where it did not, or nothing is known. */
  readonly failCode: number | null;
}

/** The terms of an order with a limit; prices are units of what is got for one of what is given. */
export interface LimitTerms {
  readonly price: string;
  readonly expiresAtMs: number;
  /** "" while it is not filled. */
  readonly filledRate: string;
}

/** A conversion of any kind, as its history has it. */
export interface Conversion extends RecordRow {
  readonly kind: ConversionKind;
  /** The key of the account that it took from and paid into (screens.md 2.0). */
  readonly sourceKey: string;
  readonly status: ConversionStatus;
  /** One, or one for each coin of a batch. */
  readonly lines: readonly ConversionLine[];
  /** What all lines together brought, or are expected to; all are into one coin. */
  readonly got: CoinAmount;
  readonly isExpected: boolean;
  readonly fee: CoinAmount | null;
  readonly tax: CoinAmount | null;
  readonly failCode: number | null;
  /** "" where no quote came first. */
  readonly quoteId: string;
  /** The price against the middle of the market when it was quoted, as a ratio minus one; null where it is unknown. */
  readonly gapRate: string | null;
  /** By the exchange's clock; null while it is under way, and where it is unknown. */
  readonly endedAtMs: number | null;
  readonly limit: LimitTerms | null;
}

const UNDER_WAY: readonly ConversionStatus[] = ['init', 'processing', 'open', 'filling'];
const WITH_RESULT: readonly ConversionStatus[] = ['success', 'partial_fulfillment', 'filled'];

/** Something can still happen to it by itself: it is asked for again (screens.md 1.2). */
export function isUnderWay(status: ConversionStatus): boolean {
  return UNDER_WAY.includes(status);
}

/** Coins were booked. */
export function isBooked(status: ConversionStatus): boolean {
  return WITH_RESULT.includes(status);
}

/** The outcome of a conversion of any kind. */
export function outcomeOf(status: ConversionStatus): Outcome {
  if (isBooked(status)) return 'booked';
  return isUnderWay(status) ? 'open' : 'void';
}

/** The single line of what was no batch of several coins; undefined for one that was. */
export function onlyLine({ lines }: Pick<Conversion, 'lines'>): ConversionLine | undefined {
  return lines.length === 1 ? lines[0] : undefined;
}

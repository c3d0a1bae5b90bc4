import { createHash } from 'node:crypto';
import type { PromisedLine } from '#sandbox/books/state/schema/convert.ts';
import { movementOf } from '#sandbox/calls/convert/bookLine.ts';
import { describeConversion, type NewConversion } from '#sandbox/calls/convert/conversions.ts';
import { taxOf } from '#sandbox/calls/convert/dealTerms.ts';
import { notionalOf } from '#sandbox/calls/convert/notional.ts';
import { writeDecimal } from '#sandbox/calls/convert/writeDecimal.ts';
import { Decimal } from '#shared/money/decimal.ts';
import type { Past } from '../createPast.ts';
import { DAY_MS, type PastEvent } from '../planEvents.ts';
import { CONVERSION_SOURCES, type ConversionRule } from './conversionSources.ts';
import { requireUser } from './priceLine.ts';

export interface PastLine {
  readonly line: PromisedLine;
  /** Why it failed; null where it was booked. */
  readonly failCode: number | null;
}

const PRICE_DIGITS = 6;
const ORDER_DAYS = { placed: 3, left: 4 };

/** Adds the rows and bookings of one conversion: a line of its own, or the lines of a batch. */
export function writeConversion(
  past: Past,
  event: PastEvent<ConversionRule>,
  lines: readonly PastLine[],
): void {
  const [first] = lines;
  if (first === undefined) {
    return;
  }
  const { rule, name, atMs } = event;
  const { uid } = rule;
  const { kind, wallet, accountType } = CONVERSION_SOURCES[rule.source];
  const ownId = idOfConversion(name);
  const isBatch = kind === 'batch' || kind === 'lowBalance';
  const base = { uid, kind, requestId: ownId, accountType, createdAt: atMs };
  lines.forEach(({ line, failCode }, at) => {
    const id = isBatch ? idOfConversion(`${name}/${at}`) : ownId;
    past.rows.conversions.push(
      describeConversion(line, {
        ...base,
        id,
        batchId: isBatch ? ownId : null,
        quoteId: kind === 'limit' ? null : ownId,
        taxType: taxOf(requireUser(uid)).type,
        status: failCode === null ? 'success' : 'failure',
        failCode,
        notionalUsd: notionalOf(past.quotes, line.fromCoin, line.fromAmount, atMs),
        finishedAt: atMs,
        ...(kind === 'limit' && describeOrder(event, line, failCode === null)),
      }),
    );
    if (failCode === null) {
      past.post(movementOf({ uid, line, toWallet: wallet, id, atMs }));
    }
  });
  if (kind === 'batch' || kind === 'lowBalance') {
    const toCoin = first.line.toCoin;
    const status = statusOf(lines);
    past.rows.batches.push({ ...base, kind, id: ownId, quoteId: ownId, toCoin, status, isSettled: true });
  }
}

/** A limit order was placed days before it was filled, cancelled or expired. */
function describeOrder(
  { nth, atMs }: PastEvent<ConversionRule>,
  { rate }: PromisedLine,
  isFilled: boolean,
): Partial<NewConversion> {
  const status = isFilled ? 'filled' : nth % 2 === 0 ? 'cancelled' : 'expired';
  const limit = new Decimal(rate).times(isFilled ? 1 : '1.08');
  return {
    status,
    failCode: null,
    limitPrice: writeDecimal(limit.toSignificantDigits(PRICE_DIGITS, Decimal.ROUND_DOWN)),
    createdAt: atMs - ORDER_DAYS.placed * DAY_MS,
    expiresAt: status === 'expired' ? atMs : atMs + ORDER_DAYS.left * DAY_MS,
  };
}

function statusOf(lines: readonly PastLine[]): string {
  const failed = lines.filter(({ failCode }) => failCode !== null).length;
  return failed === 0 ? 'success' : failed === lines.length ? 'failure' : 'partial_fulfillment';
}

function idOfConversion(name: string): string {
  return createHash('sha256').update(name).digest('hex').slice(0, 32);
}

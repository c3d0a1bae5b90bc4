import type { InferOutput } from 'valibot';
import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { lockAccounts } from '#sandbox/books/ledger/lockAccounts.ts';
import { NotEnough } from '#sandbox/books/ledger/postMovement.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { batches, conversions } from '#sandbox/books/state/schema/convert.ts';
import type { ExchangeStatus } from '#shared/endpoints/enums.ts';
import { type Booking, bookLine, movementOf } from '../bookLine.ts';
import { describeConversion } from '../conversions.ts';
import { createId } from '../ids.ts';
import { notionalOf } from '../notional.ts';
import type { Quote } from '../quotes.ts';
import { isFailing } from './batchRules.ts';

export interface Batch {
  readonly quote: Quote;
  readonly kind: 'batch' | 'lowBalance';
  readonly requestId: string;
  readonly nowMs: number;
}

type Status = InferOutput<typeof ExchangeStatus>;

const NO_DEALER = 700001;
const BALANCE_GONE = 700005;

/** Books the lines of a batch, each by itself, and returns the status of the whole batch. Its id is the quote's. */
export async function bookBatch(exchange: Exchange, sql: Sql, batch: Batch): Promise<Status> {
  const { quote, kind, requestId, nowMs } = batch;
  const { id, uid, accountType, terms } = quote;
  const bookings = terms.lines.map((line) => ({
    uid,
    line,
    toWallet: terms.toWallet,
    id: createId(),
    atMs: nowMs,
  }));
  const booked = bookings.filter(({ line }) => !isFailing(exchange, line.fromCoin));
  await lockAccounts(sql, booked.map(movementOf));
  const failCodes: (number | null)[] = [];
  for (const booking of bookings) {
    const failCode = booked.includes(booking) ? await tryBooking(sql, booking) : NO_DEALER;
    failCodes.push(failCode);
    await recordLine(exchange, sql, { batch, booking, failCode });
  }
  const status = statusOf(failCodes);
  await sql.insert(batches).values({
    id,
    uid,
    kind,
    quoteId: id,
    requestId,
    accountType,
    toCoin: terms.toCoin,
    status,
    isSettled: true,
    createdAt: nowMs,
  });
  return status;
}

interface BookedLine {
  readonly batch: Batch;
  readonly booking: Booking;
  /** Null where it was booked. */
  readonly failCode: number | null;
}

async function recordLine(
  exchange: Exchange,
  sql: Sql,
  { batch: { quote, kind, requestId, nowMs }, booking: { id, line }, failCode }: BookedLine,
): Promise<void> {
  const { uid, accountType, terms } = quote;
  await sql.insert(conversions).values(
    describeConversion(line, {
      id,
      uid,
      batchId: quote.id,
      kind,
      quoteId: quote.id,
      requestId,
      accountType,
      taxType: terms.taxType,
      status: failCode === null ? 'success' : 'failure',
      failCode,
      notionalUsd: notionalOf(exchange, line.fromCoin, line.fromAmount, nowMs),
      createdAt: nowMs,
      finishedAt: nowMs,
    }),
  );
}

/** Under a savepoint: a coin that is gone meanwhile must not undo the others. */
async function tryBooking(sql: Sql, booking: Booking): Promise<number | null> {
  try {
    await sql.transaction((inner) => bookLine(inner, booking));
    return null;
  } catch (error) {
    if (error instanceof NotEnough) {
      return BALANCE_GONE;
    }
    throw error;
  }
}

function statusOf(failCodes: readonly (number | null)[]): Status {
  const failed = failCodes.filter((code) => code !== null).length;
  if (failed === 0) {
    return 'success';
  }
  return failed === failCodes.length ? 'failure' : 'partial_fulfillment';
}

import { and, eq, ne } from 'drizzle-orm';
import { Refusal } from '#sandbox/books/exchange/refusal.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { conversions, type PromisedLine } from '#sandbox/books/state/schema/convert.ts';
import { refuse } from '#sandbox/server/api/answer.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { writeGap } from './writeGap.ts';

export type Conversion = typeof conversions.$inferSelect;
export type NewConversion = typeof conversions.$inferInsert;

type Base = Pick<NewConversion, 'id' | 'uid' | 'kind' | 'requestId' | 'accountType' | 'status' | 'createdAt'>;

/** A row of the histories for a line that was promised; what a line does not say is as given. */
export function describeConversion(
  line: PromisedLine,
  rest: Base & Partial<NewConversion> & { notionalUsd: string },
): NewConversion {
  const { fromCoin, fromAmount, toCoin, toAmount, rate, reference, feeAmount, taxAmount } = line;
  return {
    fromCoin,
    fromAmount,
    toCoin,
    toAmount,
    rate,
    spotRate: reference,
    gapRate: writeGap(new Decimal(rate), new Decimal(reference)),
    feeCoin: new Decimal(feeAmount).isZero() ? '' : toCoin,
    feeAmount,
    taxAmount,
    ...rest,
  };
}

/** Throws 700021 where a conversion of the user is still running; limit orders don't count. */
export async function requireNoneRunning(sql: Sql, uid: number): Promise<void> {
  const [running] = await sql
    .select({ id: conversions.id })
    .from(conversions)
    .where(and(eq(conversions.uid, uid), eq(conversions.status, 'processing'), ne(conversions.kind, 'limit')))
    .limit(1);
  if (running !== undefined) {
    throw new Refusal(
      refuse(700021, 'another conversion is running', { info: { exchangeTxId: running.id } }),
    );
  }
}

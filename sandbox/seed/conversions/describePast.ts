import { createHash } from 'node:crypto';
import type { Movement } from '#sandbox/books/ledger/postMovement.ts';
import type { batches } from '#sandbox/books/state/schema/convert.ts';
import { movementOf } from '#sandbox/calls/convert/bookLine.ts';
import { describeConversion, type NewConversion } from '#sandbox/calls/convert/conversions.ts';
import { taxOf } from '#sandbox/calls/convert/dealTerms.ts';
import { notionalOf } from '#sandbox/calls/convert/notional.ts';
import { writeDecimal } from '#sandbox/calls/convert/writeDecimal.ts';
import { Decimal } from '#shared/money/decimal.ts';
import type { DemoUser } from '../reference/demoUsers.ts';
import { dealKindOf, type PastDeed } from './inventPast.ts';
import type { PastKind } from './plans.ts';
import type { Quotes } from './pricePast.ts';

/** The past as rows. */
export interface PastRows {
  readonly conversions: NewConversion[];
  readonly batches: (typeof batches.$inferInsert)[];
  /** The oldest first: each needs what the ones before it brought. */
  readonly movements: Movement[];
}

const ACCOUNT_TYPES: Readonly<Partial<Record<PastKind, string>>> = {
  batch: 'funding',
  batch_uta: 'uta_convert',
};
const DAY_MS = 86_400_000;
const PRICE_DIGITS = 6;

/** Writes somebody's deeds down. Ids are made of the seed and the place in the list, so that they repeat. */
export function describePast(
  { quotes, user, seed }: { quotes: Quotes; user: DemoUser; seed: string },
  deeds: readonly PastDeed[],
): PastRows {
  const rows: PastRows = { conversions: [], batches: [], movements: [] };
  deeds.forEach((deed, nth) => {
    const deedId = pastId(`${seed}/${user.id}/${nth}`);
    const kind = dealKindOf(deed.kind);
    const accountType =
      ACCOUNT_TYPES[deed.kind] ?? (kind === 'lowBalance' ? lowBalanceAccount(deed) : deed.kind);
    const isBatch = kind === 'batch' || kind === 'lowBalance';
    const base = { uid: user.id, kind, requestId: deedId, accountType, createdAt: deed.atMs };
    deed.lines.forEach(({ line, failCode }, at) => {
      const id = isBatch ? pastId(`${deedId}/${at}`) : deedId;
      rows.conversions.push(
        describeConversion(line, {
          ...base,
          id,
          batchId: isBatch ? deedId : null,
          quoteId: kind === 'limit' ? null : deedId,
          taxType: taxOf(user).type,
          status: failCode === null ? 'success' : 'failure',
          failCode,
          notionalUsd: notionalOf(quotes, line.fromCoin, line.fromAmount, deed.atMs),
          finishedAt: deed.atMs,
          ...(kind === 'limit' && describeOrder({ line, isFilled: failCode === null, nth, atMs: deed.atMs })),
        }),
      );
      if (failCode === null) {
        rows.movements.push(movementOf({ uid: user.id, line, toWallet: deed.wallet, id, atMs: deed.atMs }));
      }
    });
    if (kind === 'batch' || kind === 'lowBalance') {
      rows.batches.push({
        ...base,
        kind,
        id: deedId,
        quoteId: deedId,
        toCoin: deed.lines[0]?.line.toCoin ?? '',
        status: statusOf(deed),
        isSettled: true,
      });
    }
  });
  return rows;
}

/** An order that was placed days before it was filled, or that came to another end. */
function describeOrder({
  line,
  isFilled,
  nth,
  atMs,
}: {
  line: PastDeed['lines'][number]['line'];
  isFilled: boolean;
  nth: number;
  atMs: number;
}): Partial<NewConversion> {
  const end = isFilled ? 'filled' : nth % 2 === 0 ? 'cancelled' : 'expired';
  const limit = new Decimal(line.rate).times(isFilled ? 1 : '1.08');
  return {
    status: end,
    failCode: null,
    limitPrice: writeDecimal(limit.toSignificantDigits(PRICE_DIGITS, Decimal.ROUND_DOWN)),
    createdAt: atMs - 3 * DAY_MS,
    expiresAt: end === 'expired' ? atMs : atMs + 4 * DAY_MS,
  };
}

function statusOf({ lines }: PastDeed): string {
  const failed = lines.filter(({ failCode }) => failCode !== null).length;
  return failed === 0 ? 'success' : failed === lines.length ? 'failure' : 'partial_fulfillment';
}

function lowBalanceAccount({ wallet }: PastDeed): string {
  return wallet === 'UNIFIED' ? 'unified' : 'funding';
}

function pastId(text: string): string {
  return createHash('sha256').update(`convert/${text}`).digest('hex').slice(0, 32);
}

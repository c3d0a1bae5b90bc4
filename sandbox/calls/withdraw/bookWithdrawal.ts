import { dropHolds, recordHold } from '#sandbox/books/ledger/holds.ts';
import { free, HOUSE_UID, held, house, type Place } from '#sandbox/books/ledger/place.ts';
import { postMovement, type Transfer } from '#sandbox/books/ledger/postMovement.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import type { withdrawals } from '#sandbox/books/state/schema/chain.ts';
import { Decimal } from '#shared/money/decimal.ts';
import type { SourcePart } from './takeFromWallets.ts';

/** A withdrawal as it is kept. */
export type Withdrawal = typeof withdrawals.$inferSelect;

const HOLD_REASON = 'WITHDRAWING';
const HOLD_REFERENCE = 'withdraw';

/** The fields of a withdrawal that its bookings need. */
export type Booked = Pick<Withdrawal, 'id' | 'uid' | 'coin' | 'receive' | 'sources'>;

/** Holds what a withdrawal takes until it is sent or undone. */
export async function setAside(sql: Sql, withdrawal: Booked, nowMs: number): Promise<void> {
  const { id, uid, coin } = withdrawal;
  await post(sql, withdrawal, 'withdraw', nowMs, ({ wallet, amount }) => [
    { from: free(uid, wallet), to: held(uid, wallet, HOLD_REASON), coin, amount },
  ]);
  for (const { wallet, amount } of sourcesOf(withdrawal)) {
    await recordHold(sql, {
      uid,
      wallet,
      coin,
      amount,
      reason: HOLD_REASON,
      inLedger: true,
      refType: HOLD_REFERENCE,
      refId: id,
      startMs: nowMs,
      releaseMs: null,
    });
  }
}

/** Lets what was set aside go out, the exchange's fee apart. */
export async function sendOut(sql: Sql, withdrawal: Booked, nowMs: number): Promise<void> {
  const { uid } = withdrawal;
  const from = ({ wallet }: SourcePart): Place => held(uid, wallet, HOLD_REASON);
  await post(sql, withdrawal, 'withdraw-sent', nowMs, splitFee(withdrawal, from, house('CHAIN')));
  await dropHolds(sql, HOLD_REFERENCE, withdrawal.id);
}

/** Puts what was set aside back where it came from. */
export async function giveBack(sql: Sql, withdrawal: Booked, nowMs: number): Promise<void> {
  const { uid, coin } = withdrawal;
  await post(sql, withdrawal, 'withdraw-back', nowMs, ({ wallet, amount }) => [
    { from: held(uid, wallet, HOLD_REASON), to: free(uid, wallet), coin, amount },
  ]);
  await dropHolds(sql, HOLD_REFERENCE, withdrawal.id);
}

/** Pays inside the exchange at once, from the wallets; users that exist as ids only are paid to the chain account. */
export async function payAtOnce(
  sql: Sql,
  withdrawal: Booked,
  toUid: number | null,
  nowMs: number,
): Promise<void> {
  const { uid } = withdrawal;
  const to = toUid === null || toUid === HOUSE_UID ? house('CHAIN') : free(toUid, 'FUND');
  await post(
    sql,
    withdrawal,
    'withdraw',
    nowMs,
    splitFee(withdrawal, ({ wallet }) => free(uid, wallet), to),
  );
}

/** The first wallets pay what arrives, and the last ones the fee. */
function splitFee(
  { coin, receive }: Booked,
  from: (part: SourcePart) => Place,
  to: Place,
): (part: SourcePart) => Transfer[] {
  let missing = new Decimal(receive);
  return (part) => {
    const arriving = Decimal.min(missing, part.amount);
    missing = missing.minus(arriving);
    const fee = new Decimal(part.amount).minus(arriving);
    const lines = [
      { from: from(part), to, coin, amount: arriving.toFixed() },
      { from: from(part), to: house('FEE'), coin, amount: fee.toFixed() },
    ];
    return lines.filter(({ amount }) => amount !== '0');
  };
}

async function post(
  sql: Sql,
  withdrawal: Booked,
  kind: string,
  nowMs: number,
  transfersOf: (part: SourcePart) => Transfer[],
): Promise<void> {
  await postMovement(sql, {
    kind,
    uid: withdrawal.uid,
    reference: withdrawal.id,
    atMs: nowMs,
    transfers: sourcesOf(withdrawal).flatMap(transfersOf),
  });
}

function sourcesOf({ sources }: Booked): readonly SourcePart[] {
  return sources as SourcePart[];
}

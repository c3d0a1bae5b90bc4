import { randomUUID } from 'node:crypto';
import { type Exchange, lifeMs } from '#sandbox/books/exchange/exchange.ts';
import type { UserState } from '#sandbox/books/exchange/lockUser.ts';
import { DATA_NEEDED, type Entry, NORMAL } from './book.ts';
import type { Destination, NewEntry } from './judgeNewEntry.ts';
import { judgeCompleteness } from './judgeOwner.ts';

const LOCK_MS = 24 * 3_600_000;

/**
 * The entry that a good destination becomes; locked for a day where the user wants that of new ones. What stands against its
 * address stays: a block, and a missing owner until one is named.
 */
export function buildEntry(
  exchange: Pick<Exchange, 'speed'>,
  state: UserState,
  { entry, destination, nowMs }: { entry: NewEntry; destination: Destination; nowMs: number },
): Entry {
  const { firstName, lastName, companyName } = entry;
  return {
    id: randomUUID(),
    uid: state.uid,
    coin: entry.coin,
    chain: destination.chain,
    address: destination.address,
    normalized: destination.account,
    tag: destination.tag,
    remark: entry.remark,
    addressType: entry.addressType,
    internalType: entry.addressType === 1 ? (entry.internalType ?? 'uid') : null,
    areaCode: entry.internalType === 'mobile' ? dialOf(entry.areaCode) : null,
    walletType: entry.walletType,
    ownership: entry.ownership,
    vaspCode: entry.vaspCode ?? null,
    legalType: entry.legalType ?? null,
    names: { firstName, lastName, companyName },
    verified: entry.verified,
    status:
      destination.hold === DATA_NEEDED && judgeCompleteness(entry) === undefined ? NORMAL : destination.hold,
    lockUntil: state.newAddressLock ? Math.round(nowMs + lifeMs(exchange, LOCK_MS)) : null,
    createdAt: nowMs,
    lastUsedAt: null,
    risk: destination.risk,
  };
}

/** Digits only, whatever came with them. */
function dialOf(areaCode: string | undefined): string | null {
  return areaCode?.replace(/\D/g, '').slice(0, 4) ?? null;
}

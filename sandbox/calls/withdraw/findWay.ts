import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { HOUSE_UID } from '#sandbox/books/ledger/place.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import type { Asked, Asker } from '#sandbox/server/api/implement.ts';
import type { Entry } from '../addressBook/book.ts';
import { findDepositOwner } from '../addressBook/findDepositOwner.ts';
import { findReceiver, kindOfAccount, type NamedReceiver, tidyAccount } from '../addressBook/findReceiver.ts';
import { type GoodRecipient, inspectAddress } from '../addressBook/inspectAddress.ts';
import { isInvoicePaid, lockInvoice } from '../addressBook/isInvoicePaid.ts';

type Asks = Pick<Asked<'withdrawCreate'>, 'coin' | 'chain' | 'address' | 'tag' | 'forceChain'>;

/** How coins get to their receiver: over a chain, or inside of the exchange. */
export interface Way {
  /** The code of a chain; "" inside the exchange. */
  readonly chain: string;
  readonly recipient: GoodRecipient | null;
  /** The spelling that the withdrawal's row keeps. */
  readonly address: string;
  /** The spelling by which entries of the address book are compared. */
  readonly account: string;
  readonly tag: string;
  /** The user who is credited inside; the exchange's own account for users that exist as ids only; null over a chain. */
  readonly toUid: number | null;
}

/**
 * Finds the way of a withdrawal, or the code of screens.md 0.2 that says why there is none. `saved` is the entry of the
 * address book that was chosen, if one was.
 */
export async function findWay(
  sql: Sql,
  exchange: Pick<Exchange, 'hasTriggers'>,
  asker: Pick<Asker, 'uid' | 'user' | 'nowMs'>,
  asks: Asks,
  saved: Entry | undefined,
): Promise<Way | number> {
  const named = nameReceiver(asks, saved);
  if (named !== null) {
    return findInside(exchange, asker, named);
  }
  const recipient = inspectAddress(asks, { ...exchange, nowMs: asker.nowMs });
  if (!recipient.ok) {
    return recipient.code;
  }
  if (recipient.risk === 'SEVERE') {
    return 131066;
  }
  const owner = await findDepositOwner(sql, recipient);
  if (owner === asker.uid) {
    return 131075;
  }
  if (owner === 'untagged') {
    return 132003;
  }
  await lockInvoice(sql, recipient);
  if (await isInvoicePaid(sql, recipient)) {
    return 132011;
  }
  const { chain, address, account, tag } = recipient;
  const canReceive =
    owner !== null &&
    typeof findReceiver({ kind: 'uid', account: String(owner) }, asker.user, exchange) !== 'number';
  // Who sends to another customer's address need not pay a chain for it, unless that is what they want.
  const toUid = canReceive && asks.forceChain === 0 ? owner : null;
  return { chain: toUid === null ? chain.chain : '', recipient, address, account, tag, toUid };
}

/** How the receiver of a withdrawal inside of the exchange is named; null for one over a chain. */
export function nameReceiver(
  { address, forceChain }: Pick<Asks, 'address' | 'forceChain'>,
  saved: Entry | undefined,
): NamedReceiver | null {
  if (forceChain !== 2 && saved?.addressType !== 1) {
    return null;
  }
  const kind = (saved?.internalType as NamedReceiver['kind'] | undefined) ?? kindOfAccount(address);
  return { kind, account: address, areaCode: saved?.areaCode ?? undefined };
}

function findInside(
  exchange: Pick<Exchange, 'hasTriggers'>,
  { user }: Pick<Asker, 'user'>,
  named: NamedReceiver,
): Way | number {
  const receiver = findReceiver(named, user, exchange);
  if (typeof receiver === 'number') {
    return receiver;
  }
  return {
    chain: '',
    recipient: null,
    address: tidyAccount(named),
    account: String(receiver.uid),
    tag: '',
    toUid: receiver.isKept ? receiver.uid : HOUSE_UID,
  };
}

import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { COIN_BY_CODE } from '#sandbox/seed/reference/coins.ts';
import type { Asked, Asker } from '#sandbox/server/api/implement.ts';
import { mixesScripts } from '#shared/addresses/mixesScripts.ts';
import { readEnteredText } from '#shared/text/enteredText.ts';
import { zoneOf } from '../withdraw/travelRule.ts';
import { findHold, type Hold } from './addressHolds.ts';
import { type Entry, MOST_ENTRIES, NORMAL } from './book.ts';
import { findDepositOwner } from './findDepositOwner.ts';
import { findReceiver, tidyAccount } from './findReceiver.ts';
import { inspectAddress, UNIVERSAL } from './inspectAddress.ts';
import { judgeOwner } from './judgeOwner.ts';

export type NewEntry = Asked<'addressBatchCreate'>['items'][number];

/** Where an entry leads, in the spelling that is kept. */
export interface Destination {
  readonly chain: string;
  readonly address: string;
  readonly account: string;
  readonly tag: string;
  readonly risk: string;
  readonly hold: Hold;
}

interface JudgeParts {
  readonly exchange: Pick<Exchange, 'hasTriggers'>;
  readonly asker: Pick<Asker, 'uid' | 'user' | 'nowMs'>;
  readonly book: readonly Pick<Entry, 'coin' | 'chain' | 'normalized' | 'tag' | 'remark'>[];
}

/** Judges an entry that is to be added to a book (screens.md 1.9); a code of 0.2 says why it cannot be. */
export async function judgeNewEntry(
  sql: Sql,
  entry: NewEntry,
  parts: JudgeParts,
): Promise<Destination | number> {
  const { asker, book } = parts;
  const destination =
    entry.addressType === 1 ? judgeInternal(entry, parts) : await judgeOnChain(sql, entry, parts);
  if (typeof destination === 'number') {
    return destination;
  }
  const { chain, account, tag } = destination;
  const isThere = book.some(
    (other) =>
      other.coin === entry.coin && other.chain === chain && other.normalized === account && other.tag === tag,
  );
  if (isThere) {
    return 132004;
  }
  if (!isGoodRemark(entry.remark, book)) {
    return 132005;
  }
  if (book.length >= MOST_ENTRIES) {
    return 132006;
  }
  return (entry.addressType === 1 ? undefined : judgeOwner(entry, zoneOf(asker.user))) ?? destination;
}

/**
 * Nothing in it is invisible or of a script that it passes for another one, and no other entry has it, however it is written
 * (132005). Its length is the schema's to judge.
 */
export function isGoodRemark(remark: string, others: readonly Pick<Entry, 'remark'>[]): boolean {
  const name = nameOf(remark);
  const isReadable = readEnteredText(remark) !== null && name !== '' && !mixesScripts(remark);
  return isReadable && others.every((other) => nameOf(other.remark) !== name);
}

function nameOf(remark: string): string {
  return remark
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .trim()
    .normalize('NFKC')
    .toLowerCase();
}

function judgeInternal(
  { coin, address, internalType = 'uid', areaCode }: NewEntry,
  { exchange, asker }: JudgeParts,
): Destination | number {
  if (coin !== UNIVERSAL && !COIN_BY_CODE.has(coin)) {
    return 131002;
  }
  const receiver = findReceiver({ kind: internalType, account: address, areaCode }, asker.user, exchange);
  if (typeof receiver === 'number') {
    return receiver;
  }
  const account = tidyAccount({ kind: internalType, account: address });
  return { chain: '', address: account, account: String(receiver.uid), tag: '', risk: 'LOW', hold: NORMAL };
}

async function judgeOnChain(
  sql: Sql,
  entry: NewEntry,
  { exchange, asker }: JudgeParts,
): Promise<Destination | number> {
  const inspected = inspectAddress(entry, { nowMs: asker.nowMs, hasTriggers: exchange.hasTriggers });
  if (!inspected.ok) {
    return inspected.code;
  }
  const owner = await findDepositOwner(sql, inspected);
  if (owner === asker.uid) {
    return 131075;
  }
  if (owner === 'untagged') {
    return 132003;
  }
  const { chain, address, account, tag, risk } = inspected;
  if (risk === 'SEVERE') {
    return 131066;
  }
  return { chain: chain.chain, address, account, tag, risk, hold: await findHold(sql, account) };
}

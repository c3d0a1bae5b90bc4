import { and, eq, gt, notInArray } from 'drizzle-orm';
import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { withdrawals } from '#sandbox/books/state/schema/chain.ts';
import { CHAIN_BY_CODE, CHAINS } from '#sandbox/seed/reference/chains.ts';
import { COIN_BY_CODE } from '#sandbox/seed/reference/coins.ts';
import type { Call } from '#sandbox/server/api/call.ts';
import { type Asker, implement, type ResultOf, reply } from '#sandbox/server/api/implement.ts';
import { countGuess } from '../security/countGuess.ts';
import { UNDONE_STATUSES } from '../withdraw/withdrawStatus.ts';
import { findHold } from './addressHolds.ts';
import { BLOCKED, findEntries, isFor, readBook } from './book.ts';
import { refuseRecipient } from './codeTexts.ts';
import { findDepositOwner, listDepositAddresses } from './findDepositOwner.ts';
import { findReceiver } from './findReceiver.ts';
import { type Anchor, findSimilar } from './findSimilar.ts';
import { type BadRecipient, type GoodRecipient, inspectAddress, type Recipient } from './inspectAddress.ts';
import { isInvoicePaid } from './isInvoicePaid.ts';

/** The address type of a user inside of the exchange. */
const INSIDE = 1;
const DAY_MS = 24 * 3_600_000;
/** How far back a user remembers having sent somewhere (screens.md 1.9). */
const REMEMBERED_MS = 180 * DAY_MS;

type Checked = ResultOf<'addressCheck'>['items'][number];

/** Whether something can be sent to a recipient (screens.md 2.5). */
export function createCheckCalls(exchange: Exchange): Call[] {
  const { database } = exchange;
  return [
    implement('addressCheck', async ({ items }, asker) => {
      const memory = await remember(database.sql, asker);
      const checked: Checked[] = [];
      for (const item of items) {
        checked.push(await checkOne(database.sql, exchange, { item, asker, memory }));
      }
      return reply('addressCheck', { uid: asker.uid, items: checked });
    }),
    implement(
      'internalAddressCheck',
      async ({ internalType, account, areaCode, coin }, { uid, user, nowMs }) => {
        await countGuess(database, uid, nowMs);
        const receiver = findReceiver({ kind: internalType, account, areaCode }, user, exchange);
        if (typeof receiver === 'number') {
          return refuseRecipient(receiver);
        }
        const book = await readBook(database.sql, uid);
        const saved = book.find(
          (entry) =>
            entry.addressType === INSIDE &&
            entry.normalized === String(receiver.uid) &&
            (coin === undefined || isFor(entry, coin)),
        );
        return reply('internalAddressCheck', {
          valid: true,
          uid: String(receiver.uid).replace(/^(..).*(..)$/, '$1****$2'),
          nameMasked: receiver.name.replace(/\B\p{L}/gu, '*'),
          canReceive: true,
          ...(saved !== undefined && { inBook: saved.id }),
        });
      },
    ),
  ];
}

/** What addresses are compared with. */
interface Memory {
  readonly book: Awaited<ReturnType<typeof readBook>>;
  readonly sent: readonly { readonly chain: string; readonly address: string }[];
  readonly anchors: readonly Anchor[];
}

async function remember(sql: Sql, { uid, nowMs }: Asker): Promise<Memory> {
  const book = await readBook(sql, uid);
  const sent = await sql
    .selectDistinct({ chain: withdrawals.chain, address: withdrawals.address })
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.uid, uid),
        gt(withdrawals.createdAt, nowMs - REMEMBERED_MS),
        notInArray(withdrawals.status, [...UNDONE_STATUSES]),
      ),
    );
  const own = await listDepositAddresses(sql, uid);
  const anchors = [
    ...book.map(({ id, remark, address }) => ({ id, remark, address })),
    // An invoice is no place to send to again: all invoices of one hour begin alike.
    ...sent
      .filter(({ chain }) => CHAIN_BY_CODE.get(chain)?.format !== 'bolt11')
      .map(({ address }) => ({ id: address, remark: '', address })),
    ...own.map(({ id, address }) => ({ id, remark: '', address })),
  ];
  const first = new Map(anchors.toReversed().map((anchor) => [anchor.address, anchor]));
  return { book, sent, anchors: [...first.values()] };
}

async function checkOne(
  sql: Sql,
  { hasTriggers }: Pick<Exchange, 'hasTriggers'>,
  { item, asker, memory }: { item: Recipient; asker: Asker; memory: Memory },
): Promise<Checked> {
  const inspected = inspectAddress(item, { nowMs: asker.nowMs, hasTriggers });
  if (!inspected.ok) {
    return describeBad(item, inspected);
  }
  const { chain, address, account, risk, embeddedTag } = inspected;
  const owner = await findDepositOwner(sql, inspected);
  const isOwn = owner === asker.uid;
  const saved = findEntries(memory.book, inspected, asker.nowMs).find((entry) => isFor(entry, item.coin));
  // A saved entry has a state of its own that says whether it is blocked.
  const isBlocked = saved === undefined && (await findHold(sql, account)) === BLOCKED;
  const isRefused = risk === 'SEVERE' || isBlocked;
  const refused = isOwn ? 131075 : owner === 'untagged' ? 132003 : isRefused ? 131066 : 0;
  const code = refused === 0 && (await isInvoicePaid(sql, inspected)) ? 132011 : refused;
  return {
    valid: code === 0,
    code,
    normalized: address,
    ...(embeddedTag !== undefined && { addressTag: embeddedTag }),
    kind: kindOf(inspected),
    internal: typeof owner === 'number' && !isOwn,
    own: isOwn,
    ...(saved !== undefined && { inBook: saved.id }),
    similarTo: findSimilar(address, memory.anchors),
    risk,
    firstUse: !memory.sent.some(
      (sent) => sent.chain === chain.chain && [address, account].includes(sent.address),
    ),
    chainCandidates: chainsOf(item.coin, [chain.format]),
  };
}

function describeBad({ coin, address }: Recipient, { code, looksLike }: BadRecipient): Checked {
  return {
    valid: false,
    code,
    normalized: address,
    kind: code === 132008 ? 'token' : 'unknown',
    internal: false,
    own: false,
    similarTo: [],
    risk: 'UNKNOWN',
    firstUse: true,
    chainCandidates: chainsOf(coin, looksLike),
  };
}

function kindOf({ kind }: GoodRecipient): Checked['kind'] {
  switch (kind) {
    case 'contract':
    case 'program':
    case 'script':
      return 'contract';
    case 'name':
    case 'id':
    case 'invoice':
      return 'unknown';
    default:
      return 'eoa';
  }
}

/** Chains with such addresses that the coin travels on; where it travels on none of them, all that have such addresses. */
function chainsOf(coin: string, formats: readonly string[]): string[] {
  const fitting = CHAINS.filter(({ format }) => formats.includes(format)).map(({ chain }) => chain);
  const offered = fitting.filter((chain) =>
    COIN_BY_CODE.get(coin)?.chains.some((candidate) => candidate.chain === chain),
  );
  return offered.length > 0 ? offered : fitting;
}

import { and, eq, inArray } from 'drizzle-orm';
import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { depositAddresses } from '#sandbox/books/state/schema/chain.ts';
import { afterCursor, cutPage, DEFAULT_LIMIT, newestFirst } from '#sandbox/calls/records/cursor.ts';
import { CHAIN_BY_CODE } from '#sandbox/seed/reference/chains.ts';
import { COIN_BY_CODE } from '#sandbox/seed/reference/coins.ts';
import type { Done } from '#sandbox/server/api/answer.ts';
import { type Asked, type Asker, type ResultOf, reply } from '#sandbox/server/api/implement.ts';
import { foldSearch, hasText } from '#shared/text/foldSearch.ts';
import { findRoute } from '../findRoute.ts';
import type { DepositAddressRow } from './depositAddressRow.ts';
import { describeAddress } from './describeAddress.ts';
import { type Received, readAllReceived, receivedBy } from './readReceived.ts';

type AddressResult = ResultOf<'depositAddressList'>['rows'][number];

const ORDER = { at: depositAddresses.createdAt, id: depositAddresses.id };

/**
 * A user's addresses on all chains or on one, the newest first (screens.md 0.2b, address-list). `q` is part of a label,
 * address or tag, or the code of a coin. What is closed for deposits shows no address, as in address-chain.
 */
export async function searchAddresses(
  exchange: Exchange,
  { chain, q, state, limit = DEFAULT_LIMIT, cursor }: Asked<'depositAddressList'>,
  { uid, nowMs }: Asker,
): Promise<Done> {
  const { sql } = exchange.database;
  const asked = and(
    eq(depositAddresses.uid, uid),
    chain === undefined ? undefined : eq(depositAddresses.chain, chain),
    state === undefined ? undefined : eq(depositAddresses.state, state),
  );
  const found =
    q === undefined
      ? undefined
      : (await sql.select().from(depositAddresses).where(asked)).filter((row) => isFound(row, q));
  const [rows, received] = await Promise.all([
    sql
      .select()
      .from(depositAddresses)
      .where(
        and(
          asked,
          found === undefined
            ? undefined
            : inArray(
                depositAddresses.id,
                found.map(({ id }) => id),
              ),
          afterCursor(ORDER, cursor),
        ),
      )
      .orderBy(...newestFirst(ORDER))
      .limit(limit + 1),
    readAllReceived(sql, uid),
  ]);
  const page = cutPage(rows, limit, ({ createdAt }) => createdAt);
  return reply('depositAddressList', {
    uid,
    ...(chain !== undefined && { chain }),
    ...(q !== undefined && { q }),
    ...(state !== undefined && { state }),
    rows: page.rows.map((row) => describeRow(exchange, row, receivedBy(received, row) ?? [], nowMs)),
    nextPageCursor: page.nextPageCursor,
  });
}

/** An address that is being made is not shown, and so not found by what it will be. */
function isFound({ chain, label, address, tag, state }: DepositAddressRow, q: string): boolean {
  const chains = COIN_BY_CODE.get(foldSearch(q).toUpperCase())?.chains ?? [];
  return (
    hasText(label, q) ||
    (state !== 'creating' && (hasText(address, q) || hasText(tag, q))) ||
    chains.some((terms) => terms.chain === chain)
  );
}

function describeRow(
  exchange: Exchange,
  row: DepositAddressRow,
  received: readonly Received[],
  nowMs: number,
): AddressResult {
  const coins = coinsOf(row.chain);
  const open = coins.filter((coin) => findRoute(exchange, coin, row.chain, nowMs).suspension === undefined);
  const first = open[0] ?? coins[0] ?? '';
  const described = describeAddress(
    row,
    first,
    received.find(({ coin }) => coin === first),
  );
  return {
    ...described,
    ...(open.length === 0 && { addressDeposit: '', tagDeposit: '', uri: '' }),
    chain: row.chain,
    status: open.length === 0 ? 0 : 1,
    coins: open.length === 0 ? coins : open,
    received: received.map(({ coin, total, lastAtMs }) => ({ coin, total, lastAt: String(lastAtMs) })),
  };
}

/** Coins that travel on a chain, its own first: the one without a contract. */
function coinsOf(chain: string): string[] {
  const travelling = [...COIN_BY_CODE.values()].flatMap(({ coin, chains }) =>
    chains.filter((terms) => terms.chain === chain).map(({ contract }) => ({ coin, contract })),
  );
  const label = CHAIN_BY_CODE.get(chain)?.chain;
  const rank = (each: { coin: string; contract?: string | undefined }): number =>
    each.coin === label ? 0 : each.contract === undefined ? 1 : 2;
  return travelling.toSorted((one, other) => rank(one) - rank(other)).map(({ coin }) => coin);
}

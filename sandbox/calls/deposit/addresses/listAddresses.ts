import { asc, desc, eq } from 'drizzle-orm';
import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { depositAddresses } from '#sandbox/books/state/schema/chain.ts';
import { suspensionWordsOf } from '#sandbox/seed/reference/suspensionWords.ts';
import type { Done } from '#sandbox/server/api/answer.ts';
import { type Asked, type Asker, type ResultOf, reply } from '#sandbox/server/api/implement.ts';
import { expectDeposit } from '../arrivals/expectDeposit.ts';
import { describeQuiz } from '../describeQuiz.ts';
import { findRoute, listRoutes, type Route, reopeningOf } from '../findRoute.ts';
import { rememberChoice } from '../preferences.ts';
import type { DepositAddressRow } from './depositAddressRow.ts';
import { describeAddress } from './describeAddress.ts';
import { type Received, readReceived, receivedBy } from './readReceived.ts';

type ChainResult = ResultOf<'depositAddresses'>['chains'][number];

/** Digits of a token's contract that users compare (screens.md 1.15). */
const CONTRACT_DIGITS = 6;

/**
 * The addresses of a user for a coin, on all of its chains or on one. A closed chain shows none (screens.md 1.15).
 * Asked for one chain, its default address counts as shown: coins will come to it.
 */
export async function listAddresses(
  exchange: Exchange,
  { coin, chain }: Asked<'depositAddresses'>,
  { uid, nowMs }: Asker,
): Promise<Done> {
  const { database } = exchange;
  const routes =
    chain === undefined ? listRoutes(exchange, coin, nowMs) : [findRoute(exchange, coin, chain, nowMs)];
  const [rows, received] = await Promise.all([
    database.sql
      .select()
      .from(depositAddresses)
      .where(eq(depositAddresses.uid, uid))
      .orderBy(desc(depositAddresses.isDefault), asc(depositAddresses.createdAt), asc(depositAddresses.id)),
    readReceived(database.sql, uid, coin),
  ]);
  if (chain !== undefined) {
    await rememberChoice(database.sql, uid, { coin, chain });
    const shown = rows.find((row) => row.chain === chain && row.isDefault && row.state === 'ready');
    if (shown !== undefined && routes[0]?.suspension === undefined) {
      await expectDeposit(exchange, shown, coin, nowMs);
    }
  }
  return reply('depositAddresses', {
    uid,
    coin,
    ...(chain !== undefined && { chain }),
    chains: routes.map((route) => {
      const mine = rows.filter((row) => row.chain === route.terms.chain);
      return describeChain(exchange, route, mine, received, nowMs);
    }),
  });
}

function describeChain(
  exchange: Exchange,
  route: Route,
  rows: readonly DepositAddressRow[],
  received: ReadonlyMap<string, Received>,
  nowMs: number,
): ChainResult {
  const { coin, chain, terms, suspension, contract } = route;
  const isOpen = suspension === undefined;
  const reopensAtMs = reopeningOf(exchange, route);
  const quiz = describeQuiz(route, listRoutes(exchange, coin, nowMs));
  return {
    chain: chain.chain,
    chainType: chain.label,
    status: isOpen ? 1 : 0,
    ...(reopensAtMs !== undefined && { reopenAt: String(reopensAtMs) }),
    needTag: chain.tag !== null,
    addresses: isOpen ? rows.map((row) => describeAddress(row, coin, receivedBy(received, row))) : [],
    contractAddress: contract.slice(-CONTRACT_DIGITS),
    depositMin: terms.depositMin,
    confirmation: String(chain.confirmations.credit),
    safeConfirmNumber: String(chain.confirmations.unlock),
    batchReleaseLimit: exchange.hasTriggers ? route.dailyCap : '-1',
    tips: suspension === undefined ? tipsOf(route) : [suspensionWordsOf('en')[suspension.reason]],
    ...(isOpen && quiz !== undefined && { quiz }),
  };
}

function tipsOf({ coin, chain, terms }: Route): string[] {
  return [
    ...(chain.tag === null
      ? []
      : [
          `Both the address and the ${chain.tag.name} are needed. Without it your ${coin} can't be credited.`,
        ]),
    ...(chain.format === 'bolt11' ? ['An invoice is paid once and ends after 24 hours.'] : []),
    ...(terms.depositMin === '0' ? [] : [`Less than ${terms.depositMin} ${coin} is not credited.`]),
  ];
}

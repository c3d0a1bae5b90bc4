import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { lockUser } from '#sandbox/books/exchange/lockUser.ts';
import { Refusal } from '#sandbox/books/exchange/refusal.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import { REFUSALS, refuse } from '#sandbox/server/api/answer.ts';
import type { Call } from '#sandbox/server/api/call.ts';
import { type Asked, type Asker, implementOnce, reply } from '#sandbox/server/api/implement.ts';
import { type Asset, findAsset } from '../assets.ts';
import { BATCH_RULES } from '../batch/batchRules.ts';
import { promisedLines, requireTotal, sumField } from '../batch/batchSums.ts';
import { bookBatch } from '../batch/bookBatch.ts';
import type { BatchLine } from '../batch/priceBatchLine.ts';
import { requireNoneRunning } from '../conversions.ts';
import { taxOf } from '../dealTerms.ts';
import { createId } from '../ids.ts';
import { claimQuote, findQuote, keepQuote, requireAlive } from '../quotes.ts';
import { NOT_CONVERTIBLE, requireKnown } from '../refuseCoin.ts';
import { requireUnmoved } from '../requireUnmoved.ts';
import { refuseWallet } from '../sources.ts';
import { requireCooled } from './coolDown.ts';
import { LOW_BALANCE_RULES, type LowBalanceAccount, walletsOf } from './lowBalanceRules.ts';
import { listRemainders, priceRemainder } from './remainders.ts';

/** Cleaning up remainders: what it would bring, and doing it (screens.md 1.3, 2.2). */
export function createLowBalanceOrderCalls(exchange: Exchange): Call[] {
  return [
    implementOnce(exchange, 'lowBalancePreOrder', async (sql, input, asker) => {
      const { uid, user, nowMs } = asker;
      const account = input.account_type ?? 'all';
      requireKnown(user);
      requireAccount(asker, account);
      const to = requireTarget(input);
      await requireNoneRunning(sql, uid);
      await requireCooled(exchange, sql, { uid, account, nowMs });
      const lines = await priceLines(exchange, sql, { coins: input.coins, account, to, asker });
      requireTotal(lines, LOW_BALANCE_RULES);
      return keep(sql, { input, account, lines, asker });
    }),
    implementOnce(exchange, 'lowBalanceExchange', async (sql, input, { uid, nowMs }) => {
      const { pre_order_id: id, request_id: requestId } = input;
      await lockUser(sql, uid);
      const quote = await findQuote(sql, { id, uid, kinds: ['lowBalance'] });
      requireAlive(quote, nowMs);
      if (quote.terms.lines.length === 0) {
        throw new Refusal(refuse(700006, 'below minimum'));
      }
      requireUnmoved(exchange, quote.terms.lines, nowMs);
      await requireNoneRunning(sql, uid);
      await requireCooled(exchange, sql, { uid, account: quote.accountType as LowBalanceAccount, nowMs });
      await claimQuote(sql, id, id);
      const status = await bookBatch(exchange, sql, { quote, kind: 'lowBalance', requestId, nowMs });
      return reply('lowBalanceExchange', { exchange_tx_id: id, status, submit_time: String(nowMs) });
    }),
  ];
}

type Input = Asked<'lowBalancePreOrder'>;

/** Throws 700012 or 700002 for an account the user does not have. */
function requireAccount({ user }: Asker, account: LowBalanceAccount): void {
  const refused = account === 'unified' ? refuseWallet(user, 'UNIFIED') : undefined;
  if (refused !== undefined) {
    throw new Refusal(refused);
  }
}

/** Throws 700013 for a target that is none, and 700000 for coins that come twice or are the target. */
function requireTarget({ to_coin: toCoin, coins }: Input): Asset {
  const to = findAsset(toCoin);
  if (to === undefined || !LOW_BALANCE_RULES.toCoins.some((coin) => coin === toCoin)) {
    throw new Refusal(NOT_CONVERTIBLE);
  }
  if (coins.includes(toCoin) || new Set(coins).size < coins.length) {
    throw new Refusal(REFUSALS.badParameter('coins'));
  }
  return to;
}

interface Selection {
  readonly coins: readonly string[];
  readonly account: LowBalanceAccount;
  readonly to: Asset;
  readonly asker: Asker;
}

async function priceLines(
  exchange: Exchange,
  sql: Sql,
  { coins, account, to, asker }: Selection,
): Promise<BatchLine[]> {
  const scope = { user: asker.user, account, to, nowMs: asker.nowMs };
  const remainders = await listRemainders(exchange, sql, scope);
  return coins.map(
    (coin) =>
      remainders.find(({ line }) => line.fromCoin === coin)?.line ??
      priceRemainder(exchange, { coin, holdings: [] }, scope),
  );
}

interface Kept {
  readonly input: Input;
  readonly account: LowBalanceAccount;
  readonly lines: readonly BatchLine[];
  readonly asker: Asker;
}

async function keep(sql: Sql, { input, account, lines, asker }: Kept) {
  const { uid, user, nowMs } = asker;
  const id = createId();
  const expiresAt = nowMs + BATCH_RULES.quoteTtlMs;
  const promised = promisedLines(lines);
  await keepQuote(sql, {
    id,
    uid,
    kind: 'lowBalance',
    accountType: account,
    requestId: input.request_id,
    createdAt: nowMs,
    expiresAt,
    terms: {
      toCoin: input.to_coin,
      toWallet: walletsOf(account)[0],
      taxType: taxOf(user).type,
      lines: promised,
      trigger: '',
      items: [],
      reQuotes: 0,
    },
  });
  return reply('lowBalancePreOrder', {
    uid: String(uid),
    request_id: input.request_id,
    pre_order_id: id,
    expire_time: String(expiresAt),
    lines: lines.map(describeLine),
    total_to_amount: sumField(promised, 'toAmount'),
    total_fee: sumField(promised, 'feeAmount'),
    total_tax: sumField(promised, 'taxAmount'),
  });
}

function describeLine({ fromCoin, available, errorCode, promised }: BatchLine) {
  const gain = errorCode === null ? promised : null;
  return {
    coin: fromCoin,
    amount: available,
    rate: promised?.rate ?? '0',
    to_amount: gain?.toAmount ?? '0',
    fee: gain?.feeAmount ?? '0',
    tax: gain?.taxAmount ?? '0',
    support: errorCode === null ? (1 as const) : (2 as const),
    ...(errorCode !== null && { error: errorCode }),
  };
}

import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { Refusal } from '#sandbox/books/exchange/refusal.ts';
import { readBalances } from '#sandbox/books/ledger/readBalances.ts';
import type { Sql } from '#sandbox/books/state/database.ts';
import type { QuoteTerms } from '#sandbox/books/state/schema/convert.ts';
import { REFUSALS, refuse } from '#sandbox/server/api/answer.ts';
import type { Asker, ResultOf } from '#sandbox/server/api/implement.ts';
import type { Asset } from '../assets.ts';
import { CONVERT_USD } from '../bounds.ts';
import { feeRateOf, taxOf } from '../dealTerms.ts';
import { createId } from '../ids.ts';
import { keepQuote } from '../quotes.ts';
import { NOT_CONVERTIBLE, requireCoin, requireKnown } from '../refuseCoin.ts';
import { refuseWallet, type Source } from '../sources.ts';
import { writeDecimal } from '../writeDecimal.ts';
import { BATCH_RULES } from './batchRules.ts';
import { describeTax, promisedLines, requireTotal, sumField } from './batchSums.ts';
import { type BatchLine, priceBatchLine } from './priceBatchLine.ts';

const USD_DIGITS = 8;

export interface BatchAsked {
  readonly source: Source;
  readonly toCoin: string;
  readonly items: QuoteTerms['items'];
  readonly requestId: string;
  /** How often the batch was priced before. */
  readonly reQuotes: number;
}

/** Prices a batch, line by line, and keeps the promise (screens.md 2.2). */
export async function quoteBatch(
  exchange: Exchange,
  sql: Sql,
  asked: BatchAsked,
  asker: Asker,
): Promise<ResultOf<'batchQuote'>> {
  const { user, uid, nowMs } = asker;
  const { source, toCoin, items } = asked;
  requireKnown(user);
  requireBatchSource(asker, source);
  const to = requireTarget(asker, toCoin);
  requireItems(items, toCoin);
  const balances = await readBalances(sql, uid, { wallet: source.wallet });
  const lines = items.map(({ fromCoin, amount }) => {
    const usable = balances.filter(({ coin, hold }) => coin === fromCoin && hold === '');
    const holdings = usable.map((balance) => ({ wallet: source.wallet, amount: balance.amount }));
    return priceBatchLine(
      exchange,
      { fromCoin, amount, holdings },
      { kind: 'batch', user, to, nowMs, judgeWorth: (usd) => (usd.lt(CONVERT_USD.min) ? 700006 : null) },
    );
  });
  requireTotal(lines, BATCH_RULES);
  return keep(sql, asked, { lines, to, asker });
}

/** Throws 700012 or 700002 for accounts that batches can't be of. */
function requireBatchSource({ user }: Asker, { wallet, kind, isFiat }: Source): void {
  const refused = refuseWallet(user, wallet);
  if (refused !== undefined) {
    throw new Refusal(refused);
  }
  if (kind !== 'convert' || isFiat) {
    throw new Refusal(refuse(700002, 'batches are not of this account'));
  }
}

function requireTarget({ user }: Asker, toCoin: string): Asset {
  const to = requireCoin(user, toCoin);
  if (!BATCH_RULES.toCoins.some((coin) => coin === toCoin)) {
    throw new Refusal(NOT_CONVERTIBLE);
  }
  return to;
}

/** Throws 700000 for coins that come twice or are the target, and for texts that are no coin's symbol. */
function requireItems(items: QuoteTerms['items'], toCoin: string): void {
  const coins = items.map(({ fromCoin }) => fromCoin);
  const isGood = new Set(coins).size === coins.length && !coins.includes(toCoin) && coins.every(isSymbol);
  if (coins.length === 0 || !isGood) {
    throw new Refusal(REFUSALS.badParameter('items'));
  }
}

/** What jsonb can keep, which is not every text. */
function isSymbol(coin: string): boolean {
  return /^[A-Za-z0-9]{1,20}$/.test(coin);
}

interface Priced {
  readonly lines: readonly BatchLine[];
  readonly to: Asset;
  readonly asker: Asker;
}

async function keep(
  sql: Sql,
  { source, toCoin, items, requestId, reQuotes }: BatchAsked,
  { lines, to, asker }: Priced,
): Promise<ResultOf<'batchQuote'>> {
  const { uid, user, nowMs } = asker;
  const id = createId();
  const expiresAt = nowMs + BATCH_RULES.quoteTtlMs;
  const taxType = taxOf(user).type;
  const promised = promisedLines(lines);
  await keepQuote(sql, {
    id,
    uid,
    kind: 'batch',
    accountType: source.key,
    requestId,
    createdAt: nowMs,
    expiresAt,
    terms: { toCoin, toWallet: source.wallet, taxType, lines: promised, trigger: '', items, reQuotes },
  });
  const feeRate = writeDecimal(feeRateOf('batch', user));
  const fee = (amount: string) => ({ feeCoin: amount === '0' ? '' : toCoin, amount, feeRate });
  return {
    uid: String(uid),
    requestId,
    quoteId: id,
    quoteCreateTime: String(nowMs),
    quoteExpireTime: String(expiresAt),
    exchangeCoins: lines.map((line) => describeLine(line, { to, taxType, fee })),
    totalFeeInfo: fee(sumField(promised, 'feeAmount')),
    totalTaxFeeInfo: describeTax(sumField(promised, 'taxAmount'), { taxType, coin: toCoin }),
    totalToAmount: sumField(promised, 'toAmount'),
  };
}

interface LineCoins {
  readonly to: Asset;
  readonly taxType: string;
  readonly fee: (amount: string) => { feeCoin: string; amount: string; feeRate: string };
}

/** A line as the user sees it; one that can't be converted brings nothing. */
function describeLine(
  { fromCoin, amount, available, usd, errorCode, promised }: BatchLine,
  { to, taxType, fee }: LineCoins,
): ResultOf<'batchQuote'>['exchangeCoins'][number] {
  const gain = errorCode === null ? promised : null;
  return {
    fromCoin,
    amount,
    supportConvert: errorCode === null ? 1 : 2,
    availableBalance: available,
    baseValue: writeDecimal(usd, USD_DIGITS),
    toCoin: to.coin,
    toAmount: gain?.toAmount ?? '0',
    exchangeRate: promised?.rate ?? '0',
    feeInfo: fee(gain?.feeAmount ?? '0'),
    taxFeeInfo: describeTax(gain?.taxAmount ?? '0', { taxType, coin: to.coin }),
    ...(errorCode !== null && { errorCode }),
  };
}

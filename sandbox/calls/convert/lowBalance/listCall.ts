import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import type { Call } from '#sandbox/server/api/call.ts';
import { type Asked, type Asker, implement, type ResultOf, reply } from '#sandbox/server/api/implement.ts';
import { findAsset } from '../assets.ts';
import { describeBatch } from '../batch/describeBatch.ts';
import { findBatches } from '../batch/findBatches.ts';
import { feeRateOf } from '../dealTerms.ts';
import { requireOneSide, requireOrderId } from '../history/conversionFilters.ts';
import { pageOf } from '../history/page.ts';
import { NOT_FOUND } from '../quotes.ts';
import { NOT_CONVERTIBLE } from '../refuseCoin.ts';
import { writeDecimal } from '../writeDecimal.ts';
import { nextAvailableMs } from './coolDown.ts';
import { LOW_BALANCE_RULES } from './lowBalanceRules.ts';
import { listRemainders, type Remainder } from './remainders.ts';

type Input = Asked<'lowBalanceList'>;
type CoinsView = Extract<ResultOf<'lowBalanceList'>, { coins: unknown }>;
type HistoryView = Extract<ResultOf<'lowBalanceList'>, { records: unknown }>;

const USD_DIGITS = 8;
/** Remainders that are too small to trade, and the orders that cleaned them up (screens.md 1.3 to 1.5, 2.2). */
export function createLowBalanceListCall(exchange: Exchange): Call {
  return implement('lowBalanceList', (input, asker) =>
    input.view === 'coins' ? answerCoins(exchange, input, asker) : answerHistory(exchange, input, asker),
  );
}

async function answerCoins(exchange: Exchange, input: Input, { uid, user, nowMs }: Asker) {
  const { account_type: account = 'all', to_coin: toCoin = LOW_BALANCE_RULES.toCoins[0] } = input;
  const { thresholdUsd, minTotalUsd, maxTotalUsd, maxCoins, toCoins } = LOW_BALANCE_RULES;
  const to = findAsset(toCoin);
  if (to === undefined || !toCoins.some((coin) => coin === toCoin)) {
    return NOT_CONVERTIBLE;
  }
  const { sql } = exchange.database;
  const remainders = await listRemainders(exchange, sql, { user, account, to, nowMs });
  const low = remainders.filter(({ usd }) => usd.lt(thresholdUsd));
  const view: CoinsView = {
    coins: low
      .toSorted((one, other) => other.usd.cmp(one.usd))
      .map((remainder) => describeRemainder(remainder, toCoin)),
    to_coins: [...toCoins],
    threshold_usd: thresholdUsd,
    min_total_usd: minTotalUsd,
    max_total_usd: maxTotalUsd,
    max_coins: maxCoins,
    fee_rate: writeDecimal(feeRateOf('lowBalance', user)),
    next_available_time: String(await nextAvailableMs(exchange, sql, { uid, account })),
  };
  return reply('lowBalanceList', view);
}

/** A coin that is itself the target brings nothing of it, but can go into another one. */
function describeRemainder({ balance, usd, line }: Remainder, toCoin: string): CoinsView['coins'][number] {
  const { fromCoin, available, errorCode, promised } = line;
  const isSupported = errorCode === null;
  const gain = isSupported && fromCoin !== toCoin ? promised : null;
  return {
    coin: fromCoin,
    balance,
    available,
    usdt_value: writeDecimal(usd, USD_DIGITS),
    support: isSupported ? 1 : 2,
    // A code of screens.md 0.2, which the page has words for in each language.
    reason: isSupported ? '' : String(errorCode),
    est_to_amount: gain?.toAmount ?? '0',
    est_fee: gain?.feeAmount ?? '0',
    est_tax: gain?.taxAmount ?? '0',
  };
}

async function answerHistory(exchange: Exchange, input: Input, { uid, nowMs }: Asker) {
  const { account_type: account, exchange_tx_id: exchangeTxId } = input;
  const { start_time: startTime, end_time: endTime } = input;
  requireOrderId(exchangeTxId);
  requireOneSide(startTime, endTime, nowMs);
  const { total, found } = await findBatches(
    exchange.database.sql,
    {
      uid,
      kinds: ['lowBalance'],
      exchangeTxId,
      requestId: input.request_id,
      accountTypes: account === undefined ? undefined : [account, 'all'],
      toCoin: input.to_coin,
      status: input.status,
      startTime,
      endTime,
    },
    pageOf(input.page_no, input.page_size),
  );
  if (exchangeTxId !== undefined && total === 0) {
    return NOT_FOUND;
  }
  const view: HistoryView = { total, records: found.map((batch) => spellOld(describeBatch(batch))) };
  return reply('lowBalanceList', view);
}

/** The same record in the spelling of /exchange/batch. */
function spellOld(record: ReturnType<typeof describeBatch>): HistoryView['records'][number] {
  return {
    exchange_tx_id: record.exchangeTxId,
    account_type: record.accountType,
    to_coin: record.toCoin,
    to_amount: record.toAmount,
    status: record.status,
    created_at: record.createdAt,
    exchange_source: record.exchangeSource,
    fee_coin: record.feeCoin,
    total_fee_amount: record.totalFeeAmount,
    total_tax_fee_info: spellTax(record.totalTaxFeeInfo),
    sub_records: record.subRecords.map((line) => ({
      from_coin: line.fromCoin,
      from_amount: line.fromAmount,
      to_coin: line.toCoin,
      to_amount: line.toAmount,
      fee_coin: line.feeCoin,
      fee_amount: line.feeAmount,
      status: line.status,
      ...(line.failCode !== undefined && { fail_code: line.failCode }),
      tax_fee_info: spellTax(line.taxFeeInfo),
    })),
  };
}

function spellTax({
  totalAmount,
  feeCoin,
  taxFeeItems,
}: ReturnType<typeof describeBatch>['totalTaxFeeInfo']) {
  return { total_amount: totalAmount, fee_coin: feeCoin, tax_fee_items: taxFeeItems };
}

import { usdOf } from '#sandbox/calls/convert/assets.ts';
import { USER_ID } from '#sandbox/seed/reference/demoUsers.ts';
import { Decimal } from '#shared/money/decimal.ts';
import type { Past } from '../createPast.ts';
import { DAY_MS, type PastEvent, type PastTable } from '../planEvents.ts';
import { CONVERSION_SOURCES, type ConversionRule, type SourceName } from './conversionSources.ts';
import { priceLine, requireAsset, requireUser } from './priceLine.ts';
import { type PastLine, writeConversion } from './writeConversion.ts';

type Coins = readonly [string, ...string[]];

/** Converted into one another; dollars come up more often. */
const TRADED: Coins = ['USDT', 'BTC', 'ETH', 'USDC', 'USDT', 'SOL', 'XRP', 'BTC'];
const BLOCKS: Coins = ['USDT', 'BTC', 'USDT', 'ETH', 'USDC'];
const BATCHED: readonly string[] = ['SOL', 'XRP', 'ETH', 'BTC'];
const SMALL_BALANCES_INTO: Coins = ['USDT', 'USDC', 'MNT'];
/** The line of a batch that fails (screens.md 3.6), and the part of the batches that have one. */
const FAILING = { coin: 'DOGE', amount: 150, share: 0.3 };
const BUY_BACK_MS = 7 * DAY_MS;
const [NO_DEALER, MOVED] = [700001, 32024];

/** The numbers of conversions in the year, late enough before the start to have ended. */
function listRules(
  uid: number,
  wealth: number,
  counts: Partial<Record<SourceName, number>>,
): ConversionRule[] {
  return Object.entries(counts).map(([source, count]) => ({
    uid,
    wealth,
    source: source as SourceName,
    when: { count, spread: 'random', fromDays: 360, toDays: 2 },
  }));
}

export const CONVERSIONS: PastTable<ConversionRule> = {
  name: 'conversion',
  rules: [
    ...listRules(USER_ID.demo, 1, {
      funding: 46,
      spot_convert: 8,
      limit_order_funding: 10,
      funding_fiat: 3,
      batch: 7,
      lowBalance: 4,
    }),
    ...listRules(USER_ID.vip, 20, {
      funding: 34,
      funding_block_trade: 14,
      limit_order_funding: 8,
      batch: 4,
      lowBalance: 1,
    }),
    ...listRules(USER_ID.main, 20, {
      funding: 24,
      uta_convert: 16,
      funding_block_trade: 9,
      limit_order_funding: 5,
      batch: 5,
    }),
    ...listRules(USER_ID.india, 1, { funding: 30, limit_order_funding: 4, batch: 4, lowBalance: 2 }),
    ...listRules(USER_ID.unified, 1, { funding: 10, uta_convert: 26, batch_uta: 3, lowBalance: 1 }),
  ],
  write(past, event) {
    const { source } = event.rule;
    if (source === 'batch' || source === 'batch_uta' || source === 'lowBalance') {
      convertBatch(past, event);
    } else if (source === 'funding_fiat') {
      convertCurrency(past, event);
    } else {
      const coins = source === 'funding_block_trade' ? BLOCKS : TRADED;
      const [fromCoin, picked] = [event.random.pick(coins), event.random.pick(coins)];
      const other = fromCoin === 'USDT' ? 'BTC' : 'USDT';
      const toCoin = picked === fromCoin ? other : picked;
      writeConversion(past, event, convertCoin(past, event, fromCoin, toCoin));
    }
  },
};

function convertBatch(past: Past, event: PastEvent<ConversionRule>): void {
  const { rule, random, atMs } = event;
  const toCoin = rule.source === 'lowBalance' ? random.pick(SMALL_BALANCES_INTO) : 'USDT';
  const coins = BATCHED.slice(random.integer(0, 2));
  const lines = coins.flatMap((coin) => convertCoin(past, event, coin, toCoin));
  if (rule.source === 'batch' && random.between(0, 1) < FAILING.share) {
    const { wallet, kind } = CONVERSION_SOURCES[rule.source];
    const user = requireUser(rule.uid);
    const failing = { user, kind, wallet, fromCoin: FAILING.coin, toCoin, amount: FAILING.amount, atMs };
    lines.push({ line: priceLine(past.quotes, failing), failCode: NO_DEALER });
  }
  writeConversion(past, event, lines);
}

/** Dollars become a currency, and all of it dollars again a week later. */
function convertCurrency(past: Past, event: PastEvent<ConversionRule>): void {
  const [sold] = convertCoin(past, event, 'USDT', 'EUR');
  if (sold === undefined) {
    return;
  }
  writeConversion(past, event, [sold]);
  const atMs = Math.min(event.atMs + BUY_BACK_MS, past.exchange.startedAtMs - DAY_MS);
  const user = requireUser(event.rule.uid);
  const amount = sold.line.toAmount;
  const back = {
    user,
    kind: 'convert',
    wallet: 'FUND',
    fromCoin: 'EUR',
    toCoin: 'USDT',
    amount,
    atMs,
  } as const;
  const bought = { line: priceLine(past.quotes, back), failCode: null };
  writeConversion(past, { ...event, name: `${event.name}/back`, atMs }, [bought]);
}

/** Converts what the source asks for; none where that is more than a tenth of what the user has. */
function convertCoin(
  past: Past,
  { rule, random, atMs }: PastEvent<ConversionRule>,
  fromCoin: string,
  toCoin: string,
): PastLine[] {
  const { kind, wallet, leastUsd, mostUsd, failShare } = CONVERSION_SOURCES[rule.source];
  // Small balances are small whatever else the user has.
  const wealth = kind === 'lowBalance' ? 1 : rule.wealth;
  const wantedUsd = new Decimal(random.integer(leastUsd * 100, mostUsd * 100)).div(100).times(wealth);
  const amount = wantedUsd
    .div(usdOf(past.quotes, requireAsset(fromCoin), atMs))
    .toSignificantDigits(4, Decimal.ROUND_DOWN);
  const chance = random.between(0, 1);
  if (amount.gt(past.amountOf(rule.uid, wallet, fromCoin).div(10))) {
    return [];
  }
  const user = requireUser(rule.uid);
  const line = priceLine(past.quotes, { user, kind, wallet, fromCoin, toCoin, amount, atMs });
  return [{ line, failCode: chance >= failShare ? null : chance > failShare / 2 ? NO_DEALER : MOVED }];
}

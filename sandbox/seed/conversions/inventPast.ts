import type { Wallet } from '#sandbox/books/ledger/place.ts';
import type { PromisedLine } from '#sandbox/books/state/schema/convert.ts';
import { usdOf } from '#sandbox/calls/convert/assets.ts';
import type { DealKind } from '#sandbox/calls/convert/dealTerms.ts';
import { Decimal } from '#shared/money/decimal.ts';
import type { DemoUser } from '../reference/demoUsers.ts';
import type { Dice } from './createDice.ts';
import type { Purse } from './createPurse.ts';
import type { PastKind, Plan } from './plans.ts';
import { pricePast, type Quotes, requireAsset } from './pricePast.ts';

/** Something that was converted, or was to be. */
export interface PastDeed {
  readonly kind: PastKind;
  readonly atMs: number;
  readonly wallet: Wallet;
  readonly lines: readonly PastLine[];
}

export interface PastLine {
  readonly line: PromisedLine;
  /** Why nothing came of it; null where it was booked. */
  readonly failCode: number | null;
}

type Coins = readonly [string, ...string[]];

/** Turned into one another; dollars come up more often, as they do with people. */
const TRADED: Coins = ['USDT', 'BTC', 'ETH', 'USDC', 'USDT', 'SOL', 'XRP', 'BTC'];
const BLOCKS: Coins = ['USDT', 'BTC', 'USDT', 'ETH', 'USDC'];
const BATCHED: readonly string[] = ['SOL', 'XRP', 'ETH', 'BTC'];
const FAILING = 'DOGE';
const DAY_MS = 86_400_000;
const YEAR_DAYS = 360;
/** Late enough for its end, early enough for the next clean-up to be allowed. */
const LAST_DAY = 2;
const [NO_DEALER, MOVED] = [700001, 32024];

/** What one conversion was worth in USD, for a person of wealth 1. */
const WORTH: Readonly<Record<PastKind, readonly [low: number, high: number]>> = {
  funding: [25, 900],
  spot_convert: [25, 300],
  uta_convert: [25, 300],
  funding_block_trade: [3_000, 14_000],
  limit_order_funding: [50, 700],
  funding_fiat: [100, 600],
  batch: [15, 120],
  batch_uta: [15, 60],
  lowBalance: [1, 8],
};
/** How many of all come to nothing: orders with a limit often do, and who buys back has to have sold. */
const FAIL_SHARES: Readonly<Partial<Record<PastKind, number>>> = {
  limit_order_funding: 0.4,
  funding_fiat: 0,
};
const FAIL_SHARE = 0.06;
/** Remainders are small whoever has them. */
const SMALL: ReadonlySet<PastKind> = new Set(['lowBalance']);

const WALLETS: Readonly<Partial<Record<PastKind, Wallet>>> = {
  spot_convert: 'SPOT',
  uta_convert: 'UNIFIED',
  batch_uta: 'UNIFIED',
};

export interface PastMaker {
  readonly quotes: Quotes;
  readonly dice: Dice;
  readonly purse: Purse;
  readonly user: DemoUser;
  readonly startedAtMs: number;
}

/** Makes up a year of a person's conversions, the oldest first, none of which spends what is not there. */
export function inventPast(maker: PastMaker, { wealth, counts }: Plan): PastDeed[] {
  const { dice, startedAtMs } = maker;
  const occasions = Object.entries(counts).flatMap(([kind, count]) =>
    Array.from({ length: count }, () => ({
      kind: kind as PastKind,
      atMs: Math.floor(startedAtMs - dice.between(LAST_DAY, YEAR_DAYS) * DAY_MS),
    })),
  );
  return occasions
    .toSorted((one, other) => one.atMs - other.atMs)
    .flatMap((occasion) => doDeed(maker, occasion, wealth));
}

interface Occasion {
  readonly kind: PastKind;
  readonly atMs: number;
}

function doDeed(maker: PastMaker, { kind, atMs }: Occasion, wealth: number): PastDeed[] {
  const wallet = WALLETS[kind] ?? 'FUND';
  const scale = SMALL.has(kind) ? 1 : wealth;
  const give = (fromCoin: string, toCoin: string): PastLine[] =>
    giveCoin(maker, { kind, wallet, fromCoin, toCoin, atMs, scale });
  if (kind === 'funding_fiat') {
    return tradeCurrency(maker, { atMs, wallet, sold: give('USDT', 'EUR') });
  }
  if (kind === 'batch' || kind === 'batch_uta' || kind === 'lowBalance') {
    const toCoin = kind === 'lowBalance' ? maker.dice.pick(['USDT', 'USDC', 'MNT']) : 'USDT';
    const coins = BATCHED.slice(Math.floor(maker.dice.between(0, 2)));
    const isPartial = kind === 'batch' && maker.dice.between(0, 1) < 0.3;
    const failed = isPartial ? failLine(maker, { kind, wallet, toCoin, atMs }) : [];
    return deedOf({ kind, atMs, wallet, lines: [...coins.flatMap((coin) => give(coin, toCoin)), ...failed] });
  }
  const coins = kind === 'funding_block_trade' ? BLOCKS : TRADED;
  const [fromCoin, toCoin] = [maker.dice.pick(coins), maker.dice.pick(coins)];
  return fromCoin === toCoin
    ? deedOf({ kind, atMs, wallet, lines: give(fromCoin, fromCoin === 'USDT' ? 'BTC' : 'USDT') })
    : deedOf({ kind, atMs, wallet, lines: give(fromCoin, toCoin) });
}

function deedOf(deed: PastDeed): PastDeed[] {
  return deed.lines.length === 0 ? [] : [deed];
}

interface Giving {
  readonly kind: PastKind;
  readonly wallet: Wallet;
  readonly fromCoin: string;
  readonly toCoin: string;
  readonly atMs: number;
  readonly scale: number;
}

/** Gives away so much as the kind asks for, but no more than a tenth of what is there. */
function giveCoin(maker: PastMaker, { kind, scale, ...deal }: Giving): PastLine[] {
  const { quotes, dice, purse, user } = maker;
  const [low, high] = WORTH[kind];
  const wanted = new Decimal(Math.round(dice.between(low, high) * 100)).div(100).times(scale);
  const amount = wanted
    .div(usdOf(quotes, requireAsset(deal.fromCoin), deal.atMs))
    .toSignificantDigits(4, Decimal.ROUND_DOWN);
  if (amount.gt(purse.amountOf(deal.wallet, deal.fromCoin).div(10))) {
    return [];
  }
  const line = pricePast(quotes, { ...deal, user, kind: dealKindOf(kind), amount });
  const chance = dice.between(0, 1);
  const failShare = FAIL_SHARES[kind] ?? FAIL_SHARE;
  const failCode = chance >= failShare ? null : chance > failShare / 2 ? NO_DEALER : MOVED;
  if (failCode === null) {
    purse.book(line, deal.wallet);
  }
  return [{ line, failCode }];
}

/** Somebody who sells for a currency buys back with all of it a week later. */
function tradeCurrency(
  { quotes, purse, user, startedAtMs }: PastMaker,
  { atMs, wallet, sold }: { atMs: number; wallet: Wallet; sold: PastLine[] },
): PastDeed[] {
  const [first] = sold;
  if (first === undefined) {
    return [];
  }
  const laterMs = Math.min(atMs + 7 * DAY_MS, startedAtMs - DAY_MS);
  const amount = new Decimal(first.line.toAmount);
  const deal = {
    user,
    kind: 'convert',
    wallet,
    fromCoin: 'EUR',
    toCoin: 'USDT',
    amount,
    atMs: laterMs,
  } as const;
  const line = pricePast(quotes, deal);
  purse.book(line, wallet);
  return [
    { kind: 'funding_fiat', atMs, wallet, lines: sold },
    { kind: 'funding_fiat', atMs: laterMs, wallet, lines: [{ line, failCode: null }] },
  ];
}

/** A coin of a batch that nobody would take (screens.md 3.6). */
function failLine(
  { quotes, user }: PastMaker,
  { kind, ...deal }: { kind: PastKind; wallet: Wallet; toCoin: string; atMs: number },
): PastLine[] {
  const failing = { ...deal, user, kind: dealKindOf(kind), fromCoin: FAILING, amount: new Decimal(150) };
  return [{ line: pricePast(quotes, failing), failCode: NO_DEALER }];
}

/** How a kind of deed was priced. */
export function dealKindOf(kind: PastKind): DealKind {
  switch (kind) {
    case 'funding_block_trade':
      return 'block';
    case 'limit_order_funding':
      return 'limit';
    case 'batch':
    case 'batch_uta':
      return 'batch';
    case 'lowBalance':
      return 'lowBalance';
    default:
      return 'convert';
  }
}

import { eq } from 'drizzle-orm';
import { type Booked, type Deal, dealOf } from '#app/features/ticket/deal.ts';
import type { BatchOrder } from '#app/features/ticket/orderTypes/createBatchOrderType.ts';
import type { OrderType } from '#app/features/ticket/orderTypes/orderType.ts';
import { conversions } from '#sandbox/books/state/schema/convert.ts';
import type { InputOf, ResultOf } from '#shared/endpoints/table.ts';
import { cutDecimal, Decimal } from '#shared/money/decimal.ts';
import { newId, type OpenOrderTypes } from './openOrderTypes.ts';

/** What can become of the orders of any user, by kind (screens.md 0.2b, 1.21). */
export const OF_EVERYBODY = [
  ...(['done', 'failed'] as const),
  ...(['filled', 'cancelled', 'expired', 'lockLost', 'open'] as const),
  ...(['batchDone', 'batchPartly', 'batchFailed', 'lowBalance'] as const),
];
/** And of block trades, which few may make. */
export const OF_OTC = ['blockSettled', 'blockRejected'] as const;
export const OUTCOMES = [...OF_EVERYBODY, ...OF_OTC];
export type Outcome = (typeof OUTCOMES)[number];

export interface Wish {
  readonly outcome: Outcome;
  /** In millionths: how much of what is held, and into what. */
  readonly share: number;
}

/** An order that was sent at a price: what its receipt shows is asked for by it. */
export interface SentDeal {
  readonly deal: Deal;
  readonly find: (deal: Deal) => Promise<{ ok: boolean; value?: { value: Booked | null } }>;
}

/** Last digits that do nothing, and those that let a conversion fail after a while (screens.md 3.6). */
const [PLAIN, FAILING] = ['001', '505'];
/** The coin whose line of a batch always fails. */
const FAILING_COIN = 'DOGE';
/** The coin whose limit orders always expire. */
const EXPIRING_COIN = 'FIL';
const TARGETS = ['USDT', 'ETH', 'BTC', 'USDC'] as const;
const BLOCK_BTC = '2';

/** Sends one order and lets what it takes happen. Null where no price was asked for, or none was available. */
export async function placeOrder(types: OpenOrderTypes, wish: Wish): Promise<SentDeal | null> {
  const { outcome } = wish;
  switch (outcome) {
    case 'done':
    case 'failed':
      return placeInstant(types, wish, outcome === 'done' ? PLAIN : FAILING);
    case 'blockSettled':
    case 'blockRejected':
      return placeBlock(types, outcome === 'blockSettled' ? PLAIN : FAILING);
    case 'batchDone':
    case 'batchPartly':
    case 'batchFailed':
      return placeBatch(types, wish);
    case 'lowBalance':
      return placeLowBalance(types);
    default:
      await placeLimit(types, wish);
      return null;
  }
}

type Coin = ResultOf<'convertCoins'>['coins'][number];

/** What is held and can be given, the most valuable first. */
async function heldCoins({ request }: OpenOrderTypes): Promise<readonly Coin[]> {
  const answered = await request('convertCoins', { accountType: 'funding', side: 0 });
  const coins = answered.ok ? (answered.value.result?.coins ?? []) : [];
  return coins
    .filter(({ coinType, disableFrom }) => coinType === 'crypto' && !disableFrom)
    .toSorted((one, other) => new Decimal(other.uBalance).cmp(one.uBalance));
}

/** About a hundredth of what is held, with these last digits. */
function amountOf({ convertible, accuracyLength }: Coin, { share }: Wish, lastDigits = PLAIN): string {
  const part = new Decimal(convertible).times(new Decimal(5_000 + share / 200).div(1_000_000));
  const scale = Math.max(1, accuracyLength - lastDigits.length);
  return `${cutDecimal(part, scale)}${lastDigits}`;
}

async function pick(types: OpenOrderTypes, { share }: Wish) {
  const held = (await heldCoins(types)).filter(({ coin }) => coin !== FAILING_COIN && coin !== EXPIRING_COIN);
  const from = held[share % Math.min(3, held.length)];
  const to = TARGETS.find((coin, at) => coin !== from?.coin && at >= share % TARGETS.length) ?? 'USDT';
  if (from === undefined) throw new Error('Nothing is held.');
  return { from, to: to === from.coin ? 'ETH' : to };
}

async function placeInstant(types: OpenOrderTypes, wish: Wish, digits: string): Promise<SentDeal | null> {
  const { from, to } = await pick(types, wish);
  return send(types, types.instant, {
    ...{ accountType: 'funding', fromCoin: from.coin, toCoin: to, requestCoin: from.coin },
    ...{ requestAmount: amountOf(from, wish, digits), fromCoinType: 'crypto', toCoinType: 'crypto' },
  });
}

function placeBlock(types: OpenOrderTypes, digits: string): Promise<SentDeal | null> {
  return send(types, types.block, {
    ...{ accountType: 'funding_block_trade', fromCoin: 'BTC', toCoin: 'USDT', requestCoin: 'BTC' },
    ...{ requestAmount: `${BLOCK_BTC}.00${digits}`, fromCoinType: 'crypto', toCoinType: 'crypto' },
  });
}

async function placeBatch(types: OpenOrderTypes, wish: Wish): Promise<SentDeal | null> {
  const held = await heldCoins(types);
  const failing = held.filter(({ coin }) => coin === FAILING_COIN);
  const good = held.filter(({ coin }) => coin !== FAILING_COIN && coin !== 'USDT').slice(0, 2);
  const coins = { batchDone: good, batchPartly: [...good, ...failing], batchFailed: failing }[
    wish.outcome as 'batchDone' | 'batchPartly' | 'batchFailed'
  ];
  const items: BatchOrder['items'] = coins.map((coin) => ({
    fromCoin: coin.coin,
    amount: coin.coin === FAILING_COIN ? 'all' : amountOf(coin, wish),
  }));
  return items.length === 0
    ? null
    : send(types, types.batch, { accountType: 'funding', toCoin: 'USDT', items });
}

async function placeLowBalance(types: OpenOrderTypes): Promise<SentDeal | null> {
  const answered = await types.request('lowBalanceList', { view: 'coins', account_type: 'funding' });
  const result = answered.ok ? answered.value.result : undefined;
  const coins = result !== undefined && 'coins' in result ? result.coins : [];
  const names = coins.filter(({ support, coin }) => support === 1 && coin !== 'USDT').map(({ coin }) => coin);
  if (names.length === 0) return null;
  return send(types, types.lowBalance, { to_coin: 'USDT', coins: names, account_type: 'funding' });
}

async function placeLimit(types: OpenOrderTypes, wish: Wish): Promise<void> {
  const { request, sandbox } = types;
  const { from, to } = await pick(types, wish);
  const toCoin = wish.outcome === 'expired' ? EXPIRING_COIN : to;
  const accountType = 'limit_order_funding';
  const gap = await request('gapRate', { fromCoin: from.coin, toCoin, accountType }, { fresh: true });
  if (!gap.ok || gap.value.result === undefined) throw new Error('There is no price.');
  // One below the market is filled at once, one above it waits.
  const times = wish.outcome === 'filled' ? '0.9' : '1.5';
  const limitPrice = new Decimal(gap.value.result.referenceRate)
    .times(times)
    .toSignificantDigits(4)
    .toFixed();
  const order: InputOf<'limitOrderCreate'> = {
    ...{ accountType, fromCoin: from.coin, toCoin, fromAmount: amountOf(from, wish), limitPrice },
    ...{ expireDays: 30, requestId: newId() },
  };
  const placed = await request('limitOrderCreate', order);
  if (!placed.ok) throw new Error(`The order was refused: ${placed.error.code} ${JSON.stringify(order)}`);
  const id = placed.value.result?.exchangeTxId ?? '';
  if (wish.outcome === 'cancelled') {
    await request('limitOrderCancel', { exchangeTxId: id, requestId: newId() });
  }
  if (wish.outcome === 'lockLost') {
    // As if what it set aside were gone: the exchange finds that out when it fills the order.
    const { database } = sandbox.exchange;
    const fromAmount = new Decimal(order.fromAmount).times(1_000).toFixed();
    await database.sql
      .update(conversions)
      .set({ fromAmount, limitPrice: '0.000000000000000001' })
      .where(eq(conversions.id, id));
  }
  if (wish.outcome === 'open') return;
  await untilDecided(types, async () => {
    const answered = await request('limitOrderQuery', { exchangeTxId: id }, { fresh: true });
    return answered.ok && !['open', 'filling'].includes(answered.value.result?.limit.status ?? 'open');
  });
}

async function send<Order>(
  types: OpenOrderTypes,
  orderType: OrderType<Order>,
  order: Order,
): Promise<SentDeal | null> {
  const asked = await orderType.ask(order, { newId, previous: null, signal: new AbortController().signal });
  // A coin that was converted a moment ago has to wait: nothing is ordered.
  if (!asked.ok && asked.error.code === TOO_SOON) return null;
  if (!asked.ok) throw new Error(`There is no price: ${asked.error.code} ${JSON.stringify(order)}`);
  const quote = asked.value.value;
  // Every line is refused: nothing can be confirmed.
  if (quote.gives.length === 0) return null;
  const deal = dealOf(quote, newId(), Date.now());
  const sent = await orderType.execute(deal, null);
  if (!sent.ok) throw new Error(`The order was refused: ${sent.error.code}`);
  await untilDecided(types, async () => {
    const found = await orderType.find(deal);
    return found.ok && !['init', 'processing', undefined].includes(found.value.value?.status);
  });
  return { deal, find: orderType.find };
}

const MOST_ROUNDS = 200;
const TOO_SOON = '139001';

/** Lets the exchange do what is due until an order is at its end. */
async function untilDecided({ sandbox }: OpenOrderTypes, isDecided: () => Promise<boolean>): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    await sandbox.exchange.catchUp();
    if (await isDecided()) return;
  }
  throw new Error('The order is still under way.');
}

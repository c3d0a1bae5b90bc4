import { expect, test } from 'vitest';
import { decodeFrame, isOfPair } from '#workers/quotes/decode/decodeFrame.ts';
import { createSubscriptions } from '#workers/quotes/socket/createSubscriptions.ts';
import { FIAT_RATES, klineSubscription, PRICES } from '#workers/quotes/socket/messages.ts';

/** The id of the subscription that a frame without one goes to. */
function find(frame: object, symbols = ['BTCUSDT', 'ETHUSDT'], klineTypes = ['']): string | undefined {
  const subscriptions = createSubscriptions(
    () => true,
    () => true,
  );
  const klines = symbols.flatMap((symbol) =>
    klineTypes.map((klineType) =>
      klineSubscription({ symbol, interval: '1h', klineType }, klineTypes.length > 1),
    ),
  );
  subscriptions.want([PRICES, FIAT_RATES, ...klines]);
  const decoded = decodeFrame(JSON.stringify(frame));
  if (!decoded.ok || decoded.value.type !== 'data') return undefined;
  const message = decoded.value;
  return subscriptions.find({ ...message, isOf: (symbol) => isOfPair(message, symbol) })?.id;
}

const candle = (more: object = {}) => ({ t: 1, o: '1', h: '1', l: '1', c: '1', v: '1', ...more });

test('candles without an id go to the pair that the frame or its rows name', () => {
  const topic = 'kline_1h';
  expect(find({ topic, symbol: 'ETHUSDT', data: [candle()] })).toBe('kline_1h:ETHUSDT');
  expect(find({ topic, data: [candle({ s: 'ETHUSDT' })] })).toBe('kline_1h:ETHUSDT');
  expect(find({ topic, data: [candle({ s: 'ETHUSDT', x: {} })] })).toBe('kline_1h:ETHUSDT');
  expect(find({ topic, data: [candle()] }, ['ETHUSDT'])).toBe('kline_1h:ETHUSDT');
});

test('candles without an id that fit no pair, or several, are dropped', () => {
  const topic = 'kline_1h';
  expect(find({ topic, data: [candle()] })).toBeUndefined();
  expect(find({ topic, symbol: 'XRPUSDT', data: [candle()] }, ['BTCUSDT'])).toBeUndefined();
  const mixed = [candle({ s: 'BTCUSDT' }), candle({ s: 'ETHUSDT' })];
  expect(find({ topic, data: mixed })).toBeUndefined();
  expect(
    find({ topic, symbol: 'BTCUSDT', data: [candle()] }, ['BTCUSDT'], ['spot', 'index']),
  ).toBeUndefined();
});

test('prices and rates without an id go by their topic', () => {
  expect(find({ topic: 'slowBroker', symbol: '', data: [{ s: 'BTCUSDT', c: '1' }] })).toBe('slowBroker');
  expect(find({ topic: 'fiat', data: [{ sc: 'EUR', tg: 'USD' }] })).toBe('fiat');
});

import type { Market } from './market/createMarket.ts';
import { formatChange, formatUnits } from './market/formatUnits.ts';
import type { Moment, QuoteTopic } from './quoteTopic.ts';

/** The number the public gateway gives its own exchange. */
const EXCHANGE_ID = 301;

/**
 * Creates the topic `slowBroker`: the 24-hour figures of every pair. Changed are those that ticked, or, with
 * `changedRows`, so many pairs a round, each in its turn.
 */
export function createTickerTopic(market: Market, changedRows: number | undefined): QuoteTopic {
  const everyIndex = market.pairs.map((pair) => pair.index);

  function readTicked(since: Moment, now: Moment): number[] {
    return everyIndex.filter((index) => market.lastTick(index, now.nowMs) > since.nowMs);
  }

  function readTurn(rowsPerRound: number, since: Moment, now: Moment): number[] {
    const total = everyIndex.length;
    const count = Math.min(total, (now.round - since.round) * rowsPerRound);
    const first = (since.round * rowsPerRound) % total;
    return Array.from({ length: count }, (_, i) => (first + i) % total);
  }

  function writeRows(indexes: readonly number[], nowMs: number): string[] {
    return indexes.map((index) => writeTickerRow(market, index, market.lastTick(index, nowMs)));
  }

  return {
    key: 'slowBroker',
    readAll: (now) => writeRows(everyIndex, now.nowMs),
    readChanges: (since, now) =>
      writeRows(
        changedRows === undefined ? readTicked(since, now) : readTurn(changedRows, since, now),
        now.nowMs,
      ),
  };
}

/** Numbers are strings of digits and names are capitals and digits, so no escaping is needed. */
function writeTickerRow(market: Market, index: number, tickMs: number): string {
  const pair = market.pairs[index];
  if (pair === undefined) {
    throw new RangeError(`The market has no pair number ${index}.`);
  }
  const { symbol, priceDigits, volumeDigits, turnoverDigits } = pair;
  const { open, high, low, close, volume, turnover } = market.lastDay(index, tickMs);
  const price = (ticks: number) => formatUnits(ticks, priceDigits);
  return (
    `{"t":${tickMs},"s":"${symbol}","sn":"${symbol}","c":"${price(close)}","h":"${price(high)}"` +
    `,"l":"${price(low)}","o":"${price(open)}","v":"${formatUnits(volume, volumeDigits)}"` +
    `,"qv":"${formatUnits(turnover, turnoverDigits)}","m":"${formatChange(open, close)}","e":${EXCHANGE_ID}}`
  );
}

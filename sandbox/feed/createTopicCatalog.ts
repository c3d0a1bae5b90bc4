import { createKlineTopic } from './createKlineTopic.ts';
import { createTickerTopic } from './createTickerTopic.ts';
import type { Market } from './market/createMarket.ts';
import type { FiatRate } from './market/fiatRates.ts';
import type { Pair } from './market/listPairs.ts';
import { findIntervalMinutes } from './market/time.ts';
import type { SubscribeRequest } from './parseClientMessage.ts';
import type { QuoteTopic } from './quoteTopic.ts';

/** The topics of the quote socket. */
export interface TopicCatalog {
  /** The topic a subscription asks for, or why there is none. */
  find(
    request: Pick<SubscribeRequest, 'topic' | 'symbol' | 'limit'>,
  ): QuoteTopic | 'invalidTopic' | 'invalidSymbols';
  isTopic(name: string): boolean;
}

export interface CatalogSources {
  readonly market: Market;
  readonly rates: readonly FiatRate[];
  readonly changedRows: number | undefined;
}

const KLINE_PREFIX = 'kline_';
const DEFAULT_CANDLES = 200;
/** Clients may put the exchange's number in front of a symbol: `301.BTCUSDT`. */
const EXCHANGE_PREFIX = /^301\./;

/** Creates the catalogue of topics. */
export function createTopicCatalog({ market, rates, changedRows }: CatalogSources): TopicCatalog {
  const plainTopics = new Map<string, QuoteTopic>([
    ['slowBroker', createTickerTopic(market, changedRows)],
    ['fiat', createFiatTopic(rates)],
  ]);

  function findPair(symbol: string): Pair | undefined {
    return market.findPair(symbol.replace(EXCHANGE_PREFIX, ''));
  }

  return {
    find({ topic, symbol, limit = DEFAULT_CANDLES }) {
      const plain = plainTopics.get(topic);
      if (plain !== undefined) {
        return plain;
      }
      const intervalMinutes = readKlineInterval(topic);
      if (intervalMinutes === undefined) {
        return 'invalidTopic';
      }
      const pair = findPair(symbol);
      return pair === undefined
        ? 'invalidSymbols'
        : createKlineTopic(market, { pair, intervalMinutes, limit });
    },
    isTopic: (name) => plainTopics.has(name) || readKlineInterval(name) !== undefined,
  };
}

function readKlineInterval(topic: string): number | undefined {
  return topic.startsWith(KLINE_PREFIX) ? findIntervalMinutes(topic.slice(KLINE_PREFIX.length)) : undefined;
}

/** Creates the topic `fiat`. A rate is a change only when its digits differ. */
function createFiatTopic(rates: readonly FiatRate[]): QuoteTopic {
  return {
    key: 'fiat',
    readAll: (now) => rates.map((rate) => writeFiatRow(rate, now.nowMs)),
    readChanges: (since, now) =>
      rates
        .filter((rate) => rate.rateAt(now.nowMs) !== rate.rateAt(since.nowMs))
        .map((rate) => writeFiatRow(rate, now.nowMs)),
  };
}

function writeFiatRow({ source, target, rateAt }: FiatRate, nowMs: number): string {
  return `{"sr":"${source}","tg":"${target}","rt":"${rateAt(nowMs)}"}`;
}

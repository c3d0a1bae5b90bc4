import type { FiatRate } from './market/fiatRates.ts';
import type { QuoteTopic } from './quoteTopic.ts';

/** Creates the topic `fiat`. A rate is a change only when its digits differ. */
export function createFiatTopic(rates: readonly FiatRate[]): QuoteTopic {
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

import type { Booked, BookedLine } from '#app/screens/exchange/ticket/deal.ts';
import type { BatchOrder } from '#app/screens/exchange/ticket/orderTypes/createBatchOrderType.ts';
import { isSourceKey } from './isSourceKey.ts';

/** The coins of a batch that were not converted. */
export function failedLines({ lines }: Booked): readonly BookedLine[] {
  return lines.filter(({ status }) => status === 'failure');
}

/**
 * The same again for what was not converted, and for nothing else; null where there is nothing, or the account can't be
 * told. `order` is missing where the page was loaded anew since: then the amounts are those of the record.
 */
export function retryOrder(booked: Booked, order: BatchOrder | null): BatchOrder | null {
  const { account } = booked;
  const items = failedLines(booked).map(({ coin, amount }) => ({
    fromCoin: coin,
    amount: order?.items.find(({ fromCoin }) => fromCoin === coin)?.amount ?? amount,
  }));
  if (!isSourceKey(account) || items.length === 0) return null;
  return { accountType: account, toCoin: booked.gets.coin, items };
}

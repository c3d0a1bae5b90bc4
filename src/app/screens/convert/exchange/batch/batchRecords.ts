import type { Booked, BookedLine } from '#app/features/ticket/deal.ts';
import type { BatchOrder } from '#app/features/ticket/orderTypes/createBatchOrderType.ts';
import type { Money } from '#app/features/ticket/ticketQuote.ts';
import { isSourceKey } from '#app/features/ticketForm/accountKeys.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';
import { compareDecimals } from '#shared/money/plainDecimals.ts';

/** The coins of a batch that were not converted. */
export function failedLines({ lines }: Booked): readonly BookedLine[] {
  return lines.filter(({ status }) => status === 'failure');
}

/**
 * The same again for what was not converted, and for nothing else; null where there is nothing, or the account is
 * not known. `order` is missing after a reload: then the amounts are those of the record.
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

/** How a line of a quote stands (screens.md 1.1): it will be converted, it is too small, or it can't be. */
export type LineState = 'ok' | 'belowMin' | 'unsupported' | 'short' | 'refused';

const STATE_BY_CODE: Readonly<Record<number, LineState>> = {
  700005: 'short',
  700006: 'belowMin',
  700013: 'unsupported',
  50001: 'unsupported',
};

/** By the line's code of screens.md 0.2; `refused` for any that has no word of its own here. */
export function lineStateOf(errorCode: number | null): LineState {
  return errorCode === null ? 'ok' : (STATE_BY_CODE[errorCode] ?? 'refused');
}

/** Whether every coin of a quote is still there (screens.md 1.21: Confirm is off when the balance drops below the amount). */
export function isEnoughFor(gives: readonly Money[], infos: ResultOf<'convertCoins'>['coins']): boolean {
  return gives.every(({ coin, amount }) => {
    const free = infos.find((info) => info.coin === coin)?.convertible;
    return free !== undefined && compareDecimals(free, amount) >= 0;
  });
}

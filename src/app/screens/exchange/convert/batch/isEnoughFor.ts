import type { Money } from '#app/screens/exchange/ticket/ticketQuote.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';
import { compareDecimals } from '#shared/money/plainDecimals.ts';

/** Whether every coin of a quote is still there (screens.md 1.21: Confirm is off when the balance drops below the amount). */
export function isEnoughFor(gives: readonly Money[], infos: ResultOf<'convertCoins'>['coins']): boolean {
  return gives.every(({ coin, amount }) => {
    const free = infos.find((info) => info.coin === coin)?.convertible;
    return free !== undefined && compareDecimals(free, amount) >= 0;
  });
}

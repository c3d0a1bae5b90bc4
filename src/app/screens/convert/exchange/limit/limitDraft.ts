import type { FormDraft } from '#app/storage/formDrafts.ts';
import { EXPIRE_DAYS, type ExpireDays } from './expireDays.ts';
import { type LimitPrice, plainPrice } from './limitPrice.ts';

/** What has been entered for a limit order, besides the amount, which is in the address. */
export interface LimitEntered {
  /** "BTC USDT": a price says nothing of another pair. */
  readonly pair: string;
  readonly price: LimitPrice;
  readonly days: ExpireDays;
}

export function keepEntered(draft: FormDraft, { pair, price, days }: LimitEntered): void {
  const { side, text, other } = price;
  draft.keep({ pair, side, text, ...(other !== null && { other }), days: String(days) });
}

/** Null where nothing of this kind was kept; another version of the page may have written something else. */
export function readEntered(draft: FormDraft): LimitEntered | null {
  const { pair, side, text = '', other, days: kept } = draft.read();
  const days = EXPIRE_DAYS.find((each) => String(each) === kept);
  if (pair === undefined || days === undefined) return null;
  if (side !== 'to-per-from' && side !== 'from-per-to') return null;
  if (text !== '' && plainPrice(text) === null) return null;
  const isOther = other !== undefined && plainPrice(other) !== null;
  return { pair, price: { side, text, other: isOther ? other : null }, days };
}

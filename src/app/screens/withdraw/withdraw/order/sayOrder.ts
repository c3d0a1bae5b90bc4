import type { i18n as I18n } from 'i18next';
import { figuresOf } from '#app/components/format/figures.ts';
import { shortenAddress } from '#shared/addresses/shortenAddress.ts';
import type { Language } from '#shared/site/languages.ts';
import type { WithdrawalOrder } from './withdrawalOrder.ts';

/** The recipient is a user of the exchange (screens.md 2.11). */
export const TO_USER = 2;

/** The order in one sentence: "Send 500 USDT to Ledger, cold (TQx9Fc…oUtLcU)". */
export function sayOrder(order: WithdrawalOrder, { t, language }: I18n): string {
  return t('withdraw.what', {
    amount: `\u2066${figuresOf(language as Language).price(order.amount)}`,
    coin: `${order.coin}\u2069`,
    recipient: recipientWords(order),
  });
}

/** Whom it goes to, by name and both ends of the address, or the whole account; names keep their own direction. */
export function recipientWords({
  name,
  address,
  forceChain,
}: Pick<WithdrawalOrder, 'name' | 'address' | 'forceChain'>): string {
  const shown = `\u2066${forceChain === TO_USER ? address : shortenAddress(address)}\u2069`;
  return name === '' ? shown : `\u2068${name}\u2069 (${shown})`;
}

import type { i18n as I18n } from 'i18next';
import { figuresOf } from '#app/components/format/figures.ts';
import type { Language } from '#shared/site/languages.ts';
import type { WithdrawalOrder } from './withdrawalOrder.ts';

const END = 6;

/** The order in one sentence: "Send 500 USDT to Ledger, cold (…oUtLcU)". */
export function describeOrder(order: WithdrawalOrder, i18n: I18n): string {
  const { amount, coin } = order;
  const price = figuresOf(i18n.language as Language).price;
  return i18n.t('withdraw.what', {
    amount: `\u2066${price(amount)}`,
    coin: `${coin}\u2069`,
    recipient: recipientWords(order),
  });
}

/** Whom it goes to, by name and the end of the address; names keep their own direction. */
function recipientWords({ name, address }: Pick<WithdrawalOrder, 'name' | 'address'>): string {
  const end = address.length > END ? `…${address.slice(-END)}` : address;
  const shown = `\u2066${end}\u2069`;
  return name === '' ? shown : `\u2068${name}\u2069 (${shown})`;
}

import type { i18n as I18n } from 'i18next';
import { figuresOf } from '#app/components/format/figures.ts';
import { outcomeOf, type WithdrawalRecord } from '#app/screens/withdraw/records/withdrawalRecord.ts';
import type { ToastOptions } from '#app/stores/noticeStore.ts';
import type { Language } from '#shared/site/languages.ts';
import type { SentOrder } from './withdrawalOrder.ts';

/** The outcome of a withdrawal that is not on the screen any more. */
export function lateNotice(sent: SentOrder, record: WithdrawalRecord, i18n: I18n): ToastOptions {
  const isVoid = outcomeOf(record.status) === 'void';
  const { price } = figuresOf(i18n.language as Language);
  return {
    type: isVoid ? 'warning' : 'success',
    key: `withdrawal ${sent.requestId}`,
    text: i18n.t(isVoid ? 'withdraw.late.ended' : 'withdraw.late.found', {
      amount: `\u2066${price(sent.amount)}`,
      coin: `${sent.coin}\u2069`,
      state: i18n.t(`withdrawals.status.${record.status}`),
    }),
  };
}

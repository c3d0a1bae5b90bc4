import type { i18n as I18n } from 'i18next';
import { figuresOf } from '#app/components/format/figures.ts';
import { withLabel } from '#app/components/format/joinTexts.ts';
import { outcomeOf, type WithdrawalRecord } from '#app/screens/withdraw/records/withdrawalRecord.ts';
import type { ToastOptions } from '#app/stores/noticeStore.ts';
import type { Language } from '#shared/site/languages.ts';
import type { SentOrder } from './withdrawalOrder.ts';

/** The outcome of a withdrawal that is not on the screen any more. */
export function lateNotice(sent: SentOrder, record: WithdrawalRecord, i18n: I18n): ToastOptions {
  const isVoid = outcomeOf(record.status) === 'void';
  return {
    type: isVoid ? 'warning' : 'success',
    key: `withdrawal ${sent.requestId}`,
    text: i18n.t(isVoid ? 'withdraw.late.ended' : 'withdraw.late.found', {
      ...coinsOf(sent, i18n),
      state: i18n.t(`withdrawals.status.${record.status}`),
    }),
  };
}

/** The exchange has refused a withdrawal that is not on the screen any more; `reason` says why. */
export function refusedNotice(sent: SentOrder, reason: string, i18n: I18n): ToastOptions {
  return {
    type: 'warning',
    key: `withdrawal ${sent.requestId}`,
    text: withLabel(i18n.t('withdraw.track.ended', coinsOf(sent, i18n)), reason, i18n.language as Language),
  };
}

/** Both keep their order where a text runs from right to left. */
function coinsOf({ amount, coin }: SentOrder, { language }: I18n) {
  return { amount: `\u2066${figuresOf(language as Language).price(amount)}`, coin: `${coin}\u2069` };
}

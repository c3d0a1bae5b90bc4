import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { figuresOf } from '#app/components/format/figures.ts';
import { Dialog } from '#app/components/layers/ModalLayer.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import type { Withdrawal } from '../order/createWithdrawal.ts';
import type { WithdrawalIn } from '../order/withdrawalState.ts';

export interface RepeatQuestionProps {
  readonly state: WithdrawalIn<'REPEATED'>;
  readonly withdrawal: Withdrawal;
}

/** The same withdrawal a moment ago, from this tab or another one: asks whether a second one is meant (screens.md 0.2a). */
export function RepeatQuestion({ state: { request }, withdrawal }: RepeatQuestionProps) {
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  const { amount, coin } = request.order;
  return (
    <Dialog
      isOpen
      title={t('withdraw.repeat.title')}
      description={t('withdraw.repeat.text', { amount: `\u2066${price(amount)}`, coin: `${coin}\u2069` })}
      onClose={withdrawal.back}
      actions={
        <>
          <Button onClick={withdrawal.repeat}>{t('withdraw.repeat.yes')}</Button>
          <Button variant="primary" onClick={withdrawal.back}>
            {t('withdraw.repeat.no')}
          </Button>
        </>
      }
    />
  );
}

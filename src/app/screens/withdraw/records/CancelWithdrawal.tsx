import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { figuresOf } from '#app/components/format/figures.ts';
import { Dialog } from '#app/components/layers/ModalLayer.tsx';
import { useRefreshRecords } from '#app/features/recordList/useRefreshRecords.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { PausedButton } from '#app/notices/errors/PausedButton.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { useApiAction } from '#app/queries/useApiAction.ts';
import { showToast } from '#app/stores/noticeStore.ts';
import type { WithdrawalRecord } from './withdrawalRecord.ts';
import { WITHDRAWAL_SOURCE } from './withdrawalSource.ts';

export interface CancelWithdrawalProps {
  readonly record: Pick<WithdrawalRecord, 'id' | 'amount' | 'coin'>;
  /** The exchange has answered, whatever it said: the record is another one now. */
  readonly onAnswered?: () => void;
}

const TOO_LATE = '131099';

/** Calls a withdrawal back that was not broadcast; the exchange knows whether it was (131099, screens.md 1.17). */
export function CancelWithdrawal({ record, onAnswered }: CancelWithdrawalProps) {
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  const [isAsking, setAsking] = useState(false);
  const refresh = useRefreshRecords(WITHDRAWAL_SOURCE);
  const errorText = useErrorText();
  const { run, isRunning, inlineError, error } = useApiAction('withdrawCancel', { inlineCodes: [TOO_LATE] });
  const { id, amount, coin } = record;
  const close = (): void => setAsking(false);
  const cancel = async (): Promise<void> => {
    const answered = await run({ id });
    refresh();
    const isOpen = !answered.ok && answered.error.code !== TOO_LATE;
    // What was not answered is said in the dialog, which stays for another try.
    if (isOpen) return;
    close();
    onAnswered?.();
    const isDone = answered.ok && answered.value.result?.status === 1;
    if (isDone) showToast({ type: 'success', key: `cancel ${id}`, text: t('withdrawals.cancel.done') });
    else showToast({ type: 'warning', key: `cancel ${id}`, text: t('withdrawals.cancel.late') });
  };
  return (
    <>
      <Button size="small" variant="danger" onClick={() => setAsking(true)}>
        {t('withdrawals.cancel.button')}
      </Button>
      {isAsking && (
        <Dialog
          isOpen
          title={t('withdrawals.cancel.title')}
          description={t('withdrawals.cancel.text', {
            amount: `\u2066${price(amount)}`,
            coin: `${coin}\u2069`,
          })}
          onClose={close}
          actions={
            <>
              <Button onClick={close}>{t('withdrawals.cancel.no')}</Button>
              <PausedButton
                variant="danger"
                error={error}
                isLoading={isRunning}
                onClick={() => void cancel()}
              >
                {t('withdrawals.cancel.yes')}
              </PausedButton>
            </>
          }
        >
          <p role="alert" className="text-down">
            {inlineError !== null && inlineError.code !== TOO_LATE && errorText(inlineError)}
          </p>
        </Dialog>
      )}
    </>
  );
}

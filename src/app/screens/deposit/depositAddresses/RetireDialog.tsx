import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { formatDate } from '#app/components/format/dates.ts';
import { GroupedAddress } from '#app/components/GroupedAddress.tsx';
import { Dialog } from '#app/components/layers/ModalLayer.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { PausedButton } from '#app/notices/errors/PausedButton.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { systemClock } from '#shared/async/clock.ts';
import type { AddressRecord } from './addressRecord.ts';
import { markRetired } from './retiredHere.ts';
import { useEditAddress } from './useEditAddress.ts';

/** How long a retired address still credits deposits (screens.md 1.16). */
const CREDITS_MS = 30 * 86_400_000;

export interface RetireDialogProps {
  readonly record: AddressRecord;
  readonly onClose: () => void;
}

/** Says what retiring an address means before it is done: others may have saved it. */
export function RetireDialog({ record, onClose }: RetireDialogProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const errorText = useErrorText();
  const { edit, isRunning, inlineError, error } = useEditAddress();
  const date = formatDate(systemClock.wallNow() + CREDITS_MS, language);
  const retire = async (): Promise<void> => {
    markRetired(record.id);
    if (await edit({ id: record.id, state: 'retired' })) onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('addresses.retireDialog.title')}
      description={t('addresses.retireDialog.text', { date })}
      actions={
        <>
          <Button onClick={onClose}>{t('addresses.retireDialog.keep')}</Button>
          <PausedButton variant="danger" error={error} isLoading={isRunning} onClick={() => void retire()}>
            {t('addresses.retireDialog.do')}
          </PausedButton>
        </>
      }
    >
      <p>
        <GroupedAddress address={record.addressDeposit} size="compact" />
      </p>
      <p role="alert" className="text-down">
        {inlineError !== null && errorText(inlineError)}
      </p>
    </Dialog>
  );
}

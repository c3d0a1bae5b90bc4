import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import type { DepositAddressRow } from './addressState.ts';

const END = 6;

export interface AddressReplacedProps {
  /** The one that was shown; only its end is named, so that nothing of it can be copied. */
  readonly before: DepositAddressRow;
  readonly onAccept: () => void;
}

/** The exchange has another address now than the one that was on the screen (screens.md 1.21): said before anything else. */
export function AddressReplaced({ before, onAccept }: AddressReplacedProps) {
  const { t } = useTranslation();
  const end = `\u2066…${before.addressDeposit.slice(-END)}\u2069`;
  return (
    <div className="deposit-block">
      <div role="alert" className="deposit-alert">
        <TriangleAlert size={20} aria-hidden="true" />
        <div>
          <b>{t('deposit.replaced.title')}</b>
          <p>{t('deposit.replaced.text', { end })}</p>
        </div>
      </div>
      <Button variant="primary" onClick={onAccept}>
        {t('deposit.replaced.show')}
      </Button>
    </div>
  );
}

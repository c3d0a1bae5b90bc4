import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { shortenAddress } from '#shared/addresses/shortenAddress.ts';
import type { DepositAddressRow } from './addressState.ts';

export interface AddressReplacedProps {
  /** The one that was shown; only its ends are named, so that nothing of it can be copied. */
  readonly before: DepositAddressRow;
  readonly onAccept: () => void;
}

/** The exchange has another address now than the one that was on the screen (screens.md 1.21): said before anything else. */
export function AddressReplaced({ before, onAccept }: AddressReplacedProps) {
  const { t } = useTranslation();
  const address = `\u2066${shortenAddress(before.addressDeposit)}\u2069`;
  return (
    <div className="deposit-block">
      <div role="alert" className="deposit-alert">
        <TriangleAlert size={20} aria-hidden="true" />
        <div>
          <b>{t('deposit.replaced.title')}</b>
          <p>{t('deposit.replaced.text', { address })}</p>
        </div>
      </div>
      <Button variant="primary" onClick={onAccept}>
        {t('deposit.replaced.show')}
      </Button>
    </div>
  );
}

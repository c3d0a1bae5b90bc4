import { QrCode } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '#app/components/format/dates.ts';
import { GroupedAddress } from '#app/components/GroupedAddress.tsx';
import { IconButton } from '#app/components/IconButton.tsx';
import { QrDialog } from '#app/components/qr/QrDialog.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import type { AddressRecord } from './addressRecord.ts';

/**
 * The QR code of an address as large as the screen allows. It holds the bare address: several coins may be sent to it, and a
 * payment request is of one.
 */
export function AddressQr({ record }: { readonly record: AddressRecord }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [isLarge, setLarge] = useState(false);
  const { addressDeposit, tagDeposit, label, chain, atMs } = record;
  const name = t('addresses.name', { name: label === '' ? formatMoment(atMs, language) : label, chain });
  return (
    <>
      <IconButton
        icon={QrCode}
        // In rows of two lines the details of the address have it.
        className="in-data-lines:hidden pointer-fine:size-8"
        data-qr=""
        label={t('addresses.qr.open', { what: name })}
        onClick={() => setLarge(true)}
      />
      {isLarge && (
        <QrDialog
          isOpen
          onClose={() => setLarge(false)}
          title={label === '' ? t('addresses.oneOn', { chain }) : label}
          text={addressDeposit}
          alt={t('addresses.qr.alt', { chain, address: addressDeposit })}
          fileName={`deposit-${chain}.png`}
        >
          <GroupedAddress address={addressDeposit} />
          {tagDeposit !== '' && (
            <>
              <p className="text-text-2">{t('deposit.qr.addressOnly')}</p>
              <h3>{t('addresses.column.tag')}</h3>
              <GroupedAddress address={tagDeposit} size="large" />
              <p className="font-semibold">{t('addresses.bothNeeded')}</p>
            </>
          )}
        </QrDialog>
      )}
    </>
  );
}

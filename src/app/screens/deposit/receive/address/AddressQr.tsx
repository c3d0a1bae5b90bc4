import { Maximize2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LtrText } from '#app/components/LtrText.tsx';
import { QrCode } from '#app/components/qr/QrCode.tsx';
import { QrDialog } from '#app/components/qr/QrDialog.tsx';
import type { VerifiedAddressProps } from './addressProps.ts';
import type { UsedPayment } from './usePaymentText.ts';

export interface AddressQrProps extends VerifiedAddressProps {
  readonly payment: UsedPayment;
  readonly isLarge: boolean;
  readonly onLarge: (isLarge: boolean) => void;
}

/** The QR code with what it holds, and the same as large as the screen allows. */
export function AddressQr({ coin, terms, address, answer, payment, isLarge, onLarge }: AddressQrProps) {
  const { t } = useTranslation();
  const holds = answer.needTag
    ? t(payment.hasTag ? 'deposit.qr.both' : 'deposit.qr.addressOnly')
    : t('deposit.qr.address');
  const alt = t('deposit.qr.alt', { coin, chain: terms.chainType, address: address.addressDeposit });
  const amount = payment.amount !== '' && <LtrText className="num">{`${payment.amount} ${coin}`}</LtrText>;
  const code = { text: payment.text, alt };
  return (
    <div className="deposit-qr">
      <QrCode {...code} />
      <p>{holds}</p>
      {amount}
      <button type="button" className="deposit-large" onClick={() => onLarge(true)}>
        <Maximize2 size={14} aria-hidden="true" />
        {t('qr.large')}
      </button>
      {isLarge && (
        <QrDialog
          {...code}
          isOpen
          onClose={() => onLarge(false)}
          title={t('deposit.qr.title', { coin, chain: terms.chainType })}
          fileName={`deposit-${coin}-${terms.chain}.png`}
          onPrint={() => window.print()}
        >
          <p className="text-text-2">
            {holds} {amount}
          </p>
        </QrDialog>
      )}
    </div>
  );
}

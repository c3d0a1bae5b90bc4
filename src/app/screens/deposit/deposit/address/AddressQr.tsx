import { Maximize2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { joinSentences } from '#app/components/format/joinTexts.ts';
import { QrCode } from '#app/components/qr/QrCode.tsx';
import { QrDialog } from '#app/components/qr/QrDialog.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
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
  const language = useLanguage();
  const { addressDeposit } = address;
  const isRequest = payment.amount !== '';
  const tagWords = t(payment.hasTag ? 'deposit.qr.both' : 'deposit.qr.addressOnly');
  const request = (): string =>
    t('deposit.qr.request', { amount: payment.amount, coin, address: shorten(addressDeposit) });
  const holds = answer.needTag ? tagWords : t('deposit.qr.address');
  const alt = t('deposit.qr.alt', { coin, chain: terms.chainType, address: addressDeposit });
  const code = { text: payment.text, alt };
  return (
    <div className="deposit-qr">
      <QrCode {...code} />
      {/* A code of an address alone needs no words. */}
      {answer.needTag && <p>{holds}</p>}
      {isRequest && <p>{request()}</p>}
      <button
        type="button"
        className="deposit-large"
        aria-label={t('qr.large')}
        title={t('qr.large')}
        onClick={() => onLarge(true)}
      >
        <Maximize2 size={16} aria-hidden="true" />
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
            {joinSentences([(answer.needTag || !isRequest) && holds, isRequest && request()], language)}
          </p>
        </QrDialog>
      )}
    </div>
  );
}

const END = 6;

/** The first six and the last six characters (screens.md 0.2c); the whole address stands beside the code. */
function shorten(address: string): string {
  const short = address.length > 2 * END ? `${address.slice(0, END)}…${address.slice(-END)}` : address;
  return `\u2066${short}\u2069`;
}

import { Maximize2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { joinSentences } from '#app/components/format/joinTexts.ts';
import { QrCode } from '#app/components/qr/QrCode.tsx';
import { QrDialog } from '#app/components/qr/QrDialog.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import './address.css';
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
  const { addressDeposit } = address;
  const caption = { coin, address, answer, payment };
  const alt = t('deposit.qr.alt', { coin, chain: terms.chainType, address: addressDeposit });
  const code = { text: payment.text, alt };
  return (
    // On a phone the address and its button come first.
    <div className="deposit-qr order-1 w-46 justify-self-center rounded-card border border-line p-2 text-center text-small/normal md:order-none md:w-56 md:self-start">
      <QrCode {...code} />
      <QrCaption {...caption} />
      <button
        type="button"
        className="inline-grid size-11 place-items-center"
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
          <LargeCaption {...caption} />
        </QrDialog>
      )}
    </div>
  );
}

type QrCaptionProps = Pick<AddressQrProps, 'coin' | 'address' | 'answer' | 'payment'>;

/** What a code holds, in words; null for what goes without saying: an address alone, or no amount. */
function useCaption({ coin, address, answer, payment }: QrCaptionProps) {
  const { t } = useTranslation();
  const { amount, hasTag } = payment;
  return {
    holds: answer.needTag ? t(hasTag ? 'deposit.qr.both' : 'deposit.qr.addressOnly') : null,
    request:
      amount === ''
        ? null
        : t('deposit.qr.request', { amount, coin, address: shorten(address.addressDeposit) }),
  };
}

/** Below the code, on the page and on paper. */
export function QrCaption(props: QrCaptionProps) {
  const { holds, request } = useCaption(props);
  return (
    <>
      {holds !== null && <p>{holds}</p>}
      {request !== null && <p>{request}</p>}
    </>
  );
}

function LargeCaption(props: QrCaptionProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { holds, request } = useCaption(props);
  const said = [holds, request].filter((words) => words !== null);
  return (
    <p className="text-text-2">
      {said.length === 0 ? t('deposit.qr.address') : joinSentences(said, language)}
    </p>
  );
}

const END = 6;

/** The first six and the last six characters (screens.md 0.2c); the whole address stands beside the code. */
function shorten(address: string): string {
  const short = address.length > 2 * END ? `${address.slice(0, END)}…${address.slice(-END)}` : address;
  return `\u2066${short}\u2069`;
}

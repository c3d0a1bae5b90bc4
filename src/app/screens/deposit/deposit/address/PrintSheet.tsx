import { useTranslation } from 'react-i18next';
import { printAlone } from '#app/browser/printAlone.ts';
import { formatMoment } from '#app/components/format/dates.ts';
import { GroupedAddress } from '#app/components/GroupedAddress.tsx';
import { QrCode } from '#app/components/qr/QrCode.tsx';
import { SentenceGap } from '#app/components/SentenceGap.tsx';
import { tagKindOf } from '#app/components/tagKind.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import './address.css';
import type { VerifiedAddressProps } from './addressProps.ts';
import type { UsedPayment } from './usePaymentText.ts';

export interface PrintSheetProps extends VerifiedAddressProps {
  readonly payment: UsedPayment;
}

/** What is printed in place of the page: the address, whole, and what goes wrong most often with it. */
export function PrintSheet({ coin, terms, answer, address, asOfMs, payment }: PrintSheetProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const tag = tagKindOf(terms.tag.name);
  const { addressDeposit, tagDeposit } = address;
  return (
    <div ref={printAlone} className="deposit-sheet printed-alone" aria-hidden="true">
      <h2>{t('deposit.qr.title', { coin, chain: terms.chainType })}</h2>
      <QrCode text={payment.text} alt="" />
      <h3>{t('deposit.address')}</h3>
      <GroupedAddress address={addressDeposit} />
      {answer.needTag && (
        <>
          <h3>{t(`deposit.tag.${tag}.name`)}</h3>
          <GroupedAddress address={tagDeposit} size="large" />
          <p>
            <b>{t(`deposit.tag.${tag}.needed`)}</b>
            <SentenceGap />
            {t('deposit.both.why')}
          </p>
        </>
      )}
      <p>{t('deposit.only', { coin, chain: terms.chainType })}</p>
      <p>{t('deposit.sheet', { time: formatMoment(asOfMs, language) })}</p>
    </div>
  );
}

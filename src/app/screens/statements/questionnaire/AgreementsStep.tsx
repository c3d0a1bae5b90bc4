import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AgreementCard } from './AgreementCard.tsx';
import type { Product } from './application.ts';
import { SignForm } from './SignForm.tsx';
import type { UsedApplication } from './useApplication.ts';

export interface AgreementsStepProps {
  readonly product: Product;
  readonly used: UsedApplication;
}

/** The agreements to open, to read and to sign with one's name (screens.md 1.19, step 7). */
export function AgreementsStep({ product, used }: AgreementsStepProps) {
  const { t } = useTranslation();
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  const { agreements } = product;
  const toSign = agreements.filter(({ mustSign }) => mustSign);
  const isSigned = (id: string): boolean => used.signed?.signatures.some((each) => each.id === id) === true;
  const isRead = (id: string): boolean => isSigned(id) || read.has(id);
  return (
    <>
      <p>{t('amp.agreements.intro')}</p>
      {agreements.map((agreement) => (
        <AgreementCard
          key={`${agreement.id} ${agreement.version}`}
          agreement={agreement}
          isRead={isRead(agreement.id)}
          onRead={(next) => {
            const changed = new Set(read);
            if (next) changed.add(agreement.id);
            else changed.delete(agreement.id);
            setRead(changed);
          }}
        />
      ))}
      <SignForm used={used} toSign={toSign} canSign={toSign.every(({ id }) => isRead(id))} />
    </>
  );
}

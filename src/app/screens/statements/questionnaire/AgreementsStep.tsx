import { useTranslation } from 'react-i18next';
import { AgreementCard } from './AgreementCard.tsx';
import type { Agreement, Product } from './application.ts';
import { SignForm } from './SignForm.tsx';
import type { UsedApplication } from './useApplication.ts';

export interface AgreementsStepProps {
  readonly product: Product;
  readonly used: UsedApplication;
  /** The texts that were read, by `readingOf`: kept while the form is open, whichever step is shown. */
  readonly read: ReadonlySet<string>;
  readonly onRead: (read: ReadonlySet<string>) => void;
}

/** What was read is a text, and another version of an agreement is another one. */
function readingOf({ id, version }: Agreement): string {
  return `${id} ${version}`;
}

/** The agreements to open, to read and to sign with one's name (screens.md 1.19, step 7). */
export function AgreementsStep({ product, used, read, onRead }: AgreementsStepProps) {
  const { t } = useTranslation();
  const { agreements } = product;
  const toSign = agreements.filter(({ mustSign }) => mustSign);
  const isSigned = ({ id, version }: Agreement): boolean =>
    used.signed?.signatures.some((each) => each.id === id && each.version === version) === true;
  const isRead = (agreement: Agreement): boolean => isSigned(agreement) || read.has(readingOf(agreement));
  return (
    <>
      <p>{t('amp.agreements.intro')}</p>
      {agreements.map((agreement) => (
        <AgreementCard
          key={readingOf(agreement)}
          agreement={agreement}
          isRead={isRead(agreement)}
          onRead={(next) => {
            const changed = new Set(read);
            if (next) changed.add(readingOf(agreement));
            else changed.delete(readingOf(agreement));
            onRead(changed);
          }}
        />
      ))}
      <SignForm used={used} toSign={toSign} canSign={toSign.every(isRead)} />
    </>
  );
}

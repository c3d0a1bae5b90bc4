import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { Chip, type ChipTone } from '#app/components/Chip.tsx';
import { ErrorState } from '#app/components/ErrorState.tsx';
import { LtrText } from '#app/components/LtrText.tsx';
import { Fact, Facts } from '#app/components/layout/Facts.tsx';
import { Row } from '#app/components/layout/Row.tsx';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { ScreenCard } from '#app/screens/statements/ScreenCard.tsx';
import { useCountries } from '#app/screens/statements/useCountries.ts';
import { mergeProfileUserTag } from '#app/stores/globalStore.ts';
import { showToast } from '#app/stores/noticeStore.ts';
import { IdentityForm } from './IdentityForm.tsx';
import type { TaxIdentity, UsedTaxIdentity } from './useTaxIdentity.ts';

const TONE_BY_STATUS: Readonly<Record<TaxIdentity['status'], ChipTone>> = {
  none: 'warn',
  pending: 'neutral',
  review: 'neutral',
  verified: 'up',
};
const WORD_BY_STATUS = {
  none: 'missing',
  pending: 'pending',
  review: 'review',
  verified: 'verified',
} as const;

export interface IdentityCardProps {
  readonly used: UsedTaxIdentity;
  readonly userId: number;
  /** The country of the profile. */
  readonly country: string;
}

/** The tax number: the form where it is missing, else what is known of it, masked (screens.md 1.20, 1.23). */
export function IdentityCard({ used, userId, country }: IdentityCardProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { identity, error, refresh } = used;
  const heading = useRef<HTMLHeadingElement>(null);
  const [isChanging, setChanging] = useState(false);
  /** Form and number take each other's place: what was pressed goes, and a screen reader goes on with what both are called. */
  const change = (isOpen: boolean): void => {
    setChanging(isOpen);
    heading.current?.focus();
  };
  const isMissing = identity?.status === 'none';
  const saved = (next: TaxIdentity): void => {
    mergeProfileUserTag({ tax_identity: next });
    change(false);
    refresh();
    showToast({ type: 'success', key: 'taxIdentity', text: t('tax.identity.saved') });
  };
  return (
    <ScreenCard as="section" gap="gap-3" aria-labelledby="tax-identity">
      <Row gap="gap-2" align="items-stretch" className="justify-between">
        <h2 ref={heading} id="tax-identity" tabIndex={-1} className="text-large font-semibold">
          {t('tax.identity.title')}
        </h2>
        {identity !== undefined && (
          <span role="status">
            <Chip
              tone={TONE_BY_STATUS[identity.status]}
              word={t(`tax.identity.${WORD_BY_STATUS[identity.status]}`)}
            />
          </span>
        )}
      </Row>
      {identity === undefined && error === null && <Skeleton lines={3} />}
      {identity === undefined && error !== null && (
        <ErrorState error={error} text={errorText(error)} onRetry={refresh} />
      )}
      {identity !== undefined && !isMissing && !isChanging && (
        <KnownIdentity identity={identity} onChange={() => change(true)} />
      )}
      {(isMissing || isChanging) && (
        <IdentityForm
          userId={userId}
          country={(isChanging && identity?.country) || country}
          onSaved={saved}
          onCancel={isMissing ? undefined : () => change(false)}
        />
      )}
    </ScreenCard>
  );
}

interface KnownIdentityProps {
  readonly identity: TaxIdentity;
  readonly onChange: () => void;
}

function KnownIdentity({ identity: { status, country, id_masked }, onChange }: KnownIdentityProps) {
  const { t } = useTranslation();
  const { nameOf } = useCountries();
  return (
    <>
      <Facts>
        <Fact label={t('tax.identity.country')}>{nameOf(country)}</Fact>
        <Fact label={t('tax.identity.masked')}>
          <LtrText className="num">{id_masked.replaceAll('*', '•')}</LtrText>
        </Fact>
      </Facts>
      {status === 'review' && <p className="text-text-2">{t('tax.identity.reviewText')}</p>}
      <div>
        <Button size="small" onClick={onChange}>
          {t('tax.identity.change')}
        </Button>
      </div>
    </>
  );
}

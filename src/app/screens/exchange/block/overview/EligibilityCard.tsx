import { useTranslation } from 'react-i18next';
import { ErrorState } from '#app/components/ErrorState.tsx';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { EligibilityRules } from '../EligibilityRules.tsx';
import type { Otc } from '../useOtc.ts';

/** Every rule, and for somebody who is logged in whether it is kept; when asking failed, the rules alone (screens.md 1.23). */
export function EligibilityCard({ otc }: { readonly otc: Otc }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { check, isLoading, isGuest, error, refresh } = otc;
  return (
    <section className="card block-card">
      <h2>{check === undefined ? t('block.rules.title') : t('block.rules.personal')}</h2>
      {error !== null && check === undefined && (
        <ErrorState error={error} title={t('block.desk.failed')} text={errorText(error)} onRetry={refresh} />
      )}
      {isGuest && <p className="text-text-2">{t('block.rules.guest')}</p>}
      {isLoading ? <Skeleton lines={7} /> : <EligibilityRules rules={check?.rules} />}
    </section>
  );
}

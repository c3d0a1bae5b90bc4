import { useTranslation } from 'react-i18next';
import { useApiQuery } from '#app/queries/useApiQuery.ts';

/** Checks are for VIP accounts: what they are, and how to get them (screens.md 1.11, 133003). */
export function NotVip() {
  const { t } = useTranslation();
  const label = useApiQuery('vipLabel', {}).answer?.result?.label ?? '';
  return (
    <section className="card risk-card">
      <h2 className="risk-title">{t('riskCheck.notVip.title')}</h2>
      <p>{t('riskCheck.notVip.text')}</p>
      {label !== '' && (
        <p dir="auto" className="text-text-2">
          {t('riskCheck.notVip.level', { level: label })}
        </p>
      )}
    </section>
  );
}

import { useTranslation } from 'react-i18next';
import { NextStep } from '#app/components/NextStep.tsx';

/**
 * Stands where a screen failed while it was drawn: what happened and a way on, without the words of the error, which are for
 * monitoring. Header and navigation stay (screens.md 0.2c, "Knowing").
 */
export function ScreenFailed() {
  const { t } = useTranslation();
  return (
    <div className="state" role="alert">
      <p className="state-title">{t('states.crashTitle')}</p>
      <p>{t('states.crashText')}</p>
      <NextStep label={t('states.reload')} onClick={() => location.reload()} />
    </div>
  );
}

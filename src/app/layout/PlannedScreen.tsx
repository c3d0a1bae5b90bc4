import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ScreenId } from '#shared/site/screenTable.ts';

/** A screen that is not built yet: what it will be for, and what there is meanwhile. */
export function PlannedScreen({ id }: { readonly id: ScreenId }) {
  const { t } = useTranslation();
  return (
    <>
      <div className="screen-head">
        <div>
          <h1 className="screen-title">{t(`screens.${id}.title`)}</h1>
          <p className="text-text-2">{t(`screens.${id}.purpose`)}</p>
        </div>
      </div>
      <section className="card planned">
        <p className="planned-state">{t('planned.state')}</p>
        <p className="text-text-2">{t('planned.meanwhile')}</p>
        <p>
          <Link to="/exchange/index" className="text-button">
            {t('screens.exchange.title')}
          </Link>
        </p>
      </section>
    </>
  );
}

import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { PageNotice } from './PageNotice.tsx';

/** At an address that no screen has. */
export function NotFound() {
  const { t } = useTranslation();
  const title = t('pages.notFound.title');
  useEffect(() => {
    document.title = t('app.titled', { title });
  }, [t, title]);
  return (
    <PageNotice
      title={title}
      text={t('pages.notFound.text')}
      action={t('pages.notFound.action')}
      to="/exchange/index"
    />
  );
}

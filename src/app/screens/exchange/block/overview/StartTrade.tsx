import { useTranslation } from 'react-i18next';
import { Link, useHref, useLocation } from 'react-router-dom';
import { loginUrl } from '#shared/site/login.ts';
import type { Otc } from '../useOtc.ts';

export interface StartTradeProps {
  readonly from: string;
  readonly to: string;
  readonly otc: Otc;
}

const LOOK =
  'inline-flex min-h-12 w-full items-center sm:w-auto sm:min-w-64 justify-center rounded-button bg-primary px-6 py-2 text-large ' +
  'font-semibold text-on-primary text-center hover:bg-primary-hover';

/** The next step of each user: to the form with the pair kept, to the login, or to what is open instead. */
export function StartTrade({ from, to, otc }: StartTradeProps) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const kept = new URLSearchParams(search);
  kept.set('from', from);
  kept.set('to', to);
  const form = `/otc/convert?${kept}`;
  const formHref = useHref(form);
  const { isGuest, state, isLoading } = otc;
  if (isGuest) {
    return (
      <a href={loginUrl(new URL(formHref, window.location.href).href)} className={LOOK}>
        {t('block.desk.logIn')}
      </a>
    );
  }
  if (state === 'notHere') {
    return (
      <>
        <p>{t('block.desk.notHere')}</p>
        <Link to={`/exchange/index?from=${from}&to=${to}`} className={LOOK}>
          {t('block.desk.convert')}
        </Link>
      </>
    );
  }
  if (isLoading) return null;
  return (
    <>
      {state === 'eligible' && <p>{t('block.desk.eligible')}</p>}
      {state === 'notYet' && <p>{t('block.desk.notYet')}</p>}
      {state === 'closed' && <p>{t('block.desk.closedText')}</p>}
      <Link to={form} className={LOOK}>
        {state === 'eligible' || state === undefined ? t('block.desk.start') : t('block.desk.see')}
      </Link>
    </>
  );
}

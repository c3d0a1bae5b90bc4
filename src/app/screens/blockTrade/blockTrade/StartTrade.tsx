import { useTranslation } from 'react-i18next';
import { Link, useHref, useLocation } from 'react-router-dom';
import { NEW_TAB, productHref } from '#app/components/productHref.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { loginUrl } from '#shared/site/login.ts';
import { VERIFICATION_PAGE } from '#shared/site/urls.ts';
import type { OtcCheck, RuleId } from '../otcState.ts';
import type { Otc } from '../useOtc.ts';

export interface StartTradeProps {
  readonly from: string;
  readonly to: string;
  readonly otc: Otc;
}

const LOOK =
  'inline-flex min-h-12 w-full items-center sm:w-auto sm:min-w-64 justify-center rounded-button bg-primary px-6 py-2 text-large ' +
  'font-semibold text-on-primary text-center hover:bg-primary-hover';

/**
 * The next step of each user: to the login, to the form with the pair kept, to what is missing, or to what is open instead.
 * There is none while it is not known what would help.
 */
export function StartTrade({ from, to, otc }: StartTradeProps) {
  const { t } = useTranslation();
  const { search } = useLocation();
  const kept = new URLSearchParams(search);
  kept.set('from', from);
  kept.set('to', to);
  const form = `/otc/convert?${kept}`;
  const formHref = useHref(form);
  const convert = `/exchange/index?${new URLSearchParams({ from, to })}`;
  const { isGuest, state, isLoading, check } = otc;
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
        <Link to={convert} className={LOOK}>
          {t('block.desk.convert')}
        </Link>
      </>
    );
  }
  if (isLoading || check === undefined) return null;
  if (state === 'eligible') {
    return (
      <>
        <p>{t('block.desk.eligible')}</p>
        <Link to={form} className={LOOK}>
          {t('block.desk.start')}
        </Link>
      </>
    );
  }
  return (
    <>
      <p>{state === 'closed' ? t('block.desk.closedText') : t('block.desk.notYet')}</p>
      <WayOn check={check} convert={convert} />
    </>
  );
}

/** What a user can do first about the rules that are not kept; where nothing can be done here, what is open instead. */
function WayOn({ check, convert }: { readonly check: OtcCheck; readonly convert: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const isBroken = (id: RuleId): boolean => check.rules.some((rule) => rule.id === id && !rule.ok);
  if (isBroken('kyc')) {
    return (
      <a href={productHref({ language, head: '', tail: VERIFICATION_PAGE })} className={LOOK} {...NEW_TAB}>
        {t('block.rules.verify')}
      </a>
    );
  }
  const hasOtherWay = check.rules.every(({ id, ok }) => ok || id === 'balance');
  if (isBroken('balance') && hasOtherWay) {
    return (
      <Link to="/deposit" className={LOOK}>
        {t('block.rules.deposit')}
      </Link>
    );
  }
  return (
    <Link to={convert} className={LOOK}>
      {t('block.desk.convert')}
    </Link>
  );
}

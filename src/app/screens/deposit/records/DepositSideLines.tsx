import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { formatMoment } from '#app/components/format/dates.ts';
import { figuresOf } from '#app/components/format/figures.ts';
import { LtrText } from '#app/components/LtrText.tsx';
import { NEW_TAB, productHref } from '#app/components/productHref.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useApiQuery } from '#app/queries/useApiQuery.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import { FIAT_PAGE } from '#shared/site/urls.ts';

/** Coins that came over the daily cap and are released later (screens.md 1.15, "pending-assets line"). */
export function PendingAssets() {
  const isShown = useStore(globalStore, ({ global }) => global.webSiteComplianceConfig.flags.pendingAssets);
  return isShown ? <PendingLine /> : null;
}

function PendingLine() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { price } = figuresOf(language);
  const pending = useApiQuery('aggregateInfo', {}).answer?.result?.pendingAssets ?? [];
  if (pending.length === 0) return null;
  return (
    <p className="recent-remark">
      <span>{t('deposits.pending.title')}</span>
      {pending.map(({ coin, amount, releaseAt }) => (
        <span key={`${coin}-${releaseAt}`}>
          <LtrText className="num">{`${price(amount)} ${coin}`}</LtrText>{' '}
          {t('deposits.pending.from', { time: formatMoment(Number(releaseAt), language) })}
        </span>
      ))}
    </p>
  );
}

/** Ways to bring in money instead, where the site offers them. */
export function FiatEntry() {
  const isShown = useStore(
    globalStore,
    ({ global }) => global.webSiteComplianceConfig.flags.depositFiatEntry,
  );
  return isShown ? <FiatLine /> : null;
}

function FiatLine() {
  const { t } = useTranslation();
  const language = useLanguage();
  const channels = useApiQuery('userPreferences', {}).answer?.result?.fiatChannels ?? [];
  const open = channels.filter(({ state }) => state === 1);
  const [first] = open;
  if (first === undefined) return null;
  const { fiat } = first;
  return (
    <p className="recent-remark">
      <span>{t('deposits.fiat.text', { fiat })}</span>
      {open.map(({ id, name, eta }) => (
        <span key={id}>{t('deposits.fiat.channel', { name, eta })}</span>
      ))}
      <a {...NEW_TAB} className="underline" href={productHref({ language, head: '', tail: FIAT_PAGE })}>
        {t('deposits.fiat.open', { fiat })}
      </a>
    </p>
  );
}

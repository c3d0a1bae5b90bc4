import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { EXCHANGE_WORDS } from '#app/components/exchangeWords.ts';
import { formatMoment } from '#app/components/format/dates.ts';
import { figuresOf } from '#app/components/format/figures.ts';
import { formatUnit } from '#app/components/format/units.ts';
import { LtrText } from '#app/components/LtrText.tsx';
import { Row } from '#app/components/layout/Row.tsx';
import { NEW_TAB, productHref } from '#app/components/productHref.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useApiQuery } from '#app/queries/useApiQuery.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';
import type { Language } from '#shared/site/languages.ts';
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
    <Row as="p" align="items-stretch" gap="gap-x-4 gap-y-1" className="px-4 text-text-2">
      <span>{t('deposits.pending.title')}</span>
      {pending.map(({ coin, amount, releaseAt }) => (
        <span key={`${coin}-${releaseAt}`}>
          <LtrText className="num">{`${price(amount)} ${coin}`}</LtrText>{' '}
          {t('deposits.pending.from', { time: formatMoment(Number(releaseAt), language) })}
        </span>
      ))}
    </Row>
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
    <Row as="p" align="items-stretch" gap="gap-x-4 gap-y-1" className="px-4 text-text-2">
      <span>{t('deposits.fiat.text', { fiat })}</span>
      {open.map((channel) => (
        <ChannelWords key={channel.id} channel={channel} />
      ))}
      <a {...NEW_TAB} className="underline" href={productHref({ language, head: '', tail: FIAT_PAGE })}>
        {t('deposits.fiat.open', { fiat })}
      </a>
    </Row>
  );
}

type Channel = ResultOf<'userPreferences'>['fiatChannels'][number];

/** Ways that have words here; others, such as a country's own, go by the exchange's name. */
const WAYS = ['sepa', 'swift', 'card', 'local'] as const;

function ChannelWords({ channel: { id, name, eta } }: { readonly channel: Channel }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const way = WAYS.find((known) => known === id);
  const time = writeEta(eta, t, language);
  if (way === undefined || time === null) {
    return (
      <span {...EXCHANGE_WORDS}>
        {name}, {eta}
      </span>
    );
  }
  return <span>{t('deposits.fiat.channel', { name: t(`deposits.fiat.way.${way}`), eta: time })}</span>;
}

/** "1 day", "1-5 days", "minutes" as the exchange writes them, in the reader's words; null for anything else. */
function writeEta(eta: string, t: TFunction, language: Language): string | null {
  if (eta === 'minutes') return t('deposits.fiat.inMinutes');
  const [, , most, unit] = /^(\d+-)?(\d+) (minute|hour|day)s?$/.exec(eta) ?? [];
  if (most === undefined || unit === undefined) return null;
  const time = formatUnit(Number(most), unit, language, { width: 'long' });
  return eta.includes('-') ? t('deposits.fiat.upTo', { time }) : time;
}

import { Stack } from '#app/components/layout/Stack.tsx';
import { RecordListScreen } from '#app/features/recordList/RecordListScreen.tsx';
import { QueriesHost } from '#app/queries/QueriesHost.tsx';
import { DEPOSITS } from './depositList.tsx';
import './depositRecords.css';
import { useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { EXCHANGE_WORDS } from '#app/components/exchangeWords.ts';
import { formatMoment } from '#app/components/format/dates.ts';
import { figuresOf } from '#app/components/format/figures.ts';
import { formatUnit } from '#app/components/format/units.ts';
import { LtrText } from '#app/components/LtrText.tsx';
import { Row } from '#app/components/layout/Row.tsx';
import { NEW_TAB, productHref } from '#app/components/productHref.ts';
import { useRecords } from '#app/features/recordList/useRecords.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useApiQuery } from '#app/queries/useApiQuery.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import { systemClock } from '#shared/async/clock.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';
import type { Language } from '#shared/site/languages.ts';
import { FIAT_PAGE } from '#shared/site/urls.ts';
import { LOOKED_AT } from './arrivals.ts';
import { DEPOSIT_PERIOD } from './depositFilters.ts';
import { DEPOSIT_POLLING, depositSource } from './depositSource.ts';
import { stageOf } from './depositStage.ts';
import { showArrivals } from './showArrivals.ts';

/**
 * What came in lately, below the form of the deposit page; "All deposits" opens the whole list in its place, with filters
 * and a file (screens.md 1.15).
 */
export function RecentDeposits() {
  return (
    <Stack as="section" gap="gap-2">
      <RecordListScreen list={DEPOSITS} />
      <QueriesHost>
        <ArrivalWatch />
        <PendingAssets />
        <FiatEntry />
      </QueriesHost>
    </Stack>
  );
}

/**
 * Says what becomes of the newest deposits, whatever the list shows: a notification when one is credited, and for screen
 * readers where the newest one stands, not each of its blocks. It asks what the unfiltered list asks, and so nothing more.
 */
function ArrivalWatch() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const userId = useStore(globalStore, ({ global }) => global.user?.id ?? null);
  const sources = useMemo(() => [depositSource({ kind: 'all' })], []);
  const { rows, isComplete, failures } = useRecords({
    sources,
    range: DEPOSIT_PERIOD.initial,
    wanted: LOOKED_AT,
    polling: DEPOSIT_POLLING,
  });
  // An account without deposits has been looked at as well: the first one is news.
  const isRead = rows.length > 0 || (isComplete && failures.length === 0);
  const lookedBefore = useRef<string | null>(null);
  const looked = rows.map((row) => `${row.id} ${stageOf(row)}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows are other ones with every render; what they say counts
  useEffect(() => {
    if (userId === null || !isRead) return;
    void showArrivals(userId, rows, t, systemClock.wallNow());
    // What is held over the daily cap is another call's answer, and changes with the rows that were there before.
    const isFirst = lookedBefore.current === null;
    lookedBefore.current = looked;
    if (isFirst) return;
    void client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] === 'aggregateInfo' });
  }, [looked, isRead, userId, t, client]);

  const [newest] = rows;
  return (
    <p role="status" className="sr-only">
      {newest !== undefined &&
        t('deposits.news', {
          amount: newest.amount,
          coin: newest.coin,
          stage: t(`deposits.stage.${stageOf(newest)}`),
        })}
    </p>
  );
}

/** Coins that came over the daily cap and are released later (screens.md 1.15, "pending-assets line"). */
function PendingAssets() {
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
function FiatEntry() {
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

import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useBridge } from '#app/bridge/BridgeContext.ts';
import { saveFile } from '#app/browser/saveFile.ts';
import { amountWithUnit } from '#app/components/amount/amountWords.ts';
import { writeCalendar } from '#app/components/calendarFile.ts';
import { joinItems } from '#app/components/format/joinList.ts';
import { Card } from '#app/components/layout/Card.tsx';
import { Stack } from '#app/components/layout/Stack.tsx';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { ratesOf } from '#app/features/recordList/approxValue.ts';
import type { RecordDrawerProps, RecordHeadProps } from '#app/features/recordList/defineRecordList.ts';
import { defineRecordList } from '#app/features/recordList/defineRecordList.ts';
import type { RecordStep } from '#app/features/recordList/recordSteps.ts';
import { AmountCell } from '#app/features/recordList/table/AmountCell.tsx';
import { FilterSelect } from '#app/features/recordList/table/FilterSelect.tsx';
import { RecordDetail } from '#app/features/recordList/table/RecordDetail.tsx';
import { RecordTool } from '#app/features/recordList/table/RecordTool.tsx';
import { walletName } from '#app/features/recordList/walletName.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useApiQuery } from '#app/queries/useApiQuery.ts';
import { quoteStore } from '#app/stores/quoteStore.ts';
import { systemClock } from '#shared/async/clock.ts';
import { FrozenAction } from './FrozenAction.tsx';
import { actionOf } from './frozenActions.ts';
import type { FrozenAsset } from './frozenAssets.ts';
import { isReleased, sumUsd } from './frozenAssets.ts';
import { FROZEN_FIELDS } from './frozenFields.tsx';
import { FROZEN_FILTERS, type FrozenGroup, type FrozenWords, GROUPS } from './frozenFilters.ts';
import { FROZEN_SOURCES, SOURCE_IDS } from './frozenSources.ts';
import { whyWords } from './frozenWords.ts';
import { WithdrawableNow } from './WithdrawableNow.tsx';

/** What is frozen together, whatever the filter shows (screens.md 0.2c), how the rows are grouped, and what can be withdrawn all the same (screens.md 1.13). */
function FrozenHead(props: RecordHeadProps<FrozenAsset, FrozenWords>) {
  const { allRows: rows, isLoading, hasFailed, words, onWord } = props;
  const { t } = useTranslation();
  const { interest } = useBridge();
  const [isOpen, setOpen] = useState(false);
  // Prices of every row's coin, in sight or not, for the total and for the file.
  const symbols = [...new Set(rows.map(({ coin }) => `${coin}USDT`))].sort().join(' ');
  useEffect(() => (symbols === '' ? undefined : interest.watch(symbols.split(' '))), [interest, symbols]);
  return (
    <Stack className="mb-4 items-start lg:grid-cols-2">
      <Card as="section" className="grid justify-items-start gap-2 p-4" aria-label={t('frozen.total')}>
        <h2 className="font-semibold">{t('frozen.total')}</h2>
        {isLoading && rows.length === 0 ? (
          <Skeleton lines={2} />
        ) : (
          <Total rows={rows} hasFailed={hasFailed} />
        )}
        <p className="text-warn">{t('frozen.ofAll')}</p>
        <FilterSelect
          label={t('frozen.group')}
          value={words.group ?? 'reason'}
          onChange={({ target }) => onWord('group', target.value === 'coin' ? 'coin' : '')}
        >
          {GROUPS.map((group: FrozenGroup) => (
            <option key={group} value={group}>
              {t(group === 'coin' ? 'terms.coin' : 'frozen.column.reason')}
            </option>
          ))}
        </FilterSelect>
      </Card>
      <details
        className="card p-4"
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary className="min-h-6 cursor-pointer font-semibold pointer-coarse:min-h-11">
          {t('frozen.now.title')}
        </summary>
        {isOpen && <WithdrawableNow assets={rows} />}
      </details>
    </Stack>
  );
}

interface TotalProps {
  readonly rows: readonly FrozenAsset[];
  readonly hasFailed: boolean;
}

function Total({ rows, hasFailed }: TotalProps) {
  const { t } = useTranslation();
  const words = useStore(quoteStore, (state) => {
    const { usd, isWhole } = sumUsd(rows, ratesOf(state));
    // One text, so that a batch of prices that changes nothing renders nothing.
    return `${usd} ${isWhole}`;
  });
  const [usd = '0', isWhole] = words.split(' ');
  return (
    <>
      <p className="text-figure">
        {/* Nothing is known, which is not nothing. */}
        {hasFailed && rows.length === 0 ? '–' : <AmountCell amount={usd} coin="USD" scale={2} usd={usd} />}
      </p>
      {(hasFailed || isWhole !== 'true') && (
        <p role="status" className="text-warn">
          {t('frozen.incomplete')}
        </p>
      )}
    </>
  );
}

/** A hold whole: since when, why, until when, and the exact action (screens.md 1.13). */
function FrozenDrawer({ row, facts, onClose }: RecordDrawerProps<FrozenAsset>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { amount, coin, usd, wallet, releaseMs, id } = row;
  const title = t('frozen.title', { amount: amountWithUnit(amount, { language, unit: coin }) });
  const confirmations = useConfirmations(row);
  const meaning = whyWords({ ...row, confirmations }, t, language);
  const saveCalendar = (atMs: number): void => {
    const file = writeCalendar({ id, atMs, title, text: meaning }, systemClock.wallNow());
    saveFile(new Blob([file], { type: 'text/calendar' }), 'release.ics');
  };
  return (
    <RecordDetail
      onClose={onClose}
      title={title}
      results={[{ amount, coin, ...(usd !== null && { usd }), place: walletName(wallet, t) }]}
      steps={stepsOf(row)}
      meaning={meaning}
      facts={facts}
      actions={
        <>
          {actionOf(row) !== null && <FrozenAction asset={row} />}
          {releaseMs !== null && (
            <RecordTool onClick={() => saveCalendar(releaseMs)}>{t('frozen.calendar')}</RecordTool>
          )}
        </>
      }
    />
  );
}

/** How far a deposit is that waits for blocks: the list of holds does not say it. */
function useConfirmations({ reason, refId, confirmations }: FrozenAsset): FrozenAsset['confirmations'] {
  const isDeposit = reason === 'UNLOCK_CONFIRM' && confirmations === null && refId !== '';
  const query = useApiQuery('depositRecords', { kind: 'all', id: refId }, { enabled: isDeposit });
  const deposit = query.answer?.result?.rows.find(({ id }) => id === refId);
  return deposit === undefined
    ? confirmations
    : { done: deposit.confirmations, needed: deposit.unlockConfirm };
}

/** Frozen → what has to happen → free. */
function stepsOf({ reason, sinceMs, releaseMs }: FrozenAsset): readonly RecordStep[] {
  return [
    { id: 'frozen', state: 'done', atMs: sinceMs },
    { id: reason === 'TRAVEL_RULE' ? 'senderData' : 'waiting', state: 'current', atMs: null },
    { id: 'free', state: 'ahead', atMs: releaseMs },
  ];
}

/** screens.md 1.13: asked for again every 30 s while the page is visible. */
const EVERY_MS = 30_000;

/** Everything that can't be used or can't be withdrawn, with its reason. */
export const FROZEN_ASSETS = defineRecordList({
  id: 'frozen-assets',
  label: ({ t }) => t('screens.frozen.title'),
  filters: FROZEN_FILTERS,
  period: null,
  sources: () => FROZEN_SOURCES,
  isHidden: (row: FrozenAsset, { reason, coin }) =>
    (reason !== undefined && row.reason !== reason) || (coin !== undefined && row.coin !== coin),
  groupOf: ({ coin, reason }, { words }) => (words.group === 'coin' ? coin : reason),
  groupName: ({ coin, reason }, { t, words }) =>
    words.group === 'coin' ? coin : t(`frozen.reason.${reason}`),
  polling: { pendingMs: EVERY_MS, idleMs: EVERY_MS },
  Head: FrozenHead,
  released: (row, { t, language }, left) =>
    isReleased(row, left)
      ? t('frozen.released', { amount: amountWithUnit(row.amount, { language, unit: row.coin }) })
      : null,
  fields: FROZEN_FIELDS,
  csv: { fileName: () => 'frozen-assets.csv' },
  detail: {
    nameOf: ({ amount, coin, reason }, { t, language }) =>
      joinItems([amountWithUnit(amount, { language, unit: coin }), t(`frozen.reason.${reason}`)], language),
    readId: (text) => (/^[\w-]{6,200}$/.test(text) ? text : null),
    missing: (t) => t('frozen.gone'),
    Drawer: FrozenDrawer,
  },
  missing: (sourceId, t) => {
    const source = SOURCE_IDS.find((id) => id === sourceId);
    return t('frozen.missing', { sources: source === undefined ? sourceId : t(`frozen.source.${source}`) });
  },
  empty: ({ t, isFiltered, clear }) =>
    isFiltered
      ? { text: t('frozen.noMatch'), action: { label: t('records.filter.clear'), onClick: clear } }
      : { text: t('frozen.none'), isGood: true, action: { label: t('frozen.withdraw'), to: '/withdraw' } },
});

import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useSearch } from '#app/browser/useSearch.ts';
import { ErrorState } from '#app/components/ErrorState.tsx';
import { formatUtcDate } from '#app/components/format/formatPeriod.ts';
import { Card } from '#app/components/layout/Card.tsx';
import { Row } from '#app/components/layout/Row.tsx';
import { Stack } from '#app/components/layout/Stack.tsx';
import { lazyPart } from '#app/components/lazyPart.tsx';
import { Meter } from '#app/components/Meter.tsx';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { Tabs } from '#app/components/Tabs.tsx';
import { JobSets } from '#app/features/exportJobs/JobSets.tsx';
import { readDay } from '#app/features/recordList/dateRange.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { useKnownParameters } from '#app/notices/useKnownParameters.ts';
import { QueriesHost } from '#app/queries/QueriesHost.tsx';
import { useApiQuery } from '#app/queries/useApiQuery.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';
import { DataBuilder, type DataBuilderProps } from './builder/DataBuilder.tsx';
import { fitFields, offeredTypes } from './dataFields.ts';
import { PresetBar } from './presets/PresetBar.tsx';
import type { Preset } from './presets/presetStore.ts';
import { presetsOf } from './presets/presetsOf.ts';
import { useExportFields } from './useExportFields.ts';

/** The second tab, and what stands below the list. */
const StatementBuilder = lazyPart(
  () => import('./builder/StatementBuilder.tsx'),
  ({ StatementBuilder }) => StatementBuilder,
);
const JobRecords = lazyPart(
  () => import('./jobs/JobRecords.tsx'),
  ({ JobRecords }) => JobRecords,
);
const FileFormats = lazyPart(
  () => import('./FileFormats.tsx'),
  ({ FileFormats }) => FileFormats,
);

/** /exportStatment, spelled so: files of records are built, ordered, followed and downloaded (screens.md 1.18). */
export function ExportStatementScreen() {
  return (
    <QueriesHost>
      <Export />
    </QueriesHost>
  );
}

function Export() {
  const config = useApiQuery('exportConfig', {});
  const errorText = useErrorText();
  const known = config.answer?.result;
  return (
    <Stack gap="gap-6" className="items-start xl:grid-cols-[400px_minmax(0,1fr)]">
      <div id="export-builder" className="min-w-0">
        {known !== undefined ? (
          <Builder config={known} leftOut={config.answer?.leftOut} />
        ) : config.error !== null ? (
          <ErrorState error={config.error} text={errorText(config.error)} onRetry={config.refresh} />
        ) : (
          <Skeleton lines={8} />
        )}
      </div>
      <Stack gap="gap-4" className="min-w-0">
        {known !== undefined && <QuotaLine quota={known.quota} />}
        <JobSets />
        <Suspense fallback={<Skeleton lines={8} />}>
          <JobRecords />
        </Suspense>
        {known !== undefined && (
          <Suspense fallback={null}>
            <FileFormats days={known.fileTtlDays} />
          </Suspense>
        )}
      </Stack>
    </Stack>
  );
}

const NO_PRESETS = createStore<readonly Preset[]>()(() => []);
/** Where the account statement is asked for by the address. */
const STATEMENT = 'accountStatement';

/** The user's own choices of files; none for a guest. */
function useOwnPresets() {
  const userId = useStore(globalStore, ({ global }) => global.user?.id ?? null);
  const presets = useMemo(() => (userId === null ? null : presetsOf(userId)), [userId]);
  return { presets, list: useStore(presets?.store ?? NO_PRESETS) };
}

function Builder({ config, leftOut }: Pick<DataBuilderProps, 'config' | 'leftOut'>) {
  const { t } = useTranslation();
  const { presets, list } = useOwnPresets();
  const [search, setSearch] = useSearch();
  const { fields, change } = useExportFields(list, config.types);
  const flags = useStore(globalStore, ({ global }) => global.webSiteComplianceConfig.flags);
  const types = offeredTypes(config.types, flags);
  const fitted = fitFields(fields, types);
  const [tab, setTab] = useState<'data' | 'statement'>(() =>
    search.get('type') === STATEMENT ? 'statement' : 'data',
  );
  const presetId = search.get('preset');
  const isUnknown = presetId !== null && !list.some(({ id }) => id === presetId);
  const isDay = (text: string): boolean => readDay(text) !== null;
  // The outcome of a preset's order is shown beside the presets.
  useKnownParameters(
    {
      ...{ from: isDay, to: isDay },
      type: (text) => text === STATEMENT || types.some(({ type }) => type === text),
    },
    true,
  );
  return (
    <Card className="px-4 pt-1 pb-4">
      <Tabs
        label={t('exports.tabs.label')}
        selected={tab}
        onSelect={setTab}
        tabs={[
          {
            id: 'data',
            label: t('exports.tabs.data'),
            content: (
              <>
                {isUnknown && <p role="status">{t('exports.presets.unknown')}</p>}
                {presets !== null && (
                  <PresetBar
                    presets={presets}
                    fields={fitted}
                    onUse={(id) => setSearch(() => new URLSearchParams({ preset: id }))}
                  />
                )}
                <DataBuilder config={config} leftOut={leftOut} fields={fitted} onChange={change} />
              </>
            ),
          },
          {
            id: 'statement',
            label: t('exports.tabs.statement'),
            content: (
              <Suspense fallback={<Skeleton lines={6} />}>
                <StatementBuilder config={config} />
              </Suspense>
            ),
          },
        ]}
      />
    </Card>
  );
}

interface QuotaLineProps {
  readonly quota: ResultOf<'exportConfig'>['quota'];
}

/** How many files of this month are used, and when the next month's begin (screens.md 1.18). */
function QuotaLine({ quota: { total, used, resetAt } }: QuotaLineProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Row as="p" gap="gap-x-3 gap-y-1">
      <Meter
        className="h-1.5 w-24 overflow-hidden rounded-[3px] bg-line text-text-2"
        aria-label={t('exports.quota.label')}
        min={0}
        max={total}
        value={used}
      />
      <span className="num">{t('exports.quota.used', { used, total })}</span>
      <span className="text-text-2">
        {t('exports.quota.reset', { date: formatUtcDate(Number(resetAt), language, t) })}
      </span>
    </Row>
  );
}

export { ExportStatementScreen as Component };

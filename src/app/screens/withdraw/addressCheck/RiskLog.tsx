import { useTranslation } from 'react-i18next';
import { Chip } from '#app/components/Chip.tsx';
import { lazyPart } from '#app/components/lazyPart.tsx';
import { defineRecordList } from '#app/features/recordList/defineRecordList.ts';
import { RecordListScreen } from '#app/features/recordList/RecordListScreen.tsx';
import { place, ROW_ID, ROW_TIME, recordFields, TABLE_ONLY } from '#app/features/recordList/recordFields.ts';
import { choiceFilter, readUuid } from '#app/features/recordList/recordFilters.ts';
import { CheckAgain } from './CheckAgain.tsx';
import { RiskLevel } from './RiskLevel.tsx';
import { RISK_LOG, type RiskRecord } from './riskRecord.ts';

/** The checks of before (screens.md 1.11). */
export function RiskLog() {
  return <RecordListScreen list={RISK_CHECKS} />;
}

/** What a row is in full is loaded when one is opened. */
const RiskDrawer = lazyPart(
  () => import('./RiskDrawer.tsx'),
  ({ RiskDrawer }) => RiskDrawer,
);

const LEVELS = ['LOW', 'MEDIUM', 'HIGH', 'SEVERE', 'UNKNOWN'] as const;

/** The checks of the account, the newest first (screens.md 1.11, "log table"). */
const RISK_CHECKS = defineRecordList({
  id: 'addressChecks',
  label: ({ t }) => t('riskCheck.log.label'),
  filters: {
    level: choiceFilter('riskCheck.log.level', LEVELS, (level, t) => t(`riskCheck.level.${level}`)),
  },
  period: null,
  others: ['chain', 'address'],
  sources: () => [RISK_LOG],
  isHidden: ({ riskLevel }, { level }) => level !== undefined && riskLevel !== level,
  fields: recordFields<RiskRecord>()({
    fields: {
      time: ROW_TIME,
      chain: { kind: 'text', of: ({ chain }) => chain, line: 2 },
      address: { kind: 'id', of: ({ address }) => address, isFixed: true, line: 1 },
      level: {
        kind: 'text',
        of: ({ isPending, riskLevel }, { t }) =>
          isPending ? t('riskCheck.log.pending') : t(`riskCheck.level.${riskLevel}`),
        isFixed: true,
        line: 1,
        cell: (row) => <LevelCell row={row} />,
      },
      score: { kind: 'figure', of: ({ isPending, score }) => (isPending ? '' : String(score)) },
      categories: {
        kind: 'text',
        of: ({ categories }) => categories.map(({ name, share }) => `${name} ${share}`).join('; '),
      },
      advice: { kind: 'text', of: ({ advice }) => advice },
      id: ROW_ID,
      again: { ...TABLE_ONLY, isExtra: true, cell: (row) => <CheckAgain row={row} /> },
    },
    column: place('riskCheck.log', 'time chain address level id again', {
      time: 'terms.time',
      chain: 'terms.network',
      address: 'terms.address',
    }),
    csv: place('riskCheck.log', 'time chain address level score categories advice id', {
      time: 'terms.time',
      chain: 'terms.network',
      address: 'terms.address',
    }),
  }),
  csv: { fileName: () => 'address-checks.csv' },
  detail: {
    nameOf: ({ address }, { t }) => t('riskCheck.log.name', { address }),
    readId: readUuid,
    Drawer: RiskDrawer,
  },
  empty: ({ t, isFiltered, clear }) =>
    isFiltered
      ? { text: t('riskCheck.log.noneFound'), action: { label: t('records.filter.clear'), onClick: clear } }
      : {
          text: t('riskCheck.log.empty'),
          action: { label: t('riskCheck.form'), onClick: focusForm },
        },
});

/** Without the level that checks need, the page says at its top what that is. */
function focusForm(): void {
  const field = document.querySelector<HTMLElement>('main textarea');
  (field ?? document.querySelector<HTMLElement>('#main'))?.focus();
}

function LevelCell({ row }: { readonly row: RiskRecord }) {
  const { t } = useTranslation();
  return row.isPending ? <Chip word={t('riskCheck.log.pending')} /> : <RiskLevel level={row.riskLevel} />;
}

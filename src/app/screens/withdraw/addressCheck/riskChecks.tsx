import { useTranslation } from 'react-i18next';
import { Chip } from '#app/components/Chip.tsx';
import { lazyPart } from '#app/components/lazyPart.tsx';
import { oneLine, shapeCsv } from '#app/features/recordList/csvShape.ts';
import { defineRecordList } from '#app/features/recordList/defineRecordList.ts';
import { choiceFilter } from '#app/features/recordList/recordFilters.ts';
import { idColumn, textColumn, timeColumn } from '#app/features/recordList/table/columns.tsx';
import { IdCell } from '#app/features/recordList/table/IdCell.tsx';
import { CheckAgain } from './CheckAgain.tsx';
import { RiskLevel } from './RiskLevel.tsx';
import { RISK_LOG, type RiskRecord } from './riskRecord.ts';

/** What a row is in full is loaded when one is opened. */
const RiskDrawer = lazyPart(
  () => import('./RiskDrawer.tsx'),
  ({ RiskDrawer }) => RiskDrawer,
);

const LEVELS = ['LOW', 'MEDIUM', 'HIGH', 'SEVERE', 'UNKNOWN'] as const;

/** The checks of the account, the newest first (screens.md 1.11, "log table"). */
export const RISK_CHECKS = defineRecordList({
  id: 'addressChecks',
  label: ({ t }) => t('riskCheck.log.label'),
  filters: {
    level: choiceFilter({
      label: (t) => t('riskCheck.log.level'),
      values: LEVELS,
      name: (level, t) => t(`riskCheck.level.${level}`),
    }),
  },
  period: null,
  others: ['chain', 'address'],
  sources: () => [RISK_LOG],
  isHidden: ({ riskLevel }, { level }) => level !== undefined && riskLevel !== level,
  columns: ({ t }) => [
    timeColumn<RiskRecord>(t('terms.time')),
    textColumn<RiskRecord>('chain', t('terms.network'), ({ chain }) => chain, { line: 2 }),
    {
      ...{ id: 'address', title: t('terms.address'), isFixed: true, line: 1 },
      cell: ({ address }) => <IdCell id={address} />,
    },
    {
      ...{ id: 'level', title: t('riskCheck.log.level'), isFixed: true, line: 1 },
      cell: (row) => <LevelCell row={row} />,
    },
    idColumn(t('riskCheck.log.id')),
    {
      ...{ id: 'again', title: t('riskCheck.log.again'), isExtra: true },
      cell: (row) => <CheckAgain row={row} />,
    },
  ],
  csv: {
    shape: ({ t }) =>
      shapeCsv(
        [
          { title: t('terms.time'), kind: 'time', cell: ({ atMs }: RiskRecord) => String(atMs) },
          { title: t('terms.network'), kind: 'text', cell: ({ chain }) => chain },
          { title: t('terms.address'), kind: 'text', cell: ({ address }) => address },
          {
            title: t('riskCheck.log.level'),
            kind: 'text',
            cell: ({ isPending, riskLevel }) =>
              isPending ? t('riskCheck.log.pending') : t(`riskCheck.level.${riskLevel}`),
          },
          {
            title: t('riskCheck.log.score'),
            kind: 'decimal',
            cell: ({ isPending, score }) => (isPending ? '' : String(score)),
          },
          {
            title: t('riskCheck.log.categories'),
            kind: 'text',
            cell: ({ categories }) => categories.map(({ name, share }) => `${name} ${share}`).join('; '),
          },
          { title: t('riskCheck.log.advice'), kind: 'text', cell: ({ advice }) => advice },
          { title: t('riskCheck.log.id'), kind: 'text', cell: ({ id }) => id },
        ],
        oneLine,
      ),
    fileName: () => 'address-checks.csv',
  },
  detail: {
    nameOf: ({ address }, { t }) => t('riskCheck.log.name', { address }),
    readId: (text) => (/^[\w-]{6,64}$/.test(text) ? text : null),
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
  const field = document.querySelector<HTMLElement>('.risk-form textarea');
  (field ?? document.querySelector<HTMLElement>('#main'))?.focus();
}

function LevelCell({ row }: { readonly row: RiskRecord }) {
  const { t } = useTranslation();
  return row.isPending ? <Chip word={t('riskCheck.log.pending')} /> : <RiskLevel level={row.riskLevel} />;
}

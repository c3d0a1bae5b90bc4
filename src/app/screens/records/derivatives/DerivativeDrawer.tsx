import { useTranslation } from 'react-i18next';
import { figuresOf } from '#app/components/format/figures.ts';
import type { RecordDrawerProps } from '#app/features/recordList/defineRecordList.ts';
import { RecordDetail } from '#app/features/recordList/table/RecordDetail.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { formulasOf } from './formulas.ts';
import type { LogRow } from './logRow.ts';
import { nameRow } from './nameRow.ts';

/** A change whole: how it came about, with every figure (screens.md 1.12, "Row drawer"). */
export function DerivativeDrawer({ row, facts, onClose }: RecordDrawerProps<LogRow>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { entry } = row;
  const { isRight } = formulasOf(entry, figuresOf(language).price);
  return (
    <RecordDetail
      onClose={onClose}
      title={nameRow(row, t, language)}
      results={[{ amount: entry.change, coin: entry.currency }]}
      steps={[]}
      meaning={t(isRight ? 'derivatives.rule' : 'derivatives.wrong')}
      facts={facts}
    />
  );
}

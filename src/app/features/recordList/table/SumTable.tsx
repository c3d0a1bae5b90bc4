import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { joinSentences } from '#app/components/format/joinTexts.ts';
import { LtrText } from '#app/components/LtrText.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import type { RecordSumsProps } from '../defineRecordList.ts';
import './sumTable.css';

export interface SumTableProps<Sum> extends Omit<RecordSumsProps<unknown>, 'rows'> {
  readonly title: string;
  /** Says which rows are summed. */
  readonly text?: string;
  readonly sums: readonly Sum[];
  readonly keyOf: (sum: Sum) => string;
  /** The first one names the sum; figures stand left to right. */
  readonly columns: readonly { readonly title: string; readonly cell: (sum: Sum) => ReactNode }[];
}

/** Sums below a list, one line each, and a note where not all rows are loaded. Renders nothing without a sum. */
export function SumTable<Sum>(props: SumTableProps<Sum>) {
  const { title, text, sums, keyOf, columns, isComplete, isLoading, onLoadAll } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  if (sums.length === 0) return null;
  const [name, ...figures] = columns;
  return (
    <section className="grid min-w-0 gap-2 pb-4">
      <h2 className="font-semibold text-text">{title}</h2>
      <p className="text-text-2">
        {joinSentences([text, !isComplete && t('records.sums.partial')], language)}
      </p>
      {!isComplete && (onLoadAll !== null || isLoading) && (
        <p>
          <Button size="small" isLoading={isLoading} onClick={() => onLoadAll?.()}>
            {t('records.sums.all')}
          </Button>
        </p>
      )}
      {/* Every column counts here: on a narrow page the table moves within its own box. */}
      <div className="min-w-0 overflow-x-auto">
        <table className="sum-table">
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column.title} scope="col">
                  {column.title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sums.map((sum) => (
              <tr key={keyOf(sum)}>
                <th scope="row">{name?.cell(sum)}</th>
                {figures.map((column) => (
                  <td key={column.title}>
                    <LtrText className="num">{column.cell(sum)}</LtrText>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

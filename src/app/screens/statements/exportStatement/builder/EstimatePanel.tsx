import { useTranslation } from 'react-i18next';
import { ErrorState } from '#app/components/ErrorState.tsx';
import { formatCount, formatDate } from '#app/components/format/dates.ts';
import { formatPeriod, formatUtcDate } from '#app/components/format/formatPeriod.ts';
import { joinItems } from '#app/components/format/joinList.ts';
import { Row } from '#app/components/layout/Row.tsx';
import { Stack } from '#app/components/layout/Stack.tsx';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { CUT_OFF_MS } from '#app/features/recordList/splitSpan.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import type { ApiQuery } from '#app/queries/useApiQuery.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';
import { formatSize } from '../formatSize.ts';
import './sampleTable.css';

export type Estimate = ResultOf<'exportEstimate'>;

export interface EstimatePanelProps {
  /** The estimate of the current choice; null while a field is typed in. */
  readonly query: Pick<ApiQuery<'exportEstimate'>, 'answer' | 'error' | 'refresh'> | null;
  readonly quota: ResultOf<'exportConfig'>['quota'];
  readonly isPersonal: boolean;
}

/** How many of a month's files an order leaves, and needs: one for each part. */
export function quotaLeft({ total, used }: EstimatePanelProps['quota']): number {
  return Math.max(0, total - used);
}

/** What an order would come to, before it is made: rows, files, quota, parts, and five sample rows (screens.md 1.18). */
export function EstimatePanel({ query, quota, isPersonal }: EstimatePanelProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const estimate = query?.answer?.result;
  return (
    <Stack
      as="section"
      gap="gap-2"
      className="border-t border-line pt-4"
      aria-label={t('exports.estimate.title')}
    >
      <h2 className="font-semibold">{t('exports.estimate.title')}</h2>
      {query?.error ? (
        <ErrorState error={query.error} text={errorText(query.error)} onRetry={query.refresh} />
      ) : estimate === undefined ? (
        <Skeleton lines={3} />
      ) : estimate.rows === 0 ? (
        <p role="status">{t('exports.estimate.none')}</p>
      ) : (
        <Known estimate={estimate} quota={quota} isPersonal={isPersonal} />
      )}
    </Stack>
  );
}

function Known({
  estimate,
  quota,
  isPersonal,
}: Omit<EstimatePanelProps, 'query'> & { readonly estimate: Estimate }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { rows, files, bytes, columns, sample, parts } = estimate;
  const left = quotaLeft(quota);
  return (
    <>
      <Row as="p" role="status" gap="gap-x-4 gap-y-1" align="items-stretch" className="num">
        <b>{t('exports.estimate.rows', { count: rows, formatted: formatCount(rows, language) })}</b>
        <span>{t('exports.estimate.files', { count: files })}</span>
        <span>{t('exports.estimate.size', { size: formatSize(bytes, language) })}</span>
      </Row>
      {parts.length > left ? (
        <p className="text-down" role="alert">
          {t('exports.estimate.tooMany', {
            count: parts.length,
            left,
            date: formatUtcDate(Number(quota.resetAt), language, t),
          })}
        </p>
      ) : (
        <p className="text-text-2">{t('exports.estimate.quota', { count: parts.length, left })}</p>
      )}
      {parts.length > 1 && (
        <div className="text-text-2">
          <p>
            {t('exports.estimate.parts', { count: parts.length, date: formatDate(CUT_OFF_MS, language) })}
          </p>
          <ol className="num max-h-30 list-decimal overflow-y-auto ps-5">
            {parts.map(({ startTime, endTime }) => (
              <li key={startTime}>
                {formatPeriod({ startMs: Number(startTime), endMs: Number(endTime) }, language, t)}
              </li>
            ))}
          </ol>
        </div>
      )}
      {isPersonal && <p className="text-text-2">{t('exports.estimate.personal')}</p>}
      {sample.length > 0 ? (
        <SampleTable columns={columns} sample={sample} />
      ) : (
        <p className="text-text-2">
          {t('exports.estimate.columns', { names: joinItems(columns, language) })}
        </p>
      )}
    </>
  );
}

function SampleTable({ columns, sample }: Pick<Estimate, 'columns' | 'sample'>) {
  const { t } = useTranslation();
  return (
    <section
      className="overflow-x-auto rounded-button border border-line"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls has to be reached by keys
      tabIndex={0}
      aria-label={t('exports.estimate.sample')}
    >
      <table className="sample-table">
        <caption>{t('exports.estimate.sample')}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                <bdi>{column}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sample.map((row) => (
            <tr key={row.join('\n')}>
              {columns.map((column, at) => (
                <td key={column} className="num">
                  <bdi>{row[at]}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

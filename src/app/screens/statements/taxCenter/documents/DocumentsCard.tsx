import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '#app/components/Select.tsx';
import { FileOrderLine } from '#app/features/exportJobs/FileOrderLine.tsx';
import { orderFile } from '#app/features/exportJobs/orderFile.ts';
import { useApi } from '#app/queries/useApi.ts';
import { createId } from '#shared/contract/ids.ts';
import type { InputOf } from '#shared/endpoints/table.ts';
import type { CostMethod } from '#shared/tax/costMethods.ts';
import type { YearQuestion } from '../year/useTaxYear.ts';
import { useYearWords } from '../year/useYearWords.ts';
import { EarlierFiles } from './EarlierFiles.tsx';
import { useTaxFiles } from './useTaxFiles.ts';

type Format = InputOf<'taxReport'>['format'];

const REPORTS = ['annual', 'gainLoss', 'income', 'transactions', 'form'] as const;
const FORMATS: readonly Format[] = ['PDF', 'XLSX', 'CSV'];

export interface DocumentsCardProps {
  readonly question: YearQuestion;
  readonly method: CostMethod;
}

/** The reports of the year that is shown, in a format of the user's choice, and what was made before (screens.md 1.20). */
export function DocumentsCard({ question, method }: DocumentsCardProps) {
  const { t } = useTranslation();
  const request = useApi();
  const files = useTaxFiles();
  const [format, setFormat] = useState<Format>('PDF');
  const { year, country, uids } = question;
  const label = useYearWords(country)(year);
  const order = async (report: (typeof REPORTS)[number]) => {
    const ordered = await orderFile(request, 'taxReport', {
      ...{ year, report, format, requestId: createId() },
      ...(country !== '' && { country }),
      ...(uids !== undefined && { uids: [...uids] }),
    });
    files.refresh();
    return ordered;
  };
  return (
    <section className="card tax-card" aria-labelledby="tax-documents">
      <div className="tax-documents-head">
        <div>
          <h2 id="tax-documents">{t('tax.documents.title')}</h2>
          <p className="text-text-2">
            {t('tax.documents.text', { year: label, method: t(`tax.method.name.${method}`) })}
          </p>
        </div>
        <Select
          label={t('tax.documents.format')}
          value={format}
          options={FORMATS.map((each) => ({ value: each, label: each }))}
          onChange={setFormat}
        />
      </div>
      <ul className="tax-reports">
        {REPORTS.map((report) => (
          // Another year, method or format is another file.
          <li key={`${report} ${year} ${method} ${format} ${uids?.join() ?? ''}`}>
            <div className="tax-report-words">
              <b>{t(`tax.documents.report.${report}`)}</b>
              <span className="tax-hint">{t(`tax.documents.what.${report}`)}</span>
            </div>
            <FileOrderLine
              label={t('tax.documents.make', { report: t(`tax.documents.report.${report}`), format })}
              send={() => order(report)}
            />
          </li>
        ))}
      </ul>
      <EarlierFiles files={files} />
    </section>
  );
}

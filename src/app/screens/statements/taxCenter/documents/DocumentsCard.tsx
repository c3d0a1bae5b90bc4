import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Row } from '#app/components/layout/Row.tsx';
import { Select } from '#app/components/Select.tsx';
import { FileOrderLine } from '#app/features/exportJobs/FileOrderLine.tsx';
import { orderFile } from '#app/features/exportJobs/orderFile.ts';
import { useApi } from '#app/queries/useApi.ts';
import { ScreenCard } from '#app/screens/statements/ScreenCard.tsx';
import { createId } from '#shared/contract/ids.ts';
import type { InputOf } from '#shared/endpoints/table.ts';
import type { CostMethod } from '#shared/tax/costMethods.ts';
import { ListLine } from '../ListLine.tsx';
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
    <ScreenCard as="section" gap="gap-3" aria-labelledby="tax-documents">
      <Row gap="gap-x-6 gap-y-3" align="items-stretch" className="justify-between">
        <div>
          <h2 id="tax-documents" className="text-large font-semibold">
            {t('tax.documents.title')}
          </h2>
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
      </Row>
      <ul className="grid md:grid-cols-2 md:gap-x-6">
        {REPORTS.map((report) => (
          // Another year, method or format is another file.
          <ListLine
            key={`${report} ${year} ${method} ${format} ${uids?.join() ?? ''}`}
            title={<b>{t(`tax.documents.report.${report}`)}</b>}
            detail={t(`tax.documents.what.${report}`)}
          >
            <FileOrderLine
              label={t('tax.documents.make', { report: t(`tax.documents.report.${report}`), format })}
              send={() => order(report)}
            />
          </ListLine>
        ))}
      </ul>
      <EarlierFiles files={files} />
    </ScreenCard>
  );
}

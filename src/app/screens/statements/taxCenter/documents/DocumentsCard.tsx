import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '#app/bridge/request.ts';
import { ErrorState } from '#app/components/ErrorState.tsx';
import { formatMoment } from '#app/components/format/dates.ts';
import { joinItems } from '#app/components/format/joinList.ts';
import { Row } from '#app/components/layout/Row.tsx';
import { Select } from '#app/components/Select.tsx';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { TextLink } from '#app/components/TextLink.tsx';
import { DownloadJob } from '#app/features/exportJobs/DownloadJob.tsx';
import { type ExportJob, readExportJob } from '#app/features/exportJobs/exportJob.ts';
import { FileOrderLine } from '#app/features/exportJobs/FileOrderLine.tsx';
import { JobProgress } from '#app/features/exportJobs/JobProgress.tsx';
import { jobPeriod } from '#app/features/exportJobs/jobPeriod.ts';
import { orderFile } from '#app/features/exportJobs/orderFile.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { useApi } from '#app/queries/useApi.ts';
import { useApiQuery } from '#app/queries/useApiQuery.ts';
import { ScreenCard } from '#app/screens/statements/ScreenCard.tsx';
import { systemClock } from '#shared/async/clock.ts';
import { createId } from '#shared/contract/ids.ts';
import type { InputOf, ResultOf } from '#shared/endpoints/table.ts';
import type { AppError } from '#shared/result/appError.ts';
import type { CostMethod } from '#shared/tax/costMethods.ts';
import { ListLine } from '../ListLine.tsx';
import { SmallText } from '../SmallText.tsx';
import type { YearQuestion } from '../year/useTaxYear.ts';
import { useYearWords } from '../year/useYearWords.ts';

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

const SHOWN_AT_FIRST = 3;

/** Tax files that were ordered before, with how far each is; all files are on the page of exports. */
function EarlierFiles({ files: { list, quota, error, refresh } }: { readonly files: TaxFiles }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? list : list?.slice(0, SHOWN_AT_FIRST);
  return (
    <>
      <h3 className="pt-2 font-semibold">{t('tax.documents.earlier')}</h3>
      {list === undefined && error === null && <Skeleton lines={2} />}
      {list === undefined && error !== null && (
        <ErrorState error={error} text={errorText(error)} onRetry={refresh} />
      )}
      {list?.length === 0 && <p className="text-text-2">{t('tax.documents.noneYet')}</p>}
      {shown !== undefined && shown.length > 0 && (
        <ul className="grid">
          {shown.map((file) => (
            <FileLine key={file.id} file={file} />
          ))}
        </ul>
      )}
      {list !== undefined && list.length > SHOWN_AT_FIRST && !isWhole && (
        <div>
          <TextLink size="small" onClick={() => setWhole(true)}>
            {t('tax.missing.all', { count: list.length })}
          </TextLink>
        </div>
      )}
      <SmallText>
        {quota !== undefined && `${t('tax.documents.quota', quota)} · `}
        <TextLink variant="secondary" size="small" to="/exportStatment">
          {t('tax.documents.all')}
        </TextLink>
      </SmallText>
    </>
  );
}

function FileLine({ file }: { readonly file: TaxFile }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { report, method, label } = file;
  // A tax year is called what its country calls it; its days are not those of the reader's zone.
  const period = label ?? jobPeriod(file, { t, language });
  const what =
    report === undefined ? t(`tax.documents.kind.${file.kind}`) : t(`tax.documents.report.${report}`);
  const by = method === undefined ? [] : [t(`tax.method.name.${method}`)];
  const name = joinItems([what, ...by, period, file.format], language);
  return (
    <ListLine
      title={<b>{name}</b>}
      detail={
        <>
          {t('tax.documents.column.made')} {formatMoment(file.atMs, language)}
        </>
      }
    >
      {file.state.kind === 'ready' ? (
        <DownloadJob job={file} name={name} />
      ) : (
        <JobProgress state={file.state} name={name} />
      )}
    </ListLine>
  );
}

/** The calls that order tax files, as the list of jobs names them. */
const TAX_KINDS = ['tax-report', 'india-tax-statement'] as const;
type TaxKind = (typeof TAX_KINDS)[number];

type TaxFile = ExportJob & Pick<Listed, 'report' | 'method' | 'label'> & { readonly kind: TaxKind };

type Listed = ResultOf<'exportList'>['list'][number];

interface TaxFiles {
  /** The newest first; undefined until they are known. */
  readonly list: readonly TaxFile[] | undefined;
  readonly quota: ResultOf<'exportList'>['quota'] | undefined;
  readonly error: AppError | null;
  readonly refresh: () => void;
}

/** screens.md 1.18: while a file is being made. */
const POLL_MS = 5_000;
const NEWEST = 50;

/** The tax files among the newest 50 that the user ordered, here or elsewhere; asked for again while one is being made. */
function useTaxFiles(): TaxFiles {
  const { answer, error, refresh } = useApiQuery(
    'exportList',
    { limit: NEWEST },
    { pollMs: (newest) => (filesOf(newest)?.some(({ isPending }) => isPending) === true ? POLL_MS : null) },
  );
  return { list: filesOf(answer), quota: answer?.result?.quota, error, refresh };
}

function filesOf(answer: AnswerOf<'exportList'> | undefined): readonly TaxFile[] | undefined {
  return answer?.result?.list
    .map(({ report, method, label, ...job }) => ({
      ...readExportJob(job, systemClock.wallNow() + answer.skewMs),
      report,
      method,
      label,
    }))
    .filter(isTaxFile);
}

function isTaxFile<Job extends ExportJob>(job: Job): job is Job & { readonly kind: TaxKind } {
  return (TAX_KINDS as readonly string[]).includes(job.kind);
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '#app/components/ErrorState.tsx';
import { formatMoment } from '#app/components/format/dates.ts';
import { joinItems } from '#app/components/format/joinList.ts';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { TextLink } from '#app/components/TextLink.tsx';
import { DownloadJob } from '#app/features/exportJobs/DownloadJob.tsx';
import { JobProgress } from '#app/features/exportJobs/JobProgress.tsx';
import { jobPeriod } from '#app/features/exportJobs/jobPeriod.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { ListLine } from '../ListLine.tsx';
import { SmallText } from '../SmallText.tsx';
import type { TaxFile, TaxFiles } from './useTaxFiles.ts';

const SHOWN_AT_FIRST = 3;

/** Tax files that were ordered before, with how far each is; all files are on the page of exports. */
export function EarlierFiles({ files: { list, quota, error, refresh } }: { readonly files: TaxFiles }) {
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

import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { useApi } from '#app/queries/useApi.ts';
import { outsideUrl } from '#app/records/outsideUrl.ts';
import { systemClock } from '#shared/async/clock.ts';
import { createId } from '#shared/contract/ids.ts';
import type { AddressRecord } from './addressRecord.ts';
import { type FileJob, orderStatement, readJob } from './ownershipJob.ts';

interface OwnershipActionsProps {
  readonly rows: readonly AddressRecord[];
}

const POLL_MS = 2_000;

/** A PDF for banks that says whose the ticked addresses are, with a line on how far it is (screens.md 1.16). */
export function OwnershipActions({ rows }: OwnershipActionsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const errorText = useErrorText();
  const request = useApi();
  const [jobId, setJobId] = useState<string | null>(null);
  const [job, setJob] = useState<FileJob | null>(null);
  const isMaking = job?.kind === 'making';

  useEffect(() => {
    if (jobId === null) return undefined;
    let isOver = false;
    let timer = systemClock.setTimer(ask, POLL_MS);
    function ask(): void {
      void readJob(request, jobId ?? '').then((next) => {
        if (isOver) return;
        setJob(next);
        if (next.kind === 'making') timer = systemClock.setTimer(ask, POLL_MS);
      });
    }
    return () => {
      isOver = true;
      systemClock.clearTimer(timer);
    };
  }, [request, jobId]);

  const order = async (): Promise<void> => {
    setJob({ kind: 'making', percent: 0 });
    setJobId(null);
    const ordered = await orderStatement(request, {
      addressIds: rows.map(({ id }) => id),
      requestId: createId(),
      nowMs: systemClock.wallNow(),
      timezone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      lang: language,
    });
    if (ordered.ok) setJobId(ordered.value);
    else setJob({ kind: 'failed', error: ordered.error });
  };
  const href = job?.kind === 'ready' ? outsideUrl(job.url, location.href) : null;

  return (
    <span className="flex flex-wrap items-center gap-3">
      <Button size="small" isLoading={isMaking} onClick={() => void order()}>
        {t('addresses.statement.make')}
      </Button>
      <span role="status">
        {job?.kind === 'making' && t('addresses.statement.making', { percent: job.percent })}
        {job?.kind === 'failed' && errorText(job.error)}
      </span>
      {href !== null && (
        <a className="underline" href={href} download>
          {t('addresses.statement.open')}
        </a>
      )}
    </span>
  );
}

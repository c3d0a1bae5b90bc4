import { onTestFinished } from 'vitest';
import { stopJobFollower } from '#app/features/exportJobs/jobFollower.ts';
import { globalStore, setUser } from '#app/stores/globalStore.ts';
import type { EndpointName } from '#shared/endpoints/table.ts';
import { listedJob, QUOTA } from './openExport.tsx';
import { USER } from './openSession.ts';

const LOST = { kind: 'business', code: '139001', message: '', retryable: true } as const;

/**
 * Plays an exchange that has a document of this type ready as soon as it is ordered by the test's user, and loses it before it
 * is fetched: what is saved is tried by the tests of export jobs.
 */
export function answerDocument(type: string) {
  localStorage.clear();
  globalStore.setState(globalStore.getInitialState(), true);
  setUser(USER);
  onTestFinished(() => {
    stopJobFollower();
    globalStore.setState(globalStore.getInitialState(), true);
  });
  const list = [listedJob({ id: 'job-1', type, format: 'PDF', rows: 1 })];
  return (name: EndpointName) => {
    if (name === 'exportCreate') return { result: { id: 'job-1', status: 0, estimateRows: 1 } };
    if (name === 'exportList') return { result: { list, nextPageCursor: '', quota: QUOTA } };
    if (name === 'exportUrl') return { error: LOST };
    return undefined;
  };
}

import type { ExportJob } from '#app/features/exportJobs/exportJob.ts';
import type { RecordStep } from '#app/features/recordList/recordSteps.ts';

/** queued → processing → ready → expired, or failed on the way (screens.md 1.21). */
export function stepsOf({ state: { kind }, atMs, expiresAtMs }: ExportJob): readonly RecordStep[] {
  const sent: RecordStep = { id: 'received', state: kind === 'queued' ? 'current' : 'done', atMs };
  if (kind === 'failed') return [sent, { id: 'failed', state: 'failed', atMs: null }];
  const isMade = kind === 'ready' || kind === 'expired';
  const made: RecordStep = {
    id: 'ready',
    state: isMade ? 'done' : kind === 'processing' ? 'current' : 'ahead',
    atMs: null,
  };
  const end: RecordStep = { id: 'expired', state: kind === 'expired' ? 'done' : 'ahead', atMs: expiresAtMs };
  return [sent, made, end];
}

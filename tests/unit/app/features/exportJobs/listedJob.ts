import { type ExportJob, readExportJob } from '#app/features/exportJobs/exportJob.ts';

export type Listed = Parameters<typeof readExportJob>[0];

/** A job as the exchange lists it. */
export function listedJob(change: Partial<Listed> = {}): Listed {
  return {
    ...{ id: 'job-1', kind: 'create', type: 'funding', startTime: '1000', endTime: '2000', format: 'CSV' },
    ...{ status: 0, progress: 0, rows: 0, sizeBytes: 0, files: 0, createdAt: '3000', sha256: [] },
    ...change,
  };
}

/** The same as the page reads it at a moment of the exchange's clock. */
export function exportJob(change: Partial<Listed> = {}, nowMs = 5_000): ExportJob {
  return readExportJob(listedJob(change), nowMs);
}

import * as v from 'valibot';
import { ExportStatus } from './enums.ts';
import { Count, Id } from './fields.ts';

export const FileFormat = v.picklist(['CSV', 'XLSX', 'PDF']);

/** What every call that orders a file answers (screens.md 2.7). */
export const ExportJob = v.object({ id: Id, status: ExportStatus, estimateRows: Count });

import type { RestReading } from '../routes/measureRest.ts';
import { formatFigure } from './formatReadings.ts';
import { formatTable } from './formatTable.ts';

/** Writes what each route costs at rest, by kind of thread. */
export function formatRest(readings: readonly RestReading[]): string {
  const rows = readings.map(({ path, use, callsPerMinute }) => [
    path,
    ...(['pagesMs', 'workersMs', 'helpersMs', 'allMs'] as const).map((kind) =>
      formatFigure(use?.[kind] ?? null, 1),
    ),
    callsPerMinute.toFixed(1),
  ]);
  return formatTable(
    ['at rest, ms/s of processor time', 'pages', 'workers', 'helpers', 'browser', 'calls a minute'],
    rows,
  );
}

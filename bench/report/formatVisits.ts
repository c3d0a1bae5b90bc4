import type { VisitReading } from '../routes/measureVisits.ts';
import { formatKb } from './formatScriptSizes.ts';
import { formatTable } from './formatTable.ts';

/** Writes what a first visit to each route loads, and how it appears. */
export function formatVisits(readings: readonly VisitReading[]): string {
  const rows = readings.map((visit) => [
    visit.path,
    String(visit.requests),
    String(visit.calls),
    formatKb(visit.scriptBytes),
    visit.layoutShift.toFixed(3),
    (visit.firstPaintMs / 1_000).toFixed(1),
    (visit.largestPaintMs / 1_000).toFixed(1),
  ]);
  return formatTable(
    [
      'first visit',
      'requests',
      'calls',
      'script kB',
      'layout shift',
      'first paint s, phone',
      'largest paint s, phone',
    ],
    rows,
  );
}

import type { ReadingByPage } from '../measure/measureRounds.ts';
import type { PageFigure } from '../measure/pageReading.ts';
import { formatTable } from './formatTable.ts';

interface Column {
  readonly figure: PageFigure;
  readonly title: string;
  readonly decimals: number;
  /** Also as a multiple of the floor's. */
  readonly hasRatio?: boolean;
}

const COLUMNS: readonly Column[] = [
  { figure: 'frontMs', title: 'front ms/s', decimals: 2, hasRatio: true },
  { figure: 'hiddenMs', title: 'hidden ms/s', decimals: 2, hasRatio: true },
  { figure: 'pagesCpuMs', title: 'pages cpu ms/s', decimals: 1 },
  { figure: 'workersCpuMs', title: 'workers cpu ms/s', decimals: 1 },
  { figure: 'cpuPercent', title: 'cpu %', decimals: 1, hasRatio: true },
  { figure: 'memoryMb', title: 'memory MB', decimals: 0, hasRatio: true },
  { figure: 'sockets', title: 'sockets', decimals: 0 },
  { figure: 'feedKbPerSecond', title: 'feed kB/s', decimals: 0 },
  { figure: 'framesPerSecond', title: 'frames/s', decimals: 1 },
  { figure: 'longTasks', title: 'long tasks', decimals: 0 },
  { figure: 'priceAgeSeconds', title: 'price age s', decimals: 1 },
];

/** Writes what all pages cost, each figure also as a multiple of the floor's. */
export function formatReadings(readings: ReadingByPage): string {
  const floor = readings.get('floor');
  const header = COLUMNS.flatMap(({ title, hasRatio }) => (hasRatio ? [title, 'x floor'] : [title]));
  const rows = [...readings].map(([name, reading]) => [
    name,
    ...COLUMNS.flatMap(({ figure, decimals, hasRatio }) => {
      const text = formatFigure(reading[figure], decimals);
      return hasRatio ? [text, formatRatio(reading[figure], floor?.[figure] ?? null)] : [text];
    }),
  ]);
  return formatTable(['page', ...header], rows);
}

/** A figure that could not be read is said to be so, never a zero. */
export function formatFigure(value: number | null, decimals: number): string {
  return value === null ? 'not read' : value.toFixed(decimals);
}

function formatRatio(value: number | null, floor: number | null): string {
  if (value === null || floor === null || floor === 0) return '-';
  const ratio = value / floor;
  return ratio.toFixed(ratio < 10 ? 2 : 0);
}

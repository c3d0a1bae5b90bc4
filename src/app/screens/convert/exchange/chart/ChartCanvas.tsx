import { useEffect, useEffectEvent, useRef } from 'react';
import { followLook, readColours } from './chartColours.ts';
import type { ChartTimes } from './chartTimes.ts';
import { createLineChart, type DrawnPoint, type LineChart } from './createLineChart.ts';

export interface ChartCanvasProps {
  /** Oldest first. A longer or other series is drawn again; one that differs in its last point only moves that. */
  readonly points: readonly DrawnPoint[];
  readonly isDown: boolean;
  readonly times: ChartTimes;
  readonly writePrice: (value: number) => string;
  /** The point that is marked by the keyboard; null for none. */
  readonly marked: DrawnPoint | null;
  readonly onPoint: (point: DrawnPoint | null) => void;
}

/** The drawn line; everything that it says stands in words beside it, so it is hidden from screen readers. */
export function ChartCanvas({ points, isDown, times, writePrice, marked, onPoint }: ChartCanvasProps) {
  const container = useRef<HTMLDivElement>(null);
  const chart = useRef<LineChart>(null);
  const drawn = useRef<readonly DrawnPoint[]>([]);
  const price = useEffectEvent((value: number) => writePrice(value));
  const moment = useEffectEvent((atMs: number) => times.moment(atMs));
  const tick = useEffectEvent((atMs: number, isDay: boolean) => times.tick(atMs, isDay));
  const point = useEffectEvent((over: DrawnPoint | null) => onPoint(over));
  const newest = useEffectEvent(() => points.at(-1)?.atMs ?? 0);
  const recolour = useEffectEvent(() => {
    if (container.current !== null) chart.current?.recolour(readColours(container.current), isDown);
  });

  useEffect(() => {
    const element = container.current;
    if (element === null) return undefined;
    const made = createLineChart(element, {
      writePrice: (value) => price(value),
      writeTime: (atMs) => moment(atMs),
      writeTick: (atMs, isDay) => tick(atMs, isDay),
      colours: readColours(element),
      isDown: false,
      zoneMs: zoneOf(newest()),
      onPoint: (over) => point(over),
    });
    chart.current = made;
    const unfollow = followLook(() => recolour());
    return () => {
      unfollow();
      made.remove();
      chart.current = null;
      drawn.current = [];
    };
  }, []);

  useEffect(() => {
    const last = points.at(-1);
    if (last !== undefined && isSameButLast(points, drawn.current)) chart.current?.update(last);
    else chart.current?.show(points);
    drawn.current = points;
  }, [points]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: recolour reads isDown itself, and has to run when it changes
  useEffect(() => recolour(), [isDown]);
  useEffect(() => chart.current?.mark(marked), [marked]);

  return (
    <div
      ref={container}
      className="absolute inset-0 group-data-stale/chart:opacity-50"
      dir="ltr"
      aria-hidden="true"
    />
  );
}

function isSameButLast(points: readonly DrawnPoint[], drawn: readonly DrawnPoint[]): boolean {
  if (points.length !== drawn.length || points.length === 0) return false;
  const last = points.length - 1;
  return points.every(
    ({ atMs, value }, at) => atMs === drawn[at]?.atMs && (at === last || value === drawn[at]?.value),
  );
}

/** One for the whole chart: where clocks are changed inside of it, days begin an hour off, and no moment comes twice. */
function zoneOf(atMs: number): number {
  return -new Date(atMs).getTimezoneOffset() * 60_000;
}

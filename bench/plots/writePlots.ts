import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PageName } from '../measure/pages.ts';
import { PLOTS_FOLDER } from '../setup/folders.ts';
import { drawPlot, type Series } from './drawPlot.ts';
import type { PlotReading, PlotReadings } from './measurePlots.ts';

/** Below this share of the frames asked for, the feed had no time, and a page was measured on less work. */
const LEAST_FRAMES = 0.9;
const COST = 'processor time of the browser, % of one core';

/** Draws what the pages cost by tabs and by rows into `docs/plots/`; returns the files' paths. */
export function writePlots({ byTabs, byRows, hz }: PlotReadings, pages: readonly PageName[]): string[] {
  const draw = (title: string, xTitle: string, readings: readonly PlotReading[]): string =>
    drawPlot({ title, xTitle, yTitle: COST, series: pages.map((page) => toSeries(page, readings, hz)) });
  const plots = {
    'cpu-by-tabs.svg': draw('What tabs cost', 'tabs, one in front and the others hidden', byTabs),
    'cpu-by-rows.svg': draw('What the feed costs', 'rows a second', byRows),
  };
  mkdirSync(PLOTS_FOLDER, { recursive: true });
  return Object.entries(plots).map(([name, svg]) => {
    const file = join(PLOTS_FOLDER, name);
    writeFileSync(file, svg);
    return file;
  });
}

function toSeries(page: PageName, readings: readonly PlotReading[], hz: number): Series {
  const points = readings.flatMap(({ at, readings: byPage }) => {
    const { cpuPercent = null, framesPerSecond = null } = byPage.get(page) ?? {};
    if (cpuPercent === null) return [];
    return [
      { x: at, y: cpuPercent, isShort: framesPerSecond !== null && framesPerSecond < LEAST_FRAMES * hz },
    ];
  });
  return { name: page, points };
}

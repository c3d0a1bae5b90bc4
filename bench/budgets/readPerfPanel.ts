import type { Page } from 'puppeteer-core';
import * as v from 'valibot';
import { readCopy } from './inApp.ts';

/** What the bench wants of the figures that `?perf` copies as JSON (src/app/profiling). */
const Copy = v.object({
  now: v.object({
    gateway: v.object({ batches: v.number(), rowsSent: v.number(), largestBatchBytes: v.number() }),
    page: v.object({ firstPatchMs: v.nullable(v.number()) }),
  }),
});

export type PerfFigures = v.InferOutput<typeof Copy>['now'];

/** Presses "Copy as JSON" in a tab opened with `?perf`, and reads what is copied: at most 1 s old. */
export async function readPerfPanel(tab: Page): Promise<PerfFigures> {
  const button = await tab.waitForSelector('.perf button:enabled');
  if (button === null) throw new Error('The page shows no performance figures.');
  await button.click();
  return v.parse(Copy, JSON.parse(await tab.evaluate(readCopy))).now;
}

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { BENCH_FOLDER } from '../setup/folders.ts';

/** Scores of one run, 0 to 100. */
export interface LighthouseScores {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  /** What keeps a page from 100 in accessibility or best practices, in Lighthouse's words. */
  readonly faults: readonly string[];
  /** When the largest text is painted, in ms of Lighthouse's simulation. */
  readonly largestPaintMs: number;
  /** What tasks take beyond 50 ms each after the first paint, in ms of Lighthouse's simulation. */
  readonly blockingMs: number;
  /** Unitless: the sum of layout shifts. */
  readonly layoutShift: number;
}

interface Report {
  readonly categories: Readonly<
    Record<string, { readonly score: number | null; readonly auditRefs: readonly { readonly id: string }[] }>
  >;
  readonly audits: Readonly<
    Record<string, { readonly title: string; readonly score: number | null; readonly numericValue?: number }>
  >;
}

const CLI = join(BENCH_FOLDER, 'node_modules', 'lighthouse', 'cli', 'index.js');
const MAX_REPORT_BYTES = 64 * 1_024 * 1_024;
const RUN_TIMEOUT_MS = 180_000;

/** A phone on a slow network, or a desktop on a fast one: Lighthouse's own defaults for both, whatever this machine is. */
export type Device = 'phone' | 'desktop';

interface LighthouseTarget {
  /** The DevTools port of a browser that is open. Its cookies are kept; its caches are emptied before the page is read. */
  readonly port: number;
  readonly device: Device;
}

/** Reads one page in a tab of its own; once more where its trace could not be recorded, so that no hour is lost to it. */
export async function runLighthouse(url: string, target: LighthouseTarget): Promise<LighthouseScores> {
  return readOnce(url, target).catch(() => readOnce(url, target));
}

async function readOnce(url: string, { port, device }: LighthouseTarget): Promise<LighthouseScores> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      CLI,
      url,
      '--output=json',
      '--quiet',
      '--only-categories=performance,accessibility,best-practices',
      `--port=${port}`,
      ...(device === 'desktop' ? ['--preset=desktop'] : []),
    ],
    { maxBuffer: MAX_REPORT_BYTES, timeout: RUN_TIMEOUT_MS },
  );
  const report = JSON.parse(stdout) as Report;
  return {
    performance: scoreOf(report, 'performance'),
    accessibility: scoreOf(report, 'accessibility'),
    bestPractices: scoreOf(report, 'best-practices'),
    faults: [...faultsOf(report, 'accessibility'), ...faultsOf(report, 'best-practices')],
    largestPaintMs: numberOf(report, 'largest-contentful-paint'),
    blockingMs: numberOf(report, 'total-blocking-time'),
    layoutShift: numberOf(report, 'cumulative-layout-shift'),
  };
}

function scoreOf({ categories }: Report, name: string): number {
  return Math.round((categories[name]?.score ?? 0) * 100);
}

function numberOf({ audits }: Report, id: string): number {
  return audits[id]?.numericValue ?? Number.NaN;
}

function faultsOf({ categories, audits }: Report, name: string): string[] {
  return (categories[name]?.auditRefs ?? []).flatMap(({ id }) => {
    const audit = audits[id];
    return audit !== undefined && audit.score !== null && audit.score < 1 ? [audit.title] : [];
  });
}

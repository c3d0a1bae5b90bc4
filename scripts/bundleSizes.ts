import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Manifest as ChunkMap } from 'vite';

/** The limits of design.md section 10, in kB (1,000 bytes) of gzipped script on the main thread, and of gzipped texts. */
export const BUDGETS_KB = { firstRoute: 160, later: 130, texts: 45 } as const;

/** What the page's entry and the screen of the first route are called in Vite's manifest. */
export const PAGE = 'index.html';
export const FIRST_SCREEN = 'src/app/screens/convert/exchange/ExchangeScreen.tsx';
/** The first screen's tabs beside Instant: a visit loads the one that its address names. */
const FIRST_SCREEN_TABS = [
  'src/app/screens/convert/exchange/limit/LimitTab.tsx',
  'src/app/screens/convert/exchange/batch/BatchForm.tsx',
];
/** lightweight-charts, which the budget leaves out. */
const CHART_FILE = /\/ChartCanvas-[\w-]{7}\.js$/;
const SCREEN = /^src\/app\/screens\/.*Screen\.tsx$/;

export interface ScriptSizes {
  /** In kB: shell and market table. */
  readonly firstRoute: number;
  /** In kB, by the screen's module: what a first visit to it loads beyond the first route, the chart's library apart. */
  readonly laterByScreen: ReadonlyMap<string, number>;
}

/** The scripts that some parts load, with all that they import statically: what a visit downloads and runs. */
export function scriptsOf(manifest: ChunkMap, parts: readonly string[]): ReadonlySet<string> {
  const scripts = new Set<string>();
  const waiting = [...parts];
  for (let part = waiting.pop(); part !== undefined; part = waiting.pop()) {
    const chunk = manifest[part];
    if (chunk === undefined) throw new Error(`The manifest has no ${part}.`);
    if (scripts.has(chunk.file)) continue;
    scripts.add(chunk.file);
    waiting.push(...(chunk.imports ?? []));
  }
  return scripts;
}

/**
 * The sizes that design.md section 10 limits. `kbOf` gives the gzipped size of a script of the build. Of the first route's
 * screen counts all that it loads by itself and the heaviest of its tabs, without the chart's library.
 */
export function readScriptSizes(manifest: ChunkMap, kbOf: (script: string) => number): ScriptSizes {
  const first = scriptsOf(manifest, [PAGE, FIRST_SCREEN]);
  const sum = (scripts: Iterable<string>): number =>
    [...scripts].reduce((kb, script) => kb + kbOf(script), 0);
  const later = (parts: readonly string[]): number =>
    sum([...scriptsOf(manifest, parts)].filter((script) => !first.has(script) && !CHART_FILE.test(script)));
  const partsOf = (part: string): readonly string[] => manifest[part]?.dynamicImports ?? [];
  const screens = Object.keys(manifest).filter((part) => SCREEN.test(part) && part !== FIRST_SCREEN);
  const besideMarket = partsOf(FIRST_SCREEN);
  const parts = [...besideMarket, ...besideMarket.flatMap(partsOf)];
  const withTab = (tab: string): number =>
    later(parts.filter((part) => part === tab || !FIRST_SCREEN_TABS.includes(part)));
  return {
    firstRoute: sum(first),
    laterByScreen: new Map([
      [FIRST_SCREEN, Math.max(...FIRST_SCREEN_TABS.map(withTab))],
      ...screens.map((screen) => [screen, later([screen])] as const),
    ]),
  };
}

/** Reads the sizes of the app in a built web root, `dist/`. */
export function readBuiltSizes(webRoot: string): ScriptSizes & { readonly texts: number } {
  const app = join(webRoot, 'user/assets');
  const manifest: ChunkMap = JSON.parse(readFileSync(join(app, '.vite/manifest.json'), 'utf8'));
  const texts = textFiles(join(webRoot, 'common-static')).map(gzippedKb);
  return {
    ...readScriptSizes(manifest, (script) => gzippedKb(join(app, script))),
    texts: Math.max(...texts),
  };
}

function textFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name));
}

function gzippedKb(path: string): number {
  return gzipSync(readFileSync(path)).length / 1000;
}

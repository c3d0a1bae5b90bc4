import { SourceMap } from 'node:module';
import { gzipSync } from 'node:zlib';
import type { Manifest as ChunkMap } from 'vite';
import type { Bundle } from './buildBundle.ts';

/** How the page's entry and its lazy parts are called in Vite's manifest. */
export const PAGE = 'index.html';
export const FIRST_SCREEN = 'src/app/screens/exchange/convert/ExchangeScreen.tsx';

export function readManifest(bundle: Bundle): ChunkMap {
  return JSON.parse(bundle.get('.vite/manifest.json') ?? '{}');
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

/** kB (1,000 bytes) that files take on the wire, gzipped. */
export function gzippedKb(bundle: Bundle, paths: Iterable<string>): number {
  let bytes = 0;
  for (const path of paths) bytes += gzipSync(bundle.get(path) ?? '').length;
  return bytes / 1000;
}

/** The modules that a script was made of, by its source map, as paths from the root or from node_modules. */
export function sourcesOf(bundle: Bundle, script: string): string[] {
  const map: unknown = JSON.parse(bundle.get(`${script}.map`) ?? '{"sources":[]}');
  const { sources } = map as { sources: readonly string[] };
  return sources.map((source) => source.replace(/^.*?(?=(?:node_modules|src)\/)/, ''));
}

/** The line of a source that a script's map names for a place in it; both count from 0. */
export function sourceLineOf(
  bundle: Bundle,
  script: string,
  line: number,
  column: number,
): string | undefined {
  const map = JSON.parse(bundle.get(`${script}.map`) ?? '{}');
  const entry = new SourceMap(map).findEntry(line, column);
  if (!('originalSource' in entry)) return undefined;
  const source: string | undefined = map.sourcesContent[map.sources.indexOf(entry.originalSource)];
  return source?.split('\n')[entry.originalLine];
}

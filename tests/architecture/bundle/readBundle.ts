import { SourceMap } from 'node:module';
import { gzipSync } from 'node:zlib';
import type { Manifest as ChunkMap } from 'vite';
import type { Bundle } from './buildBundle.ts';

export function readManifest(bundle: Bundle): ChunkMap {
  return JSON.parse(bundle.get('.vite/manifest.json') ?? '{}');
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

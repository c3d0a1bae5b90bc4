import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

export const INDEX_HTML = `<!doctype html>
<html lang="en"><head><title>Sluice</title>
<script type="application/json" id="app-config">{"buildId":"built"}</script>
</head><body><div id="root"></div></body></html>
`;

/** Long enough to be worth compressing. */
export const SCRIPT = `export const words = [${'"quote", '.repeat(500)}];\n`;

const FILES: Readonly<Record<string, string>> = {
  'user/assets/index.html': INDEX_HTML,
  'user/assets/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'user/assets/assets/index-abc123.js': SCRIPT,
  'user/assets/assets/index-abc123.css': 'body{}',
  'user/assets/assets/index-abc123.js.map': '{}',
  'user/assets/assets/font-abc123.woff2': 'font',
  'user/assets/workers/quotes-shared-abc123.js': SCRIPT,
  'user/assets/.vite/manifest.json': '{"secret":true}',
  'common-static/sluice/en.json': '{"hello":"Hello"}',
  'outside.txt': 'not for the public',
};

/** Writes a small built app to a folder that goes with the test. */
export async function buildWebRoot(files?: Readonly<Record<string, string>>): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'sluice-web-root-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await fillWebRoot(root, files);
  return root;
}

/** Writes it to a folder whose end is the caller's. */
export async function fillWebRoot(
  root: string,
  files: Readonly<Record<string, string>> = FILES,
): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Where the footer leads: who wrote what is shipped, and under which licence. */
export const NOTICES_FILE = 'third-party-notices.txt';

interface Package {
  readonly name: string;
  readonly version: string;
  readonly license: string;
  readonly text: string;
}

/** Styles are written into ours by a tool, and no module of theirs is left. */
const STYLE_PACKAGES = ['tailwindcss'];
/** Who holds the copyright of packages that come without the text of their licence, as their repositories say. */
const HOLDERS: Readonly<Record<string, string>> = { 'fancy-canvas': '2019 TradingView, Inc' };
const MIT = `Permission is hereby granted, free of charge, to any person obtaining a copy of this software and associated documentation
files (the "Software"), to deal in the Software without restriction, including without limitation the rights to use, copy,
modify, merge, publish, distribute, sublicense, and/or sell copies of the Software, and to permit persons to whom the
Software is furnished to do so, subject to the following conditions:

The above copyright notice and this permission notice shall be included in all copies or substantial portions of the
Software.

THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR IMPLIED, INCLUDING BUT NOT LIMITED TO THE
WARRANTIES OF MERCHANTABILITY, FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE AUTHORS OR
COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE,
ARISING FROM, OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE SOFTWARE.`;
const LICENSE_FILE = /^(?:licen[cs]e|copying)/i;
const RULE = '-'.repeat(78);

/**
 * Writes the licences of all packages that the build ships, those of workers too: Vite's own list leaves workers out, which are
 * built apart. `page` belongs to the page's plugins, `workers` to those of its workers.
 */
export function writeNotices(root: string): { readonly page: () => Plugin; readonly workers: () => Plugin } {
  const folders = new Set(STYLE_PACKAGES.map((name) => join(root, 'node_modules', name)));
  const collect: NonNullable<Plugin['generateBundle']> = (_options, bundle) => {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      for (const id of file.moduleIds) {
        const folder = id.includes('/node_modules/') ? findPackage(dirname(id)) : undefined;
        if (folder !== undefined) folders.add(folder);
      }
    }
  };
  return {
    workers: () => ({ name: 'collect-notices', apply: 'build', generateBundle: collect }),
    page: () => ({
      name: 'write-notices',
      apply: 'build',
      generateBundle(...bundle) {
        collect.apply(this, bundle);
        this.emitFile({
          type: 'asset',
          fileName: NOTICES_FILE,
          source: writeText([...folders].map(readPackage)),
        });
      },
    }),
  };
}

/** The folder of the package that a file belongs to: the nearest one with a name and a version. */
function findPackage(folder: string): string | undefined {
  if (folder.endsWith('/node_modules') || folder === dirname(folder)) return undefined;
  const path = join(folder, 'package.json');
  if (existsSync(path) && 'version' in readJson(path) && 'name' in readJson(path)) return folder;
  return findPackage(dirname(folder));
}

function readPackage(folder: string): Package {
  const { name, version, license } = readJson(join(folder, 'package.json'));
  const file = readdirSync(folder).find((each) => LICENSE_FILE.test(each));
  return {
    name: String(name),
    version: String(version),
    license: typeof license === 'string' ? license : 'see below',
    text:
      file === undefined
        ? textWithoutFile(String(name), license)
        : readFileSync(join(folder, file), 'utf8').trim(),
  };
}

function textWithoutFile(name: string, license: unknown): string {
  const holder = HOLDERS[name];
  if (license === 'MIT' && holder !== undefined) return `Copyright (c) ${holder}\n\n${MIT}`;
  throw new Error(`${name} comes without the text of its licence: scripts/writeNotices.ts needs it.`);
}

function readJson(path: string): Readonly<Record<string, unknown>> {
  return JSON.parse(readFileSync(path, 'utf8')) as Record<string, unknown>;
}

function writeText(packages: readonly Package[]): string {
  const sorted = [...packages].sort((one, other) => (one.name < other.name ? -1 : 1));
  const parts = sorted.map(({ name, version, license, text }) =>
    [RULE, `${name} ${version} (${license})`, '', text, ''].join('\n'),
  );
  return `Sluice contains the following packages of others, under these licences.\n\n${parts.join('\n')}`;
}

import { cp, readdir, readFile, rm } from 'node:fs/promises';
import { extname, join, normalize, resolve, sep } from 'node:path';
import type { Plugin } from 'vite';

/** Where the files are on every server: translations, and what the page loads around its screens (design.md section 2). */
const BASE = '/common-static/';
const FOLDER = 'static/common-static';
/** product.md section 7: the test environments ask for files of their own, by these prefixes. */
const PREFIXES = ['testnet-', 'test-'];
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
};

/**
 * Serves static/common-static/ in development and in browser tests, and copies it into the web root of a build, beside the
 * app's own folder. Translations are copied under the names of the test environments as well.
 */
export function commonStatic(root: string): Plugin {
  const folder = join(root, FOLDER);
  return {
    name: 'common-static',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const path = new URL(request.url ?? '/', 'http://any').pathname;
        if (!path.startsWith(BASE)) return next();
        const file = normalize(join(folder, decodeURIComponent(path.slice(BASE.length))));
        if (!file.startsWith(folder + sep)) return next();
        readFile(file).then(
          (content) => {
            response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
            response.setHeader('cache-control', 'no-cache');
            response.end(content);
          },
          () => {
            response.statusCode = 404;
            response.end();
          },
        );
      });
    },
    writeBundle: async ({ dir = '' }) => {
      // The app is at /user/assets/ of a web root; a build that goes elsewhere is no web root.
      if (!dir.endsWith(join('user', 'assets'))) return;
      await copyCommonStatic(folder, resolve(dir, '../..', 'common-static'));
    },
  };
}

async function copyCommonStatic(from: string, to: string): Promise<void> {
  // What is no file here any more is none there.
  await rm(to, { recursive: true, force: true });
  await cp(from, to, { recursive: true });
  for (const entry of await readdir(from, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\/project\/release\/[\w-]+$/.test(entry.parentPath.replaceAll(sep, '/')))
      continue;
    const below = entry.parentPath.slice(from.length);
    for (const prefix of PREFIXES) {
      await cp(join(entry.parentPath, entry.name), join(to, below, `${prefix}${entry.name}`));
    }
  }
}

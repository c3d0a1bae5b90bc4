import type { Plugin } from 'vite';

/** What Chromium reads in a file's first line alone; https://v8.dev/blog/explicit-compile-hints. Others take it for a comment. */
export const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Lets a browser compile the page's scripts in the background while they come, and not function by function on the thread that
 * a tap waits for (docs/decisions/0012). Last of all, since Vite writes a line of its own at the top; maps move down with it.
 */
export function compileWhileLoading(): Plugin {
  return {
    name: 'compile-while-loading',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== 'chunk') continue;
          file.code = COMPILE_HINT + file.code;
          const map = bundle[`${file.fileName}.map`];
          if (map?.type === 'asset') map.source = moveDown(String(map.source));
        }
      },
    },
  };
}

/** In a map, every line ends with a semicolon. */
function moveDown(source: string): string {
  const map = JSON.parse(source) as { mappings: string };
  return JSON.stringify({ ...map, mappings: `;${map.mappings}` });
}

/** Which folders a folder may import from, besides itself. A folder without a row may not exist yet: add one. */
const FRIENDS_BY_FOLDER: Readonly<Record<string, readonly string[]>> = {
  'src/shared/result': [],
  'src/shared/profiling': [],
  'src/shared/async': ['src/shared/result'],
  'src/shared/money': ['src/shared/result'],
  'src/shared/addresses': [],
  'src/shared/market': ['src/shared/money', 'src/shared/result'],
  'src/shared/site': ['src/shared/result'],
  'src/shared/csv': [],
  'src/shared/contract': [
    'src/shared/csv',
    'src/shared/endpoints',
    'src/shared/market',
    'src/shared/money',
    'src/shared/result',
  ],
  'src/shared/endpoints': ['src/shared/site'],
  'src/shared/accounts': ['src/shared/endpoints', 'src/shared/site'],

  'src/workers/kit': ['src/shared'],
  'src/workers/quotes': ['src/shared', 'src/workers/kit'],
  'src/workers/gateway': ['src/shared', 'src/workers/kit'],
  'src/workers/files': ['src/shared'],

  // The keys of the texts, as types; the texts themselves are fetched.
  'src/app/i18n': ['src/shared', 'static/common-static'],
  'src/app/stores': ['src/shared'],
  'src/app/bridge': ['src/shared', 'src/app/stores'],
  'src/app/components': ['src/shared', 'src/app/i18n'],
  'src/app/notices': ['src/shared', 'src/app/components', 'src/app/i18n', 'src/app/stores'],
  'src/app/queries': ['src/shared', 'src/app/bridge', 'src/app/notices', 'src/app/stores'],
  'src/app/profiling': ['src/shared', 'src/app/bridge', 'src/app/components', 'src/app/stores'],
  'src/app/records': [
    'src/shared',
    'src/app/bridge',
    'src/app/components',
    'src/app/i18n',
    'src/app/notices',
    'src/app/queries',
    'src/app/stores',
  ],
  'src/app/layout': [
    'src/shared',
    'src/app/bridge',
    'src/app/components',
    'src/app/i18n',
    'src/app/notices',
    'src/app/profiling',
    'src/app/queries',
    'src/app/stores',
  ],
  'src/app/screens': [
    'src/shared',
    'src/app/bridge',
    'src/app/components',
    'src/app/i18n',
    'src/app/notices',
    'src/app/queries',
    'src/app/records',
    'src/app/stores',
  ],
  // What runs before the first render knows all parts that it starts.
  'src/app/start': ['src/app', 'src/shared'],

  // Every component in every state; for development only.
  gallery: ['src/app', 'src/shared'],

  // Served as they are: no build is there to bring them anything else.
  'static/common-static/shell': [],

  sandbox: ['src/shared'],
  scripts: ['sandbox', 'src/shared'],
  bench: ['sandbox', 'scripts', 'src'],
  tests: [
    'bench',
    'gallery',
    'sandbox',
    'scripts',
    'src',
    'static/common-static',
    'vite.config.ts',
    'index.html?raw',
    'package.json',
  ],
  'vite.config.ts': ['scripts', 'tests/support'],
};

/** Files right below these know all parts of their thread: the start-up and the table of routes. */
const COMPOSERS = ['src/app'];

const STAGE = /^(src\/workers\/(?!kit\/)\w+)\/(\w+)\//;
const SCREEN = /^src\/app\/screens\/(\w+)\//;

/** Whether a file of the project may import another one (design.md section 2). */
export function mayImport(from: string, to: string): boolean {
  if (COMPOSERS.includes(folderOf(from))) {
    return ['src/app', 'src/shared', 'gallery'].some((folder) => isBelow(to, folder));
  }
  const [, worker, stage] = STAGE.exec(from) ?? [];
  // Stages don't know each other: only the composer, right below the worker's folder, knows their order.
  if (worker !== undefined && isBelow(to, worker)) return isBelow(to, `${worker}/${stage}`) || isPolicy(to);
  const [, screen] = SCREEN.exec(from) ?? [];
  if (screen !== undefined && isBelow(to, 'src/app/screens')) return isBelow(to, `src/app/screens/${screen}`);
  const folder = Object.keys(FRIENDS_BY_FOLDER).find((candidate) => isBelow(from, candidate));
  if (folder === undefined) return false;
  return [folder, ...(FRIENDS_BY_FOLDER[folder] ?? [])].some((friend) => isBelow(to, friend));
}

function isBelow(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`);
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}

/** A worker's constants: no order in them. */
function isPolicy(path: string): boolean {
  return /^src\/workers\/\w+\/policy\.ts$/.test(path);
}

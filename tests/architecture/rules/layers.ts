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

  'src/app/format': ['src/shared'],
  // The keys of the texts, as types; the texts themselves are fetched.
  'src/app/i18n': ['src/shared', 'static/common-static'],
  'src/app/navigation': ['src/shared'],
  'src/app/session': ['src/shared', 'src/app/bridge', 'src/app/stores'],
  'src/app/amounts': ['src/shared', 'src/app/format'],
  'src/app/components': ['src/shared', 'src/app/amounts', 'src/app/format', 'src/app/forms', 'src/app/i18n'],
  'src/app/stores': ['src/shared', 'src/app/format'],
  'src/app/bridge': ['src/shared', 'src/app/stores'],
  'src/app/monitoring': ['src/shared'],
  'src/app/errors': ['src/shared', 'src/app/i18n', 'src/app/monitoring', 'src/app/stores'],
  'src/app/queries': ['src/shared', 'src/app/bridge', 'src/app/errors', 'src/app/stores'],
  'src/app/records': [
    'src/shared',
    'src/app/bridge',
    'src/app/navigation',
    'src/app/queries',
    'src/app/stores',
  ],
  'src/app/ticket': ['src/shared', 'src/app/bridge', 'src/app/i18n', 'src/app/stores'],
  'src/app/market': ['src/shared', 'src/app/bridge', 'src/app/stores'],
  'src/app/limitOrders': [
    'src/shared',
    'src/app/components',
    'src/app/format',
    'src/app/i18n',
    'src/app/ticket',
  ],
  'src/app/conversions': [
    'src/shared',
    'src/app/bridge',
    'src/app/components',
    'src/app/errors',
    'src/app/format',
    'src/app/i18n',
    'src/app/queries',
    'src/app/records',
  ],
  'src/app/profiling': ['src/shared', 'src/app/bridge', 'src/app/stores', 'src/app/format'],
  'src/app/forms': ['src/shared'],
  'src/app/shortcuts': ['src/app/stores'],
  'src/app/notices': ['src/shared', 'src/app/stores', 'src/app/i18n'],
  'src/app/layout': [
    'src/shared',
    'src/app/shortcuts',
    'src/app/bridge',
    'src/app/queries',
    'src/app/errors',
    'src/app/stores',
    'src/app/session',
    'src/app/format',
    'src/app/i18n',
    'src/app/navigation',
    'src/app/components',
    'src/app/profiling',
  ],
  // The two-amount ticket that instant conversions and block trades share.
  'src/app/convert': [
    'src/shared',
    'src/app/amounts',
    'src/app/bridge',
    'src/app/components',
    'src/app/errors',
    'src/app/format',
    'src/app/i18n',
    'src/app/market',
    'src/app/navigation',
    'src/app/queries',
    'src/app/session',
    'src/app/shortcuts',
    'src/app/stores',
    'src/app/ticket',
  ],
  // What the screens of block trades share (screens.md 1.6 to 1.8).
  'src/app/block': [
    'src/shared',
    'src/app/amounts',
    'src/app/components',
    'src/app/convert',
    'src/app/format',
    'src/app/i18n',
    'src/app/market',
    'src/app/notices',
    'src/app/queries',
    'src/app/records',
    'src/app/stores',
  ],
  'src/app/screens': [
    'src/shared',
    'src/app/block',
    'src/app/amounts',
    'src/app/shortcuts',
    'src/app/bridge',
    'src/app/queries',
    'src/app/records',
    'src/app/errors',
    'src/app/stores',
    'src/app/session',
    'src/app/format',
    'src/app/forms',
    'src/app/i18n',
    'src/app/navigation',
    'src/app/notices',
    'src/app/components',
    'src/app/ticket',
    'src/app/market',
    'src/app/convert',
    'src/app/conversions',
    'src/app/limitOrders',
  ],

  // Served as they are: no build is there to bring them anything else.
  'static/common-static/shell': [],

  sandbox: ['src/shared'],
  scripts: ['sandbox', 'src/shared'],
  bench: ['sandbox', 'scripts', 'src'],
  tests: [
    'bench',
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
  if (COMPOSERS.includes(folderOf(from))) return isBelow(to, 'src/app') || isBelow(to, 'src/shared');
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

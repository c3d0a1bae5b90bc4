import { findNodes, isNode, nodesOutsideFunctions, textOf } from '../source/ast.ts';
import { lineOf } from '../source/lineOf.ts';
import { readGlobals } from '../source/readGlobals.ts';
import type { Project } from '../source/readProject.ts';
import { WORKER_ENTRY } from './importRules.ts';
import type { Violation } from './violation.ts';

/** What makes a result differ from one run to the next, or reaches outside; it is injected instead. */
const EFFECTS = [
  'Date.now',
  'new Date',
  'Math.random',
  'crypto',
  'performance',
  'console',
  'setTimeout',
  'setInterval',
  'clearTimeout',
  'clearInterval',
  'queueMicrotask',
  'navigator',
  'location',
  'fetch',
  'WebSocket',
  'XMLHttpRequest',
  'BroadcastChannel',
  'indexedDB',
  'caches',
];

/** Where an effect may stand after all: where it is handed in, or where it is what the file is for. */
const EFFECT_EXCEPTIONS: readonly { readonly path: RegExp; readonly effects: readonly string[] }[] = [
  { path: WORKER_ENTRY, effects: EFFECTS },
  // Composers time the stages they call; a span needs no injected clock, since nothing depends on it.
  { path: /^src\/workers\/\w+\/create\w+\.ts$/, effects: ['performance'] },
  { path: /^src\/workers\/kit\/workerLog\.ts$/, effects: ['console'] },
  {
    path: /^src\/shared\/async\/clock\.ts$/,
    effects: ['Date.now', 'performance', 'setTimeout', 'clearTimeout'],
  },
  { path: /^src\/shared\/async\/locks\.ts$/, effects: ['console'] },
  { path: /^src\/shared\/profiling\/trackMeasure\.ts$/, effects: ['performance'] },
  { path: /^src\/shared\/contract\/ids\.ts$/, effects: ['crypto'] },
];

/** What only a page has; the types of tsconfig.workers.json say so too, but not of src/shared. */
const PAGE_GLOBALS = [
  'document',
  'window',
  'localStorage',
  'sessionStorage',
  'alert',
  'requestAnimationFrame',
];

/** Ways to the network and to other threads. The page has one: its bridge (design.md section 1). */
const CHANNELS = [
  'fetch',
  'WebSocket',
  'XMLHttpRequest',
  'EventSource',
  'Worker',
  'SharedWorker',
  'ComlinkWorker',
  'ComlinkSharedWorker',
  'BroadcastChannel',
  'navigator.sendBeacon',
  'navigator.locks',
];
/** Channels of their own. */
const OTHER_CHANNELS = [
  // What monitoring records is to go out when the page, and perhaps its workers, end.
  { path: 'src/app/start/monitoring/createMonitor.ts', channel: 'navigator.sendBeacon' },
  // Texts are files of the page, like its scripts; without them it could not even say that the workers are missing.
  { path: 'src/app/start/startTranslations.ts', channel: 'fetch' },
];

/** Stores and the folder or file that alone may write them (design.md section 2: one writer each). */
const WRITER_BY_STORE: Readonly<Record<string, string>> = {
  quoteStore: 'src/app/bridge/',
  connectionStore: 'src/app/bridge/',
  sessionStore: 'src/app/bridge/',
  changeStore: 'src/app/bridge/',
  globalStore: 'src/app/stores/globalStore.ts',
  preferencesStore: 'src/app/stores/preferencesStore.ts',
  columnStore: 'src/app/stores/columnStore.ts',
  noticeStore: 'src/app/stores/noticeStore.ts',
  reminderStore: 'src/app/stores/createReminders.ts',
  quoteTrailStore: 'src/app/stores/quoteTrailStore.ts',
  translationStore: 'src/app/i18n/createTranslations.ts',
  rateFlipStore: 'src/app/stores/rateFlips.ts',
  keptTestsStore: 'src/app/storage/testAmounts.ts',
  typedStore: 'src/app/stores/typedStore.ts',
  jobSetStore: 'src/app/features/exportJobs/createJobFollower.ts',
  deletionStore: 'src/app/screens/withdraw/addresses/deletions.ts',
  presetStore: 'src/app/screens/statements/exportStatement/presets/presetStore.ts',
};

/** Clock, randomness, socket, locks and log are injected into everything behind a worker's entry. */
export function findEffects(project: Project): Violation[] {
  return eachGlobal(project, isOffPage, (name, path) => {
    const effect = EFFECTS.find((candidate) => isPartOf(candidate, name));
    const isExcepted = EFFECT_EXCEPTIONS.some(
      (exception) => exception.path.test(path) && effect !== undefined && exception.effects.includes(effect),
    );
    return effect === undefined || isExcepted ? undefined : `uses ${name}, which has to be injected`;
  });
}

export function findPageGlobals(project: Project): Violation[] {
  return eachGlobal(project, isOffPage, (name) =>
    PAGE_GLOBALS.some((candidate) => isPartOf(candidate, name))
      ? `uses ${name}, which workers don't have`
      : undefined,
  );
}

export function findOtherChannels(project: Project): Violation[] {
  const isPage = (path: string): boolean =>
    path.startsWith('src/app/') && !path.startsWith('src/app/bridge/');
  return eachGlobal(project, isPage, (name, path) => {
    const channel = CHANNELS.find((candidate) => isPartOf(candidate, name));
    const isExcepted = OTHER_CHANNELS.some((other) => channel === other.channel && path === other.path);
    return channel === undefined || isExcepted ? undefined : `uses ${name} outside of the bridge`;
  });
}

/** `someStore.setState(…)` outside of the store's one writer; a store without a row has none yet. */
export function findOtherWriters(project: Project): Violation[] {
  return [...project.values()].flatMap(({ path, text, program }) => {
    if (!path.startsWith('src/app/')) return [];
    return findNodes(program, 'CallExpression').flatMap(({ callee, start }) => {
      if (!isNode(callee) || textOf(callee.property) !== 'setState') return [];
      const store = textOf(callee.object) ?? '';
      const writer = WRITER_BY_STORE[store];
      const isWriter = writer !== undefined && path.startsWith(writer);
      return isWriter ? [] : [`${path}:${lineOf(text, start)} writes ${store}, which has another writer`];
    });
  });
}

/** An entry that awaits before it exposes its API misses the message of the tab that started it. */
export function findTopLevelAwaits(project: Project): Violation[] {
  return [...project.values()].flatMap(({ path, text, program }) => {
    if (!isOffPage(path)) return [];
    const body = Array.isArray(program.body) ? program.body.filter(isNode) : [];
    return body.flatMap((statement) =>
      nodesOutsideFunctions(statement)
        .filter(({ type, await: isForAwait }) => type === 'AwaitExpression' || isForAwait === true)
        .map(({ start }) => `${path}:${lineOf(text, start)} awaits at the top level`),
    );
  });
}

function isOffPage(path: string): boolean {
  return path.startsWith('src/workers/') || path.startsWith('src/shared/');
}

/** "navigator.locks.request" is part of "navigator.locks" and of "navigator". */
function isPartOf(whole: string, name: string): boolean {
  return name === whole || name.startsWith(`${whole}.`);
}

function eachGlobal(
  project: Project,
  concerns: (path: string) => boolean,
  judge: (name: string, path: string) => string | undefined,
): Violation[] {
  const found = [...project.values()].flatMap((module) => {
    if (!concerns(module.path)) return [];
    return readGlobals(module).flatMap(({ name, line }) => {
      const fault = judge(name, module.path);
      return fault === undefined ? [] : [`${module.path}:${line} ${fault}`];
    });
  });
  return [...new Set(found)];
}

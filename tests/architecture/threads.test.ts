import { describe, expect, test } from 'vitest';
import {
  findEffects,
  findOtherChannels,
  findOtherWriters,
  findPageGlobals,
  findTopLevelAwaits,
} from './rules/threadRules.ts';
import { projectOf, readProject } from './source/readProject.ts';

const project = readProject();
const STAGE = 'src/workers/quotes/decode/a.ts';

describe('the source tree', () => {
  test('injects clock, randomness, socket, locks and log into everything behind an entry', () => {
    expect(findEffects(project)).toEqual([]);
  });

  test('uses nothing of a page in workers and in the shared layer', () => {
    expect(findPageGlobals(project)).toEqual([]);
  });

  test('reaches the network and other threads from the page by the bridge only', () => {
    expect(findOtherChannels(project)).toEqual([]);
  });

  test('has one writer for each store', () => {
    expect(findOtherWriters(project)).toEqual([]);
  });

  test('awaits nothing at the top level of what a worker loads', () => {
    expect(findTopLevelAwaits(project)).toEqual([]);
  });
});

describe('an effect is found', () => {
  const cases: [what: string, text: string, name: string][] = [
    ['a time of day', 'const at = Date.now();', 'Date.now'],
    ['a time of day by object', 'const at = new Date();', 'new Date'],
    ['a time of day handed on', 'const read = Date.now;', 'Date.now'],
    ['a timer', 'setTimeout(() => undefined, 5);', 'setTimeout'],
    ['a timer by its global object', 'globalThis.setTimeout(() => undefined, 5);', 'setTimeout'],
    ['a socket', "const socket = new WebSocket('wss://x');", 'WebSocket'],
    ['locks', 'const held = navigator.locks.request;', 'navigator.locks'],
    ['the console', "console.warn('x');", 'console.warn'],
    ['randomness', 'const x = { y: [Math.random()] };', 'Math.random'],
    ['a request behind a cast', "const x = (fetch as unknown)('/x');", 'fetch'],
  ];

  test.each(cases)('%s', (_what, text, name) => {
    expect(findEffects(projectOf({ [STAGE]: text }))).toEqual([
      `${STAGE}:1 uses ${name}, which has to be injected`,
    ]);
  });
});

describe('no effect is found', () => {
  const cases: [what: string, path: string, text: string][] = [
    ['where it is injected', STAGE, 'export const f = (setTimeout: () => void) => setTimeout();'],
    ['where it is taken from an argument', STAGE, 'export const f = ({ fetch }: X) => fetch();'],
    ['in a property of that name', STAGE, 'export const f = (a: X) => ({ console: a.navigator });'],
    ['in a type', STAGE, 'export type S = Pick<WebSocket, "send">; export const f = (a: Console) => a;'],
    ['in words', STAGE, '// Date.now()\nexport const text = "Date.now()";'],
    ['in a date made of a time', STAGE, 'export const f = (ms: number) => new Date(ms);'],
    ["in a worker's entry", 'src/workers/quotes/index.ts', 'export const now = Date.now();'],
    ['in a span of a composer', 'src/workers/quotes/createHub.ts', 'export const at = performance.now();'],
    ['on the page', 'src/app/components/format/dates.ts', 'export const at = Date.now();'],
  ];

  test.each(cases)('%s', (_what, path, text) => {
    expect(findEffects(projectOf({ [path]: text }))).toEqual([]);
  });
});

test("a page's globals are found in a worker", () => {
  const text = 'export const title = document.title;\nlocalStorage.clear();\nwindow.alert;';
  expect(findPageGlobals(projectOf({ [STAGE]: text }))).toEqual([
    `${STAGE}:1 uses document.title, which workers don't have`,
    `${STAGE}:2 uses localStorage.clear, which workers don't have`,
    `${STAGE}:3 uses alert, which workers don't have`,
  ]);
});

test('a second channel to the network is found on the page', () => {
  const text = "void fetch('/x-api');\nnew ComlinkWorker(x);\nvoid navigator.locks.query();";
  expect(findOtherChannels(projectOf({ 'src/app/screens/a/A.tsx': text }))).toEqual([
    'src/app/screens/a/A.tsx:1 uses fetch outside of the bridge',
    'src/app/screens/a/A.tsx:2 uses ComlinkWorker outside of the bridge',
    'src/app/screens/a/A.tsx:3 uses navigator.locks outside of the bridge',
  ]);
  expect(findOtherChannels(projectOf({ 'src/app/bridge/a.ts': text }))).toEqual([]);
});

test('a second writer of a store is found', () => {
  const text = 'quoteStore.setState({});\nnewStore.setState({});';
  expect(findOtherWriters(projectOf({ 'src/app/screens/a/A.tsx': text }))).toEqual([
    'src/app/screens/a/A.tsx:1 writes quoteStore, which has another writer',
    'src/app/screens/a/A.tsx:2 writes newStore, which has another writer',
  ]);
});

test('an await at the top level is found, and one in a function is not', () => {
  const text =
    'export const a = async () => await b;\nexport const c = await b;\nfor await (const d of e) d;';
  expect(findTopLevelAwaits(projectOf({ [STAGE]: text }))).toEqual([
    `${STAGE}:2 awaits at the top level`,
    `${STAGE}:3 awaits at the top level`,
  ]);
});

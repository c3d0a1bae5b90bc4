import { describe, expect, test } from 'vitest';
import { findConstructionFaults, findContractGaps } from './rules/contractRules.ts';
import { projectOf, readProject } from './source/readProject.ts';

const project = readProject();

const CONTRACT = {
  'src/shared/contract/workerApi.ts': 'export interface WorkerApi { readonly bye: () => void }',
  'src/shared/contract/quotesApi.ts':
    'export interface QuotesApi extends WorkerApi { readonly hello: () => void; retry(): void }',
};
const ENTRY = 'src/workers/quotes/index.ts';
const CONSTRUCTIONS = 'src/app/bridge/constructWorkers.ts';

describe('the workers', () => {
  test('expose exactly what their contracts declare', () => {
    expect(findContractGaps(project)).toEqual([]);
  });

  test('are constructed in both kinds, in a form that vite-plugin-comlink understands', () => {
    expect(findConstructionFaults(project)).toEqual([]);
  });
});

describe('a gap between contract and worker is found', () => {
  const cases: [what: string, text: string, gaps: string[]][] = [
    [
      'when nothing is missing there is none',
      'export const hello = a, retry = b; export function bye() {}',
      [],
    ],
    ['a method that is missing', 'export const hello = a, bye = b;', [`${ENTRY} lacks retry of QuotesApi`]],
    [
      'a method of both workers that is missing',
      'export const hello = a, retry = b;',
      [`${ENTRY} lacks bye of QuotesApi`],
    ],
    [
      'an export that is no method',
      'export const hello = a, retry = b, bye = c, epoch = d;',
      [`${ENTRY} exposes epoch, which QuotesApi doesn't have`],
    ],
    [
      'an export by another way',
      'const x = 1; export const hello = a, retry = b, bye = c; export { x };',
      [`${ENTRY} exposes something that this rule can't compare`],
    ],
  ];

  test.each(cases)('%s', (_what, text, gaps) => {
    expect(findContractGaps(projectOf({ ...CONTRACT, [ENTRY]: text }))).toEqual(gaps);
  });

  test('a worker without a contract', () => {
    expect(findContractGaps(projectOf({ ...CONTRACT, 'src/workers/files/index.ts': '' }))).toEqual([
      'src/workers/files/index.ts has no contract named FilesApi',
    ]);
  });
});

describe('a construction is refused', () => {
  const construct = (kind: string, options: string): string =>
    `new ${kind}(new URL('../../workers/quotes/index.ts', import.meta.url), ${options});`;
  const both = (options: string): string =>
    `${construct('ComlinkSharedWorker', options)}\n${construct('ComlinkWorker', options)}`;
  const find = (text: string): string[] =>
    findConstructionFaults(projectOf({ [ENTRY]: '', [CONSTRUCTIONS]: text }));

  test('not when it is whole', () => {
    expect(find(both("{ type: 'module', name: 'quotes' }"))).toEqual([]);
  });

  test.each([
    ['without its type', "{ name: 'quotes' }"],
    ['without its name', "{ type: 'module' }"],
    ['with options that are no literals', "{ type: 'module', name: `quotes` }"],
  ])('%s', (_what, options) => {
    expect(find(both(options))).toEqual([
      `${CONSTRUCTIONS}:1 lacks type 'module' or name 'quotes'`,
      `${CONSTRUCTIONS}:2 lacks type 'module' or name 'quotes'`,
    ]);
  });

  test('for a worker that has no dedicated one to fall back to', () => {
    expect(find(construct('ComlinkSharedWorker', "{ type: 'module', name: 'quotes' }"))).toEqual([
      `${CONSTRUCTIONS} lacks new ComlinkWorker quotes`,
    ]);
  });
});

import { describe, expect, test } from 'vitest';
import type { AppErrorKind } from '#shared/result/appError.ts';
import { findNodes, isNode, textOf } from '#tests/architecture/source/ast.ts';
import { parseModule } from '#tests/architecture/source/parseModule.ts';
import { listFiles, readText } from '#tests/architecture/source/readProject.ts';

const source = readText('static/common-static/sluice/project/release/inverse-error-code/en.json');
const textByCode: Readonly<Record<string, string>> = JSON.parse(source);

const hasText = (code: string | number): boolean => Object.hasOwn(textByCode, String(code));

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** product.md sections 5, 6 and 8; 50016 is the message key of everything that went wrong on the way. */
const CATALOGUE = [10007, 33003, 10009, 10024, 1007, 1008, 9000001, 79992, 50001, 42039, 10031, 50016];
const REPORTED_SIGNATURES = [79990, 79991, 79993];

/** The ranges of screens.md 0.2: travel rule and transfers. */
const RANGES = [...range(131067, 131074), ...range(131202, 131217)];

/** Codes of screens.md 0.2 that an exchange may answer and the sandbox has no reason to. */
const ELSEWHERE = [131086, 131087, 131229, 700010, 700022, 790001];

/** Errors of these kinds never reach a user, nor does the end of a call that has no caller any more (presentationOf). */
const SILENT_KINDS: readonly AppErrorKind[] = ['session', 'call', 'socket', 'frame', 'link'];
const ABORTED = 'worker/aborted';
const WRITTEN_KINDS: readonly AppErrorKind[] = ['worker', 'app', 'input', 'http', 'signature', 'payload'];

describe('the English texts of error codes', () => {
  test.each([...CATALOGUE, ...REPORTED_SIGNATURES])('say what %d of the product is', (code) => {
    expect(hasText(code)).toBe(true);
  });

  test.each(ELSEWHERE)('say what %d is, although the sandbox never answers it', (code) => {
    expect(hasText(code)).toBe(true);
  });

  test('say every number of the ranges by itself', () => {
    expect(RANGES.filter((code) => !hasText(code))).toEqual([]);
    expect(new Set(RANGES.map((code) => textByCode[code])).size).toBe(RANGES.length);
  });

  test('say every code that the sandbox answers', () => {
    const answered = codesOfSandbox();
    // One of each way in which the sandbox writes them: an argument, a table, a union, a constant.
    expect(answered).toEqual(expect.arrayContaining([10007, 132006, 131073, 131212, 790000]));
    expect(answered.filter((code) => !hasText(code))).toEqual([]);
  });

  test('say every error of ours that a user may read, and none that is gone', () => {
    const own = codesOfOurs();
    const shown = own.filter((code) => code !== ABORTED && !SILENT_KINDS.some((kind) => isOf(kind, code)));
    expect(shown).toContain('payload/result');
    const written = Object.keys(textByCode).filter((code) => code.includes('/'));
    expect(written.toSorted()).toEqual(shown.toSorted());
  });

  test('are keyed so that i18next looks for no path in them', () => {
    expect(Object.keys(textByCode).filter((code) => !/^\d+$|^[a-z]+\/[a-z-]+$/.test(code))).toEqual([]);
  });

  test('stand in the order of their numbers, then of their names', () => {
    const keys = [...source.matchAll(/^ {2}"([^"]+)": /gm)].map(([, key = '']) => key);
    const numbers = keys.filter((key) => /^\d+$/.test(key)).map(Number);
    const names = keys.filter((key) => !/^\d+$/.test(key));
    expect(keys).toEqual([...numbers.toSorted((one, other) => one - other).map(String), ...names.toSorted()]);
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('are whole sentences without code numbers, placeholders or raised voices', () => {
    const isPlain = (text: string): boolean =>
      /^[A-Z][^!{}$]*\.$/.test(text) && !/\d{4,}|oops|sorry/i.test(text) && text === text.trim();
    expect(Object.entries(textByCode).filter(([, text]) => !isPlain(text))).toEqual([]);
  });

  test('never ask to repeat what got no answer', () => {
    const unanswered = ['50016', '9000001', '1007', '1008', 'worker/timeout', 'worker/gone', 'http/network'];
    const asking = unanswered.filter((code) => /try again|re-?try|once more/i.test(textByCode[code] ?? ''));
    expect(asking).toEqual([]);
  });
});

/** Numbers that nothing but codes of screens.md 0.2 have in this project, wherever they are written. */
function isCode(number: number): boolean {
  return (
    (number >= 131_000 && number < 140_000) ||
    (number >= 700_000 && number < 701_000) ||
    (number >= 790_000 && number < 791_000)
  );
}

/** What calls are refused with: the first argument of `refuse`, and all numbers that can only be codes. */
function codesOfSandbox(): number[] {
  const found = programsOf('sandbox').flatMap((program) => {
    const literals = findNodes(program, 'Literal').map(numberOf);
    const refused = findNodes(program, 'CallExpression')
      .filter(({ callee }) => textOf(callee) === 'refuse')
      .map(({ arguments: given }) => (Array.isArray(given) ? numberOf(given[0]) : undefined));
    return [...literals.filter((number) => number !== undefined && isCode(number)), ...refused];
  });
  return [...new Set(found)].filter((number) => number !== undefined);
}

function codesOfOurs(): string[] {
  const kinds: readonly AppErrorKind[] = [...WRITTEN_KINDS, ...SILENT_KINDS];
  const texts = programsOf('src').flatMap((program) => findNodes(program, 'Literal').map(textOf));
  const codes = texts.filter((text) => text !== undefined && kinds.some((kind) => isOf(kind, text)));
  return [...new Set(codes)].filter((code) => code !== undefined);
}

function isOf(kind: AppErrorKind, text: string): boolean {
  return text.startsWith(`${kind}/`) && /^[a-z]+\/[a-z-]+$/.test(text);
}

function programsOf(folder: string) {
  return listFiles(folder)
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => parseModule(path, readText(path)).program);
}

function numberOf(node: unknown): number | undefined {
  return isNode(node) && typeof node.value === 'number' ? node.value : undefined;
}

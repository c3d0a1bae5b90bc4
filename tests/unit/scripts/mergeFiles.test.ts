import { describe, expect, test } from 'vitest';
import { type MergeOptions, mergeFiles, type PackedFile } from '../../../scripts/packing/mergeFiles.ts';

/** Two visits; the second bit is the second one. */
const [FIRST, SECOND, BOTH] = [0b01, 0b10, 0b11];

const file = (name: string, needs: number, size = 100): PackedFile => ({
  ...{ modules: [name], size, needs, mayNeed: 0 },
});
const options = (imports: Readonly<Record<string, readonly string[]>> = {}): MergeOptions => ({
  weights: [1, 1],
  laterWeight: 0.2,
  requestSize: 1_000,
  importsOf: (id) => imports[id] ?? [],
});
const modulesOf = (files: readonly PackedFile[]): string[] =>
  files.map(({ modules }) => modules.toSorted().join('+')).toSorted();

describe('files of a build', () => {
  test('that the same visits need become one', () => {
    const merged = mergeFiles([file('a', BOTH), file('b', BOTH), file('c', FIRST)], options());
    expect(modulesOf(merged)).toEqual(['a+b+c']);
  });

  test('stay apart where a visit would load more than a request is worth', () => {
    const merged = mergeFiles([file('a', BOTH), file('large', FIRST, 5_000)], options());
    expect(modulesOf(merged)).toEqual(['a', 'large']);
  });

  test('that no visit needs together stay apart', () => {
    expect(mergeFiles([file('a', FIRST), file('b', SECOND)], options())).toHaveLength(2);
  });

  test('are not merged where one of the others would import the new one and be imported by it', () => {
    // The large one stands between the two.
    const files = [file('top', FIRST), file('large', FIRST, 90_000), file('bottom', BOTH)];
    const between = options({ top: ['large'], large: ['bottom'] });
    const heavy: MergeOptions = { ...between, requestSize: 50 };
    expect(modulesOf(mergeFiles(files, heavy))).not.toContain('bottom+top');
  });

  test('that a visit may need later weigh less on it than those it needs', () => {
    const later: PackedFile = { modules: ['dialog'], size: 3_000, needs: FIRST, mayNeed: SECOND };
    expect(modulesOf(mergeFiles([file('a', BOTH), later], { ...options(), weights: [8, 1] }))).toEqual([
      'a+dialog',
    ]);
    const never: PackedFile = { ...later, mayNeed: 0, size: 9_000 };
    expect(mergeFiles([file('a', BOTH), never], { ...options(), weights: [8, 1] })).toHaveLength(2);
  });
});

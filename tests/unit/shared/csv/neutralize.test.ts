import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeCsv } from '#sandbox/calls/files/writers/writeCsv.ts';
import { createCsvFile } from '#shared/csv/createCsvFile.ts';
import { neutralize } from '#shared/csv/neutralize.ts';

/** Full-width and small forms, and what may stand before them unseen. */
const SIGNS = ['=', '+', '-', '@', '＝', '＋', '－', '＠', '﹦', '﹢', '﹣', '﹫'];
const BEFORE = [
  '',
  ' ',
  '\u00a0',
  '\u3000',
  '\ufeff',
  '\u200b',
  '\u200e',
  '\u202e',
  '\u2060',
  '\u0301',
  ' \u00ad ',
];

describe('Text that a spreadsheet would run', () => {
  test.each(SIGNS)('is text again with %j before it, whatever stands unseen before that', (sign) => {
    for (const before of BEFORE) {
      const cell = `${before}${sign}SUM(A1)`;
      expect(neutralize(cell)).toBe(`'${cell}`);
    }
  });

  test.each(['\tx', '\rx', '\nx', '-', '-1-1', '-1e5', ' -5', '+5'])('is text again: %j', (cell) => {
    expect(neutralize(cell)).toBe(`'${cell}`);
  });
});

test.each([
  ['a;=1+1', "a;'=1+1"],
  ['a\n@x', "a\n'@x"],
  ['a\r\n =x;b', "a\r\n' =x;b"],
  ['a\t＋1', "a\t'＋1"],
  ['=1;-2;3', "'=1;'-2;3"],
])(
  'Text of which a spreadsheet with another separator would run a part is text again: %j',
  (cell, written) => {
    expect(neutralize(cell)).toBe(written);
  },
);

test.each([
  'a;b',
  'one\ntwo',
  '',
  '-1',
  '-0.5',
  '-120000.000000000000000001',
  '0',
  '12',
  'plain',
  "'quoted",
  ' plain',
  'a=b',
  'x@y.example',
])('What is no formula stays as it is: %j', (cell) => {
  expect(neutralize(cell)).toBe(cell);
});

test('The page and the exchange write the same cell, whatever the text', async () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc
      .tuple(fc.constantFrom(...BEFORE), fc.constantFrom(...SIGNS), fc.string())
      .map((parts) => parts.join('')),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1 }), async (cells) => {
      const file = createCsvFile([
        { title: 'Note', kind: 'text' },
        { title: 'End', kind: 'text' },
      ]);
      file.add(cells.map((cell) => [cell, '.']));
      const columns = [
        { title: 'Note', kind: 'text' as const },
        { title: 'End', kind: 'text' as const },
      ];
      const main = { title: 'Rows', columns, rows: cells.map((cell) => [cell, '.']) };
      const exchange = writeCsv({ title: 'File', facts: [], main, summaries: [], timezone: 'UTC' });
      const page = new Uint8Array(await file.toBlob().arrayBuffer());
      expect(new TextDecoder().decode(exchange)).toBe(new TextDecoder().decode(page));
    }),
    { numRuns: 30 },
  );
});

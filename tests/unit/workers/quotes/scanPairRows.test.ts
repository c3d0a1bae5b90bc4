import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSymbol } from '#shared/market/symbol.ts';
import { decodeFrame } from '#workers/quotes/decode/decodeFrame.ts';
import { listPairRows, listValues } from '#workers/quotes/decode/rowList.ts';
import { scanPairRows } from '#workers/quotes/decode/scanPairRows.ts';
import { readRow } from '#workers/quotes/pairRow.ts';

const HEAD =
  '{"topic":"slowBroker","id":"a","params":{"binary":true},"f":true,"sendTime":1,"shared":false,"data":';
const ROW = '{"t":17,"s":"BTCUSDT","sn":"BTC/USDT","c":"97000.10","h":1e5,"v":-0.5E-7,"m":null,"e":true}';
const frame = (...rows: readonly string[]): string => `${HEAD}[${rows.join(',')}]}`;

function parse(text: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

function pairOf(row: unknown): string | undefined {
  const symbol = typeof row === 'object' && row !== null ? (row as { readonly s?: unknown }).s : undefined;
  return isSymbol(symbol) ? symbol : undefined;
}

interface DataFrame {
  readonly topic: string;
  readonly f?: boolean;
  readonly data: readonly unknown[];
}

/** design.md section 3; a login is one even with rows. */
function isDataFrame(json: unknown): json is DataFrame {
  const { topic, id, f, data, code } = (json ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof topic !== 'string' || !Array.isArray(data)) return false;
  if (!['undefined', 'string'].includes(typeof (id ?? undefined))) return false;
  return ['undefined', 'boolean'].includes(typeof f) && (topic !== 'login' || code === undefined);
}

/** Whatever the text is: it has the rows that JSON.parse finds there, or is refused where JSON.parse refuses it. */
function expectAsParsed(text: string): void {
  const json = parse(text);
  const decoded = decodeFrame(text);
  if (json === undefined) {
    expect(decoded).toMatchObject({ ok: false, error: { code: 'frame/not-json' } });
  } else if (isDataFrame(json.value)) {
    const { topic, f, data } = json.value;
    if (!decoded.ok || decoded.value.type !== 'data') throw new Error('It has no rows.');
    expect(decoded.value).toMatchObject({ topic, full: f === true });
    expect(JSON.stringify(listValues(decoded.value.rows))).toBe(JSON.stringify(data));
    expect(
      JSON.stringify(listPairRows(decoded.value.rows).map(({ symbol, row }) => [symbol, readRow(row)])),
    ).toBe(JSON.stringify(data.flatMap((row) => (pairOf(row) === undefined ? [] : [[pairOf(row), row]]))));
  } else expect(decoded.ok && decoded.value.type === 'data').toBe(false);
}

test('the rows of a frame as servers write it are taken out as they stand there', () => {
  const other = ROW.replace('BTCUSDT', 'ETHUSDT');
  expect(scanPairRows(frame(ROW, other))).toEqual({
    rows: [
      { symbol: 'BTCUSDT', row: ROW },
      { symbol: 'ETHUSDT', row: other },
    ],
    rest: frame(),
  });
});

describe('has the rows that JSON.parse finds:', () => {
  test.each([
    ['two symbols in a row', frame('{"s":"A","s":"B"}')],
    ['two symbols, the second of another kind', frame('{"s":"A","s":7}')],
    ['a symbol whose name is escaped', frame(String.raw`{"s":"A","\u0073":"B"}`)],
    ['an escape in a text', frame(String.raw`{"s":"A","c":"1\u0030"}`)],
    ['a row in a row', frame('{"s":"A","x":{"s":"B"}}')],
    ['a list in a row', frame('{"s":"A","x":["},{",1]}')],
    ['white space', frame(' { "s" : "A" } ', '\n{"s":"B"}\t')],
    ['a row that is none', frame('{"s":"A"}', 'null', '7', '"{\\"s\\":\\"B\\"}"')],
    ['a row without a symbol', frame('{"s":"A"}', '{"c":"1"}', '{}')],
    ['a symbol of no pair', frame('{"s":"has space"}', `{"s":"${'X'.repeat(25)}"}`, '{"s":"B"}')],
    ['a prototype', frame('{"s":"A","__proto__":"x"}', '{"s":"B","constructor":null}')],
    [
      'more fields than any feed has',
      frame(`{"s":"A",${Array.from({ length: 99 }, (_, at) => `"k${at}":${at}`).join()}}`),
    ],
    ['an empty list', frame()],
    ['a second list', `${HEAD}[{"s":"A"}],"data":[{"s":"B"}]}`],
    ['a second, empty list', `${HEAD}[{"s":"A"}],"data":[]}`],
    ['an empty list before', `${HEAD}[],"data":[{"s":"B"}]}`],
    ['a list whose name is escaped after it', String.raw`${HEAD}[{"s":"A"}],"d\u0061ta":[{"s":"B"}]}`],
    [
      'a list whose name is escaped before it',
      String.raw`{"d\u0061ta":[],"topic":"t","x":{"data":[{"s":"B"}]}}`,
    ],
    ['a list in the parameters', '{"topic":"t","data":[],"params":{"data":[{"s":"A"}]}}'],
    ['a list in the parameters alone', '{"topic":"t","params":{"data":[{"s":"A"}]}}'],
    ['a name that ends so', String.raw`{"topic":"t","data":[],"a\"data":[{"s":"A"}]}`],
    ['a name that ends so alone', String.raw`{"topic":"t","a\"data":[{"s":"A"}]}`],
    ['a list in a text', String.raw`{"topic":"t","data":[],"x":"\"data\":[{\"s\":\"A\"}]"}`],
    ['a list in a list', '[{"topic":"t","data":[{"s":"A"}]}]'],
    ['a login with rows', '{"topic":"login","code":"0","data":[{"s":"A"}]}'],
    ['a comma too many', frame('{"s":"A"}', '')],
    ['a comma too many in a row', frame('{"s":"A",}')],
    ['a number with a leading zero', frame('{"s":"A","c":01}')],
    ['a number that ends early', frame('{"s":"A","c":1.}')],
    ['a control character', frame('{"s":"A","c":"\u0001"}')],
    ['a list that does not end', `${HEAD}[{"s":"A"}`],
    ['something after the end', `${frame('{"s":"A"}')}x`],
  ])('%s', (_, text) => expectAsParsed(text));

  test('any change to a frame of a few characters', () => {
    const part = fc.constantFrom(
      ...[
        '"',
        '\\',
        ',',
        ':',
        '{',
        '}',
        '[',
        ']',
        ' ',
        '\n',
        '0',
        '1',
        '-',
        '.',
        'e',
        's',
        'null',
        'true',
        '\u2028',
        '\ud800',
      ],
      ...[
        '"s":',
        '"s":"A"',
        ',"s":"B"',
        '"data":',
        '"data":[{',
        String.raw`\u0073`,
        '{}',
        '[]',
        '{"s":"C"}',
        '],"data":[',
      ],
    );
    const change = fc.record({
      at: fc.nat(),
      cut: fc.nat({ max: 8 }),
      put: fc.array(part, { maxLength: 3 }),
    });
    fc.assert(
      fc.property(fc.array(change, { minLength: 1, maxLength: 4 }), (changes) => {
        let text = frame(ROW, '{"s":"A","c":"1"}');
        for (const { at, cut, put } of changes) {
          const from = at % (text.length + 1);
          text = text.slice(0, from) + put.join('') + text.slice(from + cut);
        }
        expectAsParsed(text);
      }),
      { numRuns: 5_000 },
    );
  });
});

test.each([
  ['a text of 8 MB', `{"s":"A","c":"${'x'.repeat(8_000_000)}`],
  ['a number of 8 MB', `{"s":"A","c":${'1'.repeat(8_000_000)}`],
  ['a row of a million fields', `{"s":"A"${',"a":"b"'.repeat(1_000_000)}`],
  ['a million rows', `${'{"s":"A"},'.repeat(800_000)}{"s":"A"`],
  ['a symbol a million times', `{"s":"A"${',"s":"A"'.repeat(1_000_000)}`],
])('%s that does not end is refused in a moment', (_, rows) => {
  const startMs = performance.now();
  expect(decodeFrame(`${HEAD}[${rows}`)).toMatchObject({ ok: false, error: { code: 'frame/not-json' } });
  expect(performance.now() - startMs).toBeLessThan(2_000);
});

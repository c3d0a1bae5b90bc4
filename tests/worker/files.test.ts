import { describe, expect, test } from 'vitest';
import { type CsvWriter, openCsvWriter } from '#app/bridge/openCsvWriter.ts';
import { exportCsv } from '#app/features/recordList/exportCsv.ts';
import { ok, type Result } from '#shared/result/result.ts';
import { unwrap } from '#tests/support/unwrap.ts';

interface Row {
  readonly id: string;
  readonly atMs: number;
}

const START_MS = 1_800_000_000_000;
const COLUMNS = [
  { title: 'Id', kind: 'text' },
  { title: 'Time', kind: 'time' },
  { title: 'Amount', kind: 'decimal' },
] as const;

async function* rowsUpTo(count: number): AsyncGenerator<Result<Row>, void, void> {
  for (let at = 0; at < count; at += 1) yield ok({ id: `=row${at}`, atMs: START_MS + at });
}

/** A real worker, watched. */
function openWatched() {
  const events: string[] = [];
  let opened: CsvWriter | null = null;
  return {
    events,
    writer: () => opened,
    open: (): CsvWriter => {
      const writer = openCsvWriter();
      opened = {
        ...writer,
        close: () => {
          events.push('close');
          writer.close();
        },
      };
      return opened;
    },
  };
}

function exportRows(count: number, watched: ReturnType<typeof openWatched>, abort = new AbortController()) {
  const progress: number[] = [];
  return {
    progress,
    outcome: exportCsv<Row>({
      open: async () => ok({ leftOut: () => 0, total: count, rows: () => rowsUpTo(count) }),
      shape: { columns: COLUMNS, linesOf: ({ id, atMs }) => [[id, String(atMs), '-0.5']] },
      openWriter: watched.open,
      signal: abort.signal,
      onProgress: (done) => {
        progress.push(done);
        if (count === 50_000 && done === 10_000) abort.abort();
      },
    }),
  };
}

describe('the files worker', () => {
  test('writes 100,000 rows, reports its progress, and hands over the whole file', async () => {
    const watched = openWatched();
    const { outcome, progress } = exportRows(100_000, watched);
    const ended = await outcome;
    if (ended.kind !== 'done') throw new Error(JSON.stringify(ended));
    expect(ended.lines).toBe(100_000);
    expect(progress.at(0)).toBe(500);
    expect(progress.at(-1)).toBe(100_000);
    expect(progress).toEqual(progress.toSorted((one, other) => one - other));
    const lines = (await ended.file.text()).split('\r\n');
    expect(lines).toHaveLength(100_002);
    expect(lines[1]).toBe(`'=row0,2027-01-15T08:00:00.000Z,-0.5`);
    expect(lines[100_000]).toBe(`'=row99999,2027-01-15T08:01:39.999Z,-0.5`);
    expect(ended.file.type).toBe('text/csv;charset=utf-8');
    expect(watched.events).toEqual(['close']);
  });

  test('ends where it is when the user cancels', async () => {
    const watched = openWatched();
    const { outcome, progress } = exportRows(50_000, watched);
    expect(await outcome).toEqual({ kind: 'cancelled' });
    expect(progress.at(-1)).toBe(10_000);
    expect(watched.events).toEqual(['close']);
  });

  test('answers nothing any more once it is closed, and ends pending calls', async () => {
    const writer = openCsvWriter();
    unwrap(await writer.begin(COLUMNS));
    expect(unwrap(await writer.add([['a', '0', '1']]))).toBe(1);
    writer.close();
    writer.close();
    expect(await writer.add([['b', '0', '1']])).toMatchObject({ ok: false, error: { code: 'worker/gone' } });
    expect(await writer.finish()).toMatchObject({ ok: false, error: { code: 'worker/gone' } });
  });

  test('begins again with a new header', async () => {
    const writer = openCsvWriter();
    unwrap(await writer.begin(COLUMNS));
    unwrap(await writer.add([['a', '0', '1']]));
    unwrap(await writer.begin([{ title: 'Only', kind: 'text' }]));
    unwrap(await writer.add([['b', 'too much']]));
    expect(await unwrap(await writer.finish()).text()).toBe('Only\r\nb\r\n');
    writer.close();
  });
});

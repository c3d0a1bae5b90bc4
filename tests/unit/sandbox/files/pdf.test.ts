import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { FileDocument } from '#sandbox/calls/files/fileDocument.ts';
import { writeFiles } from '#sandbox/calls/files/writers/writeFiles.ts';
import { writeParts } from '#sandbox/calls/files/writers/writeParts.ts';
import { START_MS } from '../support/createManualTime.ts';

const hasReader = spawnSync('pdftotext', ['-v']).error === undefined;
const READER = hasReader ? '' : ' (needs pdftotext, of the package poppler-utils: there is none here)';

/** Names as they are written, and all of which the shaper makes other glyphs. */
const NAMES = [
  ['Cyrillic', 'Дарья Иванова'],
  ['Arabic', 'عبدالله الأحمد'],
  ['Arabic, of letters that share a body', 'آمنة إيمان مؤمن علاء بنت نبيل لا'],
  ['Chinese', '王小明 陳大文'],
  ['Japanese', '山田花子 さくら 髙﨑'],
  ['Korean', '김철수 박지민'],
  ['Thai', 'สมชาย น้ำทิพย์ กำธร'],
  ['Vietnamese', 'Trần Thị Hương'],
  ['Turkish, Polish, Greek', 'İğneşçi Łódź Νίκος'],
  ['English', 'Office of Effie'],
] as const;

function documentOf(rows: string[][]): FileDocument {
  return {
    title: 'Export',
    facts: [['Account', 'Dana Demo']],
    main: {
      title: 'Rows',
      columns: [
        { title: 'Time', kind: 'time' },
        { title: 'Note', kind: 'text' },
        { title: 'Amount', kind: 'amount' },
      ],
      rows,
    },
    summaries: [{ title: 'Reconciliation', columns: [{ title: 'Coin', kind: 'text' }], rows: [['BTC']] }],
    timezone: 'Europe/Berlin',
  };
}

async function write(document: FileDocument, password?: string): Promise<Uint8Array> {
  const [file] = await writeParts(document, { format: 'PDF', name: 'file', password, madeMs: START_MS });
  return file?.content ?? new Uint8Array();
}

/** The lines of a file, page by page, as a program that is not ours finds them; without its marks of direction. */
function readPages(bytes: Uint8Array, ...options: string[]): string[][] {
  const { stdout } = spawnSync('pdftotext', ['-layout', ...options, '-', '-'], { input: bytes });
  const pages = stdout.toString('utf8').split('\f').slice(0, -1);
  return pages.map((page) =>
    page
      .replace(/[\u202a-\u202e\u2066-\u2069]/g, '')
      .normalize('NFC')
      .split('\n'),
  );
}

describe.runIf(hasReader)(`A PDF, as pdftotext reads it${READER}`, () => {
  test('has names of all scripts as they were written', async () => {
    const bytes = await write(documentOf(NAMES.map(([, name]) => [String(START_MS), name, '1'])));
    const text = readPages(bytes).flat().join('\n');
    expect(NAMES.filter(([, name]) => !text.includes(name.normalize('NFC')))).toEqual([]);
    expect(text).not.toContain('?');
  });

  test('turns around only what is Arabic in a line of two directions', async () => {
    const texts = ['علي USDT 25', 'Wallet علي (2)'];
    const bytes = await write(documentOf(texts.map((text) => [String(START_MS), text, '1'])));
    const lines = readPages(bytes).flat();
    // Read from left to right, as it stands on the paper.
    expect(lines.find((line) => line.includes('USDT'))).toMatch(/ USDT 25 علي .* 1$/);
    expect(lines.find((line) => line.includes('Wallet'))).toMatch(/ Wallet \(2\) علي .* 1$/);
  });

  test('repeats its header on every page and numbers them', async () => {
    const rows = Array.from({ length: 120 }, (_, at) => [String(START_MS), `日本 ${at}`, String(at)]);
    const pages = readPages(await write(documentOf(rows)));
    expect(pages.length).toBeGreaterThan(2);
    for (const [at, lines] of pages.entries()) {
      const text = lines.join('\n');
      expect(text).toContain('Sluice');
      expect(text).toContain('Export');
      expect(text).toContain('Time (Europe/Berlin)');
      expect(text).toContain(`Page ${at + 1} of ${pages.length}`);
    }
    const labels = pages.flat().flatMap((line) => line.match(/日本 \d+/) ?? []);
    expect(labels).toEqual(rows.map(([, label]) => label));
  });

  test('cuts nothing: a text that has no room goes on in the next lines, and a number stays whole', async () => {
    const number = `${'9'.repeat(40)}.${'8'.repeat(18)}`;
    const remark = Array.from({ length: 400 }, (_, at) => `word${at}`).join(' ');
    const bytes = await write(documentOf([[String(START_MS), remark, number]]));
    const text = readPages(bytes).flat().join('\n');
    expect(text).toContain(number);
    expect(text.match(/word\d+/g)).toEqual(remark.split(' '));
    expect(text).not.toContain('…');
  });

  test('turns the page within a row that no page has room for', async () => {
    const remark = Array.from({ length: 3_000 }, (_, at) => `word${at}`).join(' ');
    const pages = readPages(await write(documentOf([[String(START_MS), remark, '1']])));
    expect(pages.length).toBeGreaterThan(1);
    expect(
      pages
        .flat()
        .join('\n')
        .match(/word\d+/g),
    ).toEqual(remark.split(' '));
  });

  test('has every character of sixteen columns, on the lines that they need', async () => {
    const columns = Array.from({ length: 16 }, (_, at) => ({ title: `C${at}`, kind: 'text' as const }));
    const row = columns.map((_, at) => `${'abcdefghijklmnop'[at]}`.repeat(64));
    const bytes = await write({
      ...documentOf([]),
      summaries: [],
      main: { title: 'Wide', columns, rows: [row] },
    });
    const text = readPages(bytes).flat().join('');
    for (const cell of row) {
      // Beside the letters of the row there are a few of titles.
      expect(text.split(cell[0] ?? '').length - 1).toBeGreaterThanOrEqual(cell.length);
    }
  });

  test('has an address in one line where there is room for it', async () => {
    const address = `addr1${'q7x9k2m4'.repeat(12)}`;
    const columns = ['Chain', 'Address', 'Tag', 'Label', 'State'].map((title) => ({
      ...{ title, kind: 'text' as const },
    }));
    const main = { title: 'Addresses', columns, rows: [['Cardano', address, '', 'Salary', 'ready']] };
    const bytes = await write({ ...documentOf([]), main });
    expect(readPages(bytes).flat().join('\n')).toContain(address);
  });

  test('marks a character that no font has, and only that', async () => {
    const bytes = await write(documentOf([[String(START_MS), 'so 👍 fine', '1']]));
    expect(readPages(bytes).flat().join('\n')).toContain('so \ufffd fine');
  });

  test('opens with its password alone', async () => {
    const bytes = await write(documentOf([[String(START_MS), 'علي', '1']]), 'secret1');
    expect(readPages(bytes)).toEqual([]);
    expect(readPages(bytes, '-upw', 'secret1').flat().join('\n')).toContain('علي');
  });
});

describe('A PDF', () => {
  test('is the same file whenever it is made', async () => {
    const document = documentOf(NAMES.slice(0, 4).map(([, name]) => [String(START_MS), name, '1']));
    const [one, other] = await Promise.all([write(document), write(document)]);
    expect(Buffer.compare(one, other)).toBe(0);
  });

  test('carries the glyphs that it uses, and not whole fonts', async () => {
    const bytes = await write(documentOf(NAMES.map(([, name]) => [String(START_MS), name, '1'])));
    expect(bytes.length).toBeLessThan(200_000);
  });

  test('takes any text', async () => {
    const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }));
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 20, maxLength: 40 }), async (texts) => {
        const bytes = await write(documentOf(texts.map((text) => [String(START_MS), text, '1'])));
        expect(bytes.length).toBeGreaterThan(500);
      }),
      { numRuns: 3 },
    );
  });
});

test('The process goes on with others while a long file is written', async () => {
  const rows = Array.from({ length: 2_000 }, (_, at) => [String(START_MS), `remark ${at}`, String(at)]);
  let [turns, isDone] = [0, false];
  const work = writeFiles(documentOf(rows), { format: 'PDF', name: 'file', madeMs: START_MS }).finally(() => {
    isDone = true;
  });
  while (!isDone) {
    await new Promise((resolve) => setImmediate(resolve));
    turns += 1;
  }
  const [file] = await work;
  expect(Buffer.from(file?.content ?? []).toString('latin1', 0, 5)).toBe('%PDF-');
  // On the process's own thread it would be some dozens.
  expect(turns).toBeGreaterThan(1_000);
});

test('A file that cannot be written is refused, and the process lives on', async () => {
  const document = documentOf([[String(START_MS), 'a', 'not a number']]);
  await expect(writeFiles(document, { format: 'XLSX', name: 'file', madeMs: START_MS })).rejects.toThrow(
    'Invalid argument',
  );
});

import { expect, test } from 'vitest';
import { COLUMNS } from '#app/screens/withdraw/addressBatch/lines/batchLine.ts';
import { mapColumns } from '#app/screens/withdraw/addressBatch/lines/mapColumns.ts';
import { LANGUAGES } from '#shared/site/languages.ts';
import { readTexts } from './texts.ts';

test.each(LANGUAGES)(
  'A list of addresses with the column names of the page in %s is read on any page',
  (language) => {
    const texts = readTexts('further', language);
    for (const column of COLUMNS) {
      const others = ['coin', 'chain', 'address', 'remark'].filter((each) => each !== column);
      const header = { line: 1, cells: [...others, texts.get(`addressBatch.column.${column}`) ?? ''] };
      const rows = [{ line: 2, cells: [...others.map(() => 'x'), 'y'] }];
      const mapped = mapColumns(header, rows, (each) => each);
      expect([column, mapped.kind === 'lines' && mapped.lines[0]?.cells[column]]).toEqual([column, 'y']);
    }
  },
);

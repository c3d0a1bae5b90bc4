import { readFile } from 'node:fs/promises';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { savedAddresses } from '#sandbox/books/state/schema/chain.ts';
import { isVisibleText, readEnteredText } from '#shared/text/enteredText.ts';
import { BOOK, listBook, openBook, saveId } from '../addressBook/support/openBook.ts';

const MIGRATION = new URL(
  '../../../../sandbox/books/state/migrations/0004_visible_text.sql',
  import.meta.url,
);

test('What was saved before is cleaned by the migration, and what can be seen stays as it is', async () => {
  const { sandbox, visitor } = await openBook();
  const database = sandbox.exchange.database;
  await saveId(visitor, { remark: 'Savings' });
  const kept = ['👩‍👩‍👧 family', '❤️ 1️⃣', 'Straße 5', 'Семья', ' 12  ab'.trim()];
  const dirty = [
    ...[
      'me\u200bmo',
      '\u202eab',
      'a\u00a0b',
      'Cafe\u0301',
      'a\nb',
      '1\ufe0f2',
      'a\u200db',
      'x\u{e0041}\u3164',
    ],
    ...['\u2066a\u2069', 'a\u00ad\u2060\ufeffb', '\uf8ff1', ' a\u0007'],
  ];
  const seen: string[] = [];
  for (const text of [...kept, ...dirty]) {
    await database.sql.update(savedAddresses).set({ remark: text, tag: text, names: { firstName: text } });
    for (const statement of (await readFile(MIGRATION, 'utf8')).split('--> statement-breakpoint')) {
      await database.sql.execute(sql.raw(statement));
    }
    const [row] = await database.sql.select().from(savedAddresses);
    expect(row?.tag).toBe(row?.remark);
    expect(row?.names).toEqual({ firstName: row?.remark });
    expect(readEnteredText(row?.remark ?? '\u0000'), JSON.stringify(text)).toBe(row?.remark);
    seen.push(row?.remark ?? '');
  }
  expect(seen.slice(0, kept.length)).toEqual(kept);
  expect(seen.slice(kept.length)).toEqual([
    ...['memo', 'ab', 'a b', 'Café', 'a b', '12', 'ab', 'x', 'a', 'ab', '1', 'a'],
  ]);
  expect(dirty.every((text) => readEnteredText(text) !== text)).toBe(true);
});

test('One row that can’t be read takes no list of the exchange with it', async () => {
  const { sandbox, visitor } = await openBook();
  await saveId(visitor, { remark: 'Savings' });
  await sandbox.exchange.database.sql.update(savedAddresses).set({ remark: 'Sav\u200bings' });
  const { body } = await visitor.get(`${BOOK}/address-list`);
  expect(body.retCode).toBe(0);
  expect(isVisibleText(String((await listBook(visitor)).rows[0]?.remark))).toBe(false);
});

import { readFile } from 'node:fs/promises';
import { type DrizzleSnapshotJSON, generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, test } from 'vitest';
import { schema } from '#sandbox/books/state/schema.ts';

const META = new URL('../../../../sandbox/books/state/migrations/meta/', import.meta.url);

async function readJson(name: string): Promise<unknown> {
  return JSON.parse(await readFile(new URL(name, META), 'utf8'));
}

test('The migrations lead to the very schema that the code is written against (npm run migration)', async () => {
  const { entries } = (await readJson('_journal.json')) as { entries: readonly { idx: number }[] };
  const newest = String(entries.at(-1)?.idx ?? 0).padStart(4, '0');
  const statements = await generateMigration(
    (await readJson(`${newest}_snapshot.json`)) as DrizzleSnapshotJSON,
    generateDrizzleJson(schema),
  );
  expect(statements).toEqual([]);
});

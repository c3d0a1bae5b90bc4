import type { Page } from 'puppeteer-core';
import { expect } from 'vitest';
import { readStores } from './readStores.ts';
import type { watchWords } from './watchWords.ts';

interface Typed {
  /** What was typed and must not be found. */
  readonly secrets: RegExp;
  /** A part of the address that it was sent to: it was looked for where it could have been. */
  readonly asked: string;
}

/** After a log-out, what was typed is in no store, in no address that was asked for, and nothing was logged. */
export async function expectNothingKept(
  page: Page,
  words: Awaited<ReturnType<typeof watchWords>>,
  { secrets, asked }: Typed,
): Promise<void> {
  const stores = await readStores(page);
  // The stores could be read: one of them is there.
  expect(stores).toContain('sluice:answers');
  expect(stores).not.toMatch(secrets);
  const addresses = [...words.addresses].join('\n');
  expect(addresses).toContain(asked);
  expect(addresses).not.toMatch(secrets);
  expect(words.logged).toEqual([]);
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished } from 'vitest';
import { createSandbox } from '#sandbox/createSandbox.ts';
import type { LoggedCall } from '#sandbox/server/api/createCallLog.ts';
import type { FaultInput } from '#sandbox/server/faults/faultSchema.ts';
import { booksOf, keepRecipient, openWithdrawPage } from '#tests/support/tabs/openWithdraw.ts';
import { PATIENTLY } from '#tests/support/tabs/patiently.ts';
import { readFunds } from '#tests/support/tabs/readFunds.ts';
import { screenTest } from '#tests/support/tabs/screenTest.ts';
import { startSandboxProcess } from '../../bench/exchange/startSandboxProcess.ts';
import { createCleanup } from '../../bench/setup/createCleanup.ts';

/** The user of the page. */
const UID = 20_000_001;
const USDT = '?coin=USDT&chain=TRX';
const LONG = { timeout: 240_000 };
const CREATE = '/withdraw/create';
const RECORDS = '/withdraw/record-list';

/** Books on the disk, and the processes that keep them, one after the other and all at one address. */
async function createBooks() {
  const dataDir = await mkdtemp(join(tmpdir(), 'sluice-killed-'));
  const cleanup = createCleanup();
  cleanup.add(() => rm(dataDir, { recursive: true, force: true }));
  onTestFinished(cleanup.end);
  const before = await createSandbox({ dataDir });
  const { port, url } = before;
  await keepRecipient(before);
  const free = await readFunds(before, UID, 'USDT');
  await before.close();
  return {
    url,
    start: () => startSandboxProcess({ dataDir, port }, cleanup),
    addFault: (fault: FaultInput) =>
      fetch(`${url}/sandbox/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(fault),
      }),
    /** How often a call was done since the process began. */
    countDone: async (path: string): Promise<number> => {
      const log = await fetch(`${url}/sandbox/log`);
      const { calls } = (await log.json()) as { readonly calls: readonly LoggedCall[] };
      return calls.filter((call) => call.path.endsWith(path) && call.code === 0).length;
    },
    /** How many withdrawals of an amount are booked, and what all took from the user; no process may have the books open. */
    read: async (amount: string) => {
      const sandbox = await createSandbox({ dataDir });
      const states = await booksOf(sandbox).booked(amount);
      const taken = free.minus(await readFunds(sandbox, UID, 'USDT')).toFixed();
      await sandbox.close();
      return { booked: states.length, taken };
    },
  };
}

describe('A withdrawal during which the exchange is killed', () => {
  screenTest(
    'after it was booked is not known yet until the exchange is back, which then has it once',
    LONG,
    async ({ browser }) => {
      const books = await createBooks();
      const first = await books.start();
      const page = await openWithdrawPage(await browser.newPage(), books.url, USDT);
      await page.fill('73.1');
      await page.toSecurity();
      await books.addFault({ fault: 'answer/hang', path: CREATE, count: 1 });
      await page.prove();
      await expect.poll(() => books.countDone(CREATE), PATIENTLY).toBe(1);
      await first.kill();
      await page.shows('Checking your withdrawal');
      const second = await books.start();
      await page.shows(/73\.1 USDT (?:on its way|sent)/, { timeout: 60_000 });
      expect(await page.text()).not.toMatch('Checking your withdrawal');
      await second.stop();
      expect(await books.read('73.1')).toEqual({ booked: 1, taken: '74.1' });
    },
  );

  screenTest(
    'before it was booked stays not known, and is sent again by the user alone: it is then booked once',
    LONG,
    async ({ browser }) => {
      const books = await createBooks();
      const first = await books.start();
      const page = await openWithdrawPage(await browser.newPage(), books.url, USDT);
      await page.fill('73.2');
      await page.toSecurity();
      first.freeze();
      await page.prove();
      await page.page.waitForSelector('[role="dialog"] [aria-busy="true"]', PATIENTLY);
      await first.kill();
      await page.shows('Checking your withdrawal');
      expect(await books.read('73.2')).toEqual({ booked: 0, taken: '0' });
      const second = await books.start();
      // The exchange's lists don't have the withdrawal, which says nothing (screens.md 0.2b).
      await expect.poll(() => books.countDone(RECORDS), { timeout: 60_000 }).toBeGreaterThan(2);
      expect(await page.text()).toMatch('Checking your withdrawal');
      expect(await books.countDone(CREATE)).toBe(0);
      await page.click('Send again');
      await page.page.waitForSelector('[role="dialog"] form input', PATIENTLY);
      await page.prove();
      await page.shows(/73\.2 USDT (?:on its way|sent)/);
      await second.stop();
      expect(await books.read('73.2')).toEqual({ booked: 1, taken: '74.2' });
    },
  );
});

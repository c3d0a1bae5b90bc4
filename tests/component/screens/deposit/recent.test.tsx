import { expect, onTestFinished, test, vi } from 'vitest';
import { openDeposit } from '#tests/support/browser/openDeposit.tsx';

const POLLED_MS = 10_000;
const NOW_MS = Date.now();
const RELEASED_MS = NOW_MS + 3 * 86_400_000;

const CAPPED = {
  ...{ id: 'deposit-1', kind: 'chain', coin: 'ETH', chain: 'ETH', amount: '3', status: 3, depositType: 10 },
  ...{ confirmations: 65, needConfirm: 6, unlockConfirm: 65, txID: 't', blockHash: 'b', fromAddress: 'f' },
  ...{ toAddress: 'a', tag: '', depositFee: '0', accountType: 'FUND', createdAt: String(NOW_MS) },
  ...{ successAt: String(NOW_MS), unlockAt: String(NOW_MS), releaseAt: String(RELEASED_MS) },
  ...{ travelRuleStatus: 0, complianceStatus: 0, taxStatus: 0, explorer: '' },
};
const WAY = { fiat: 'EUR', min: '10', max: '1000', feeRate: '0', state: 1 } as const;
const LIST = { rows: [CAPPED], nextPageCursor: '', openCount: 0 };
const held = (pendingAssets: readonly object[]) => ({ pendingAssets });

test('A row names its coin once, and to screen readers beside its amount as well', async () => {
  const page = await openDeposit();
  (await page.next('depositRecords')).answer(LIST, NOW_MS);
  (await page.next('depositRecords')).answer({ ...LIST, rows: [] }, NOW_MS);
  const row = page.screen.getByRole('row', { name: /3 ETH/ });
  await expect.element(row).toBeVisible();
  expect(row.element().querySelectorAll('.record-unit')).toHaveLength(0);
});

test('Ways to pay in are said in the reader’s language where they are known, else as the exchange’s words', async () => {
  const page = await openDeposit({
    language: 'de-DE',
    fiatChannels: [
      { ...WAY, id: 'sepa', name: 'SEPA transfer', eta: '1 day' },
      { ...WAY, id: 'swift', name: 'SWIFT transfer', eta: '1-5 days' },
      { ...WAY, id: 'upi', name: 'UPI', eta: 'at once' },
    ],
  });
  await expect.element(page.screen.getByText('SEPA-Überweisung, 1 Tag')).toBeVisible();
  await expect.element(page.screen.getByText('SWIFT-Überweisung, bis zu 5 Tage')).toBeVisible();
  await expect.element(page.screen.getByText('UPI, at once')).toHaveAttribute('lang', 'en');
});

test('A capped deposit is asked for again every 10 seconds, and followed until all of it is free', async () => {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'],
  });
  onTestFinished(() => void vi.useRealTimers());
  const page = await openDeposit();
  (await page.next('depositRecords')).answer(LIST, NOW_MS);
  // The day before the 30 that one call takes.
  (await page.next('depositRecords')).answer({ ...LIST, rows: [] }, NOW_MS);
  (await page.next('aggregateInfo')).answer(
    held([{ coin: 'ETH', amount: '1', releaseAt: String(RELEASED_MS) }]),
  );
  const row = page.screen.getByRole('row', { name: /ETH/ });
  await expect.element(row).toMatchTextContent(/released daily until .*Partly available/);
  await expect.element(page.screen.getByText('Awaiting daily release:')).toBeVisible();
  const asked = page.count('depositRecords');
  await vi.advanceTimersByTimeAsync(POLLED_MS);
  await expect.poll(() => page.count('depositRecords')).toBe(asked + 1);
  (await page.next('depositRecords')).answer(LIST, RELEASED_MS);
  await expect.element(row).toMatchTextContent(/65\/65.*Credited/);
  // What was held is another answer: it is asked for again when the row changes.
  (await page.next('aggregateInfo')).answer(held([]));
  await expect.element(page.screen.getByText('Awaiting daily release:')).not.toBeInTheDocument();
});

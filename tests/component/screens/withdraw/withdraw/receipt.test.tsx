import { expect, test } from 'vitest';
import { WithdrawalList } from '#app/screens/withdraw/records/WithdrawalList.tsx';
import { callsOf, openHistory } from '#tests/component/screens/convert/exchangeHistory/openHistory.tsx';
import { answerDocument } from '#tests/support/browser/answerDocument.ts';
import { ASKED_MS, buildWithdrawal } from '#tests/support/browser/buildWithdrawal.ts';
import { findViolations } from '#tests/support/browser/findViolations.ts';

/** The details of one withdrawal; a receipt of it is ready once it was ordered. */
async function openDetails(status: Parameters<typeof buildWithdrawal>[0]) {
  const answerReceipt = answerDocument('withdrawalReceipt');
  const opened = await openHistory({
    path: '/withdraw?all=1&id=withdrawal-1',
    part: <WithdrawalList />,
    answer: ({ name }) => {
      if (name === 'withdrawRecords') {
        return { result: { uid: '20000001', rows: [buildWithdrawal(status)], nextPageCursor: '' } };
      }
      return answerReceipt(name);
    },
  });
  const title = opened.screen.getByRole('heading', { name: 'USDT withdrawal' });
  await expect.element(title).toBeVisible();
  return { ...opened, receipt: opened.screen.getByRole('button', { name: 'Receipt (PDF)', exact: true }) };
}

test('The details of a withdrawal that was sent order its receipt, and have it to download', async () => {
  const { screen, calls, receipt } = await openDetails('success');
  await receipt.click();
  await expect.element(screen.getByRole('button', { name: 'Download: Receipt (PDF)' })).toBeVisible();
  expect(callsOf(calls, 'exportCreate')).toMatchObject([
    {
      ...{ type: 'withdrawalReceipt', withdrawalId: 'withdrawal-1', format: 'PDF', lang: 'en' },
      // The withdrawal's own moment, so that a second order while the file is made means the same file.
      ...{ startTime: String(ASKED_MS), endTime: String(ASKED_MS) },
    },
  ]);
  expect(await findViolations()).toEqual([]);
});

test.each(['Pending', 'BlockchainConfirmed', 'CancelByUser', 'Fail'] as const)(
  'The details of a withdrawal that is %s offer no receipt',
  async (status) => {
    const { screen, receipt } = await openDetails(status);
    await expect.element(screen.getByRole('link', { name: 'Check the address for risk' })).toBeVisible();
    await expect.element(receipt).not.toBeInTheDocument();
  },
);

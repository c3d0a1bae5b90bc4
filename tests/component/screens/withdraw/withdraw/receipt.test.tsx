import { expect, test } from 'vitest';
import { WithdrawalList } from '#app/screens/withdraw/records/WithdrawalList.tsx';
import { callsOf, openHistory } from '#tests/component/screens/convert/exchangeHistory/openHistory.tsx';
import { answerDocument } from '#tests/support/browser/answerDocument.ts';
import { findViolations } from '#tests/support/browser/findViolations.ts';

const ASKED_MS = Date.now() - 3_600_000;

function buildRow(status: string) {
  return {
    ...{
      withdrawId: 'withdrawal-1',
      txID: 'abc',
      coin: 'USDT',
      chain: 'TRX',
      amount: '100',
      withdrawFee: '1',
    },
    ...{ receive: '100', status, toAddress: 'TQja5MrgmzuS2W4ZZUdDNgvLMvs8oUtLcU', tag: '', withdrawType: 0 },
    ...{ remark: '', confirmations: 20, needConfirm: 20, tax: '0', taxRate: '0', taxType: '', explorer: '' },
    ...{ createTime: String(ASKED_MS), updateTime: String(ASKED_MS + 60_000) },
  };
}

/** The details of one withdrawal; a receipt of it is ready once it was ordered. */
async function openDetails(status: string) {
  const answerReceipt = answerDocument('withdrawalReceipt');
  const opened = await openHistory({
    path: '/withdraw?all=1&id=withdrawal-1',
    part: <WithdrawalList />,
    answer: ({ name }) => {
      if (name === 'withdrawRecords') {
        return { result: { uid: '20000001', rows: [buildRow(status)], nextPageCursor: '' } };
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

test.each(['Pending', 'BlockchainConfirmed', 'CancelByUser', 'Fail'])(
  'The details of a withdrawal that is %s offer no receipt',
  async (status) => {
    const { screen, receipt } = await openDetails(status);
    await expect.element(screen.getByRole('link', { name: 'Check the address for risk' })).toBeVisible();
    await expect.element(receipt).not.toBeInTheDocument();
  },
);

import { expect, test } from 'vitest';
import { openWithdrawals, type Row, readRecords } from '../withdraw/support/openWithdrawals.ts';
import { idOf, order } from './askExport.ts';
import { HAS_PDF_READER } from './openFile.ts';
import { readDocument } from './readDocument.ts';

const READER = HAS_PDF_READER ? '' : ' (needs pdftotext, of the package poppler-utils: there is none here)';

/** Longer than a withdrawal on Ethereum takes. */
const SENT_MS = 10 * 60_000;
const wanted = (withdrawalId: unknown) => ({ type: 'withdrawalReceipt', format: 'PDF', withdrawalId });

/** A user with one withdrawal, which has been sent. */
async function openSent(sent: Row) {
  const test = await openWithdrawals();
  const { visitor, withdraw, pass } = test;
  expect((await withdraw(sent)).body.retCode).toBe(0);
  for (let step = 0; step < 10; step += 1) await pass(SENT_MS / 10);
  const [record = {}] = (await readRecords(visitor)).rows;
  expect(record.status).toBe('success');
  return { ...test, record };
}

const spellTime = (ms: unknown): string =>
  `${new Date(Number(ms) + 9 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')} (Asia/Tokyo)`;

test.runIf(HAS_PDF_READER)(`A receipt says what the record of its withdrawal says${READER}`, async () => {
  const sent = await openSent({ amount: '100.5' });
  const { record } = sent;
  const lines = await readDocument(sent, { ...wanted(record.withdrawId), timezone: 'Asia/Tokyo' });
  const total = Number(record.receive) + Number(record.withdrawFee);
  expect(lines).toEqual(
    expect.arrayContaining([
      'Sluice',
      'Withdrawal receipt',
      'Account: Dana Demo (20000001)',
      `Withdrawal ID | ${record.withdrawId}`,
      'Status | Completed',
      `Requested | ${spellTime(record.createTime)}`,
      `Completed | ${spellTime(record.updateTime)}`,
      'Coin | USDT',
      'Network | Ethereum (ERC20)',
      `Address | ${String(record.toAddress)
        .match(/.{1,4}/g)
        ?.join(' ')}`,
      'Memo | None',
      `Transaction hash | ${record.txID}`,
      `USDT | ${record.receive} | ${record.withdrawFee} | 0 | ${total}`,
      'Page 1 of 1',
    ]),
  );
});

test.runIf(HAS_PDF_READER)(`A receipt of a payment inside names its recipient whole${READER}`, async () => {
  const sent = await openSent({ address: 'vip@sluice.example', forceChain: 2, amount: '50' });
  const lines = await readDocument(sent, wanted(sent.record.withdrawId));
  expect(lines).toEqual(
    expect.arrayContaining([
      'Network | Internal transfer',
      'Recipient | vip@sluice.example',
      'Transaction hash | None',
      'USDT | 50 | 0 | 0 | 50',
    ]),
  );
});

test('A receipt is of a withdrawal of one’s own, and only of one that has been sent', async () => {
  const { visitor, withdraw, pass } = await openWithdrawals();
  await withdraw({ amount: '100' });
  const [{ withdrawId } = {}] = (await readRecords(visitor)).rows;
  const codeOf = async (asked: Row) => (await order(visitor, asked)).body.retCode;
  // The withdrawal is under way, and may still be undone.
  expect(await codeOf(wanted(withdrawId))).toBe(134006);
  for (let step = 0; step < 10; step += 1) await pass(SENT_MS / 10);
  expect(await codeOf(wanted('unknown'))).toBe(700004);
  expect(await codeOf(wanted(undefined))).toBe(700000);
  expect(await codeOf({ withdrawalId: withdrawId })).toBe(700000);
  expect(await codeOf({ ...wanted(withdrawId), format: 'CSV' })).toBe(134001);
  idOf(await order(visitor, wanted(withdrawId)));
  await visitor.login('vip@sluice.example');
  expect(await codeOf(wanted(withdrawId))).toBe(700004);
});

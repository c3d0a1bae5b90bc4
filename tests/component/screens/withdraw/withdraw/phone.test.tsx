import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { page as browserPage } from 'vitest/browser';
import { buildWithdrawal } from '#tests/support/browser/buildWithdrawal.ts';
import { USER } from '#tests/support/browser/openSession.ts';
import { openWithdrawPage } from '#tests/support/browser/openWithdrawPage.tsx';

describe('The withdraw page on a phone', () => {
  beforeEach(async () => {
    await browserPage.viewport(390, 844);
    onTestFinished(() => browserPage.viewport(1440, 900));
  });

  it('asks for a coin first, and for a network once there is one', async () => {
    const page = await openWithdrawPage({ search: '' });
    await expect.element(page.screen.getByRole('button', { name: /^Coin/ })).toBeVisible();
    await expect.element(page.screen.getByRole('button', { name: /^Network/ })).not.toBeInTheDocument();
  });

  it('has the last withdrawals in one line until they are asked for', async () => {
    const page = await openWithdrawPage();
    const line = page.screen.getByText('Recent withdrawals');
    await expect.element(line).toBeVisible();
    (await page.next('withdrawRecords')).answer({
      uid: USER.id,
      rows: [buildWithdrawal('success')],
      nextPageCursor: '',
    });
    await expect.element(page.screen.getByText('All withdrawals')).not.toBeInTheDocument();
    await line.click();
    await page.next('withdrawRecords');
    await expect.element(page.screen.getByText('All withdrawals')).toBeVisible();
  });

  it('opens the last withdrawals by itself while one is under way, and lets them be closed', async () => {
    const page = await openWithdrawPage();
    (await page.next('withdrawRecords')).answer({
      ...{ uid: USER.id, rows: [buildWithdrawal('MoreInformationRequired')], nextPageCursor: '' },
    });
    await expect.element(page.screen.getByText('All withdrawals')).toBeVisible();
    await page.screen.getByText('Recent withdrawals').first().click();
    await expect.element(page.screen.getByText('All withdrawals')).not.toBeInTheDocument();
  });

  it('opens the last withdrawals where the address names one', async () => {
    const page = await openWithdrawPage({ search: '?coin=USDT&chain=TRX&all=1' });
    await page.next('withdrawRecords');
  });
});

import { describe, expect, it, onTestFinished } from 'vitest';
import { userEvent, page as viewport } from 'vitest/browser';
import { openWithdrawPage, TRON } from '#tests/support/browser/openWithdrawPage.tsx';

const XRP = 'rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh';
const WITH_TAG = {
  network: {
    addressFormat: 'xrp',
    tag: { mode: 'optional', name: 'destination tag', regex: '' },
  },
  entry: { address: XRP, tag: '10488293' },
} as const;
/** Alike at the end alone: the last six characters. */
const ALIKE = 'TXYZopYRdj2D9XRtbG411XZZ3koUtLcU'.padEnd(34, 'x');

describe('The review of a withdrawal', () => {
  it('names the whole address and that there is no memo', async () => {
    const page = await openWithdrawPage();
    await page.fill('500');
    await page.review.click();
    const card = page.screen.getByRole('complementary', { name: 'Review' });
    await expect.element(card.getByText(TRON)).toBeVisible();
    await expect.element(card.getByText("This network doesn't use memos.")).toBeVisible();
    await expect.element(card.getByText(/TQja5M…oUtLcU/)).toBeVisible();
  });

  it('names the memo', async () => {
    const page = await openWithdrawPage(WITH_TAG);
    await page.fill('500');
    await page.review.click();
    const card = page.screen.getByRole('complementary', { name: 'Review' });
    await expect.element(card.getByText(/10488293/)).toBeVisible();
  });

  it('says of an address that is alike at one end which one it is like, at the recipient and in the checks', async () => {
    const other = `${ALIKE.slice(0, 28)}oUtLcU`;
    const page = await openWithdrawPage({
      checked: { similarTo: [{ id: 'x', remark: 'Exchange', address: other }] },
    });
    await page.fill('500');
    await page.review.click();
    await expect.element(page.goOn).toBeVisible();
    await expect.element(page.screen.getByText(/begins or ends like .*Exchange.*\. Make sure/)).toBeVisible();
    await expect.element(page.screen.getByText(/begins or ends like .*Exchange.*: make sure/)).toBeVisible();
    expect(page.screen.getByText(/Not similar to any of your other addresses/).query()).toBeNull();
  });
});

describe('The review on a phone', () => {
  it('is a sheet with coin, amount, fee, total, network, address and memo, and its button is in reach', async () => {
    await viewport.viewport(390, 844);
    onTestFinished(() => viewport.viewport(1440, 900));
    const page = await openWithdrawPage(WITH_TAG);
    await page.fill('500');
    await page.review.click();
    const sheet = page.screen.getByRole('dialog', { name: 'Review' });
    for (const said of ['500 USDT', '1 USDT', '501 USDT', 'TRON (TRC20)', XRP, '10488293']) {
      await expect.poll(() => saidIn(sheet.element())).toContain(said);
    }
    await expect.element(page.goOn).toBeInViewport({ ratio: 1 });
    await page.screen.getByRole('button', { name: 'Edit', exact: true }).click();
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.element(page.review).toHaveFocus();
    expect(document.querySelector<HTMLInputElement>('.amount-input')?.value).toBe('500');
  });
});

/** The text without marks of direction and the gaps in an address. */
function saidIn(element: Element): string {
  return (element.textContent ?? '').replace(/[\u2066-\u2069]/g, '');
}

describe('The security dialog of a withdrawal', () => {
  it('names what they get, the fee, the total, the network, the whole address and the memo', async () => {
    const page = await openWithdrawPage(WITH_TAG);
    await page.fill('500');
    await page.review.click();
    await expect.poll(() => page.goOn.element().getAttribute('aria-disabled'), { timeout: 6_000 }).toBeNull();
    await page.goOn.click();
    (await page.next('riskIntercept')).answer({
      ...{ risk_token: 'token', expire_at: '4000000000000', action: 'verify' },
      components: [{ type: 'totp', required: true, masked: '' }],
    });
    const dialog = page.screen.getByRole('dialog', { name: 'Security check' });
    await expect.element(dialog).toBeVisible();
    for (const said of [/500 USDT\u2069$/, /\u20661 USDT/, /501 USDT/, /TRON \(TRC20\)/, XRP, /10488293/]) {
      await expect.element(dialog.getByText(said)).toBeVisible();
    }
    await userEvent.keyboard('{Escape}');
  });
});

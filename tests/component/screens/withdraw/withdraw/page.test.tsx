import { describe, expect, it } from 'vitest';
import { findViolations } from '#tests/support/browser/findViolations.ts';
import { openWithdrawPage, TRON } from '#tests/support/browser/openWithdrawPage.tsx';

const TIMED_OUT = { kind: 'http', code: '9000001', message: 'timeout', retryable: true } as const;

function refusal(code: string, extInfo?: unknown) {
  return { kind: 'business', code, message: code, retryable: false, extInfo } as const;
}

describe('The withdraw page', () => {
  it('breaks no rule of accessibility, empty, filled in and reviewed', async () => {
    const page = await openWithdrawPage();
    expect(await findViolations()).toEqual([]);
    await page.fill('500');
    await page.review.click();
    await expect.element(page.screen.getByText(/You send five hundred USDT/)).toBeVisible();
    expect(await findViolations()).toEqual([]);
  });

  it('says of every list that is chosen from how much of it cannot be shown', async () => {
    const page = await openWithdrawPage({ leftOut: { rows: 2, traceId: 'trace-2' } });
    const hintIn = (place: ReturnType<typeof page.screen.getByRole>) =>
      place.getByText(/couldn't be shown: 2/);
    // The address book.
    await expect.element(hintIn(page.screen.getByRole('main'))).toBeVisible();
    await page.screen.getByRole('button', { name: /^Coin/ }).click();
    const dialog = page.screen.getByRole('dialog');
    await expect.element(hintIn(dialog)).toBeVisible();
    await expect.element(dialog).toMatchTextContent(/trace-2/);
    expect(await findViolations()).toEqual([]);
  });

  it('says the figures of fee on top and fee inside before one is chosen', async () => {
    const page = await openWithdrawPage();
    await page.fill('500');
    const inside = page.screen.getByRole('radio', {
      name: /Deduct fee from amount.*Recipient gets 499 · Total debit 500/,
    });
    await inside.click();
    await expect.element(page.screen.getByRole('complementary').getByText('499')).toBeVisible();
  });

  it('reads back what arrives where the fee is taken from the amount', async () => {
    const page = await openWithdrawPage();
    await page.fill('500');
    await page.screen.getByRole('radio', { name: /Deduct fee from amount/ }).click();
    await page.review.click();
    await expect.element(page.screen.getByText(/You send five hundred USDT/)).toBeVisible();
    await expect.element(page.screen.getByText(/four hundred.*ninety-nine USDT arrive/)).toBeVisible();
  });

  it('never has the address of a wallet in its own', async () => {
    const page = await openWithdrawPage();
    await page.fill('500');
    expect(page.address()).toBe('?coin=USDT&chain=TRX');
    expect(JSON.stringify(localStorage)).not.toContain(TRON);
  });

  it('sends the reviewed order once, under an id of its own', async () => {
    const page = await openWithdrawPage();
    await page.fill('500');
    const order = await page.send();
    expect(order.input).toMatchObject({
      ...{ coin: 'USDT', chain: 'TRX', address: TRON, amount: '500', feeType: 0, forceChain: 0 },
      ...{ accountType: 'FUND', addressId: 'entry-1', riskToken: 'token' },
    });
    order.answer({
      uid: '20000001',
      requestId: 'r',
      id: 'w1',
      status: 'SecurityCheck',
      fee: '1',
      receive: '500',
    });
    await expect.element(page.screen.getByRole('heading', { name: /500 USDT.* on its way/ })).toBeVisible();
    expect(page.count('withdrawCreate')).toBe(1);
    expect(await findViolations()).toEqual([]);
  });

  it('keeps what was entered after a refusal, and says it at the amount', async () => {
    const page = await openWithdrawPage();
    await page.fill('500');
    (await page.send()).fail(refusal('131212'));
    await expect
      .element(page.screen.getByRole('textbox', { name: 'You send' }))
      .toHaveAccessibleDescription(/balance doesn't cover this amount/);
    await expect.element(page.screen.getByRole('textbox', { name: 'You send' })).toHaveValue('500');
  });

  it('does not know what became of an order without an answer, and sends the same again only when told to', async () => {
    const page = await openWithdrawPage();
    await page.fill('500');
    const first = await page.send();
    first.fail(TIMED_OUT);
    await expect
      .element(page.screen.getByRole('heading', { name: 'Checking your withdrawal' }))
      .toBeVisible();
    expect(page.count('withdrawCreate')).toBe(1);
    expect(await findViolations()).toEqual([]);
    await page.screen.getByRole('button', { name: 'Send again' }).click();
    (await page.next('riskIntercept')).answer({
      ...{ risk_token: 'other', expire_at: '4000000000000', components: [], action: 'pass' },
    });
    const again = await page.next('withdrawCreate');
    const idOf = ({ input }: { readonly input: unknown }): unknown => Reflect.get(Object(input), 'requestId');
    expect(idOf(again)).toBe(idOf(first));
  });

  it('asks before it sends the same a second time', async () => {
    const page = await openWithdrawPage();
    await page.fill('500');
    (await page.send()).fail(refusal('131082', { confirmRepeat: true }));
    const question = page.screen.getByRole('dialog', { name: 'Send this again?' });
    await question.getByRole('button', { name: 'Go back' }).click();
    await expect.element(page.screen.getByRole('textbox', { name: 'You send' })).toHaveValue('500');
    expect(page.count('withdrawCreate')).toBe(1);
  });
});

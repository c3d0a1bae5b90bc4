import { describe, expect, it } from 'vitest';
import { findViolations } from '#tests/support/browser/findViolations.ts';
import { openLowBalance } from '#tests/support/browser/openLowBalance.tsx';
import { buildCoin, buildView } from '#tests/unit/app/screens/convert/lowBalance/buildLowBalanceView.ts';

const VIEW = buildView([buildCoin('TON', { usdt_value: '6' }), buildCoin('DOGE', { usdt_value: '3' })]);
const NO_TAX = { total_amount: '0', fee_coin: '', tax_fee_items: [] };

function buildPreview(id: string, doge = '2.94') {
  const line = (coin: string, amount: string, to_amount: string) => ({
    ...{ coin, amount, rate: '3', to_amount, fee: '0.06', tax: '0', support: 1 as const },
  });
  return {
    ...{ uid: '1', request_id: 'a-request', pre_order_id: id, expire_time: String(Date.now() + 30_000) },
    lines: [line('TON', '2', '5.88'), line('DOGE', '1', doge)],
    ...{ total_to_amount: (5.88 + Number(doge)).toFixed(2), total_fee: '0.12', total_tax: '0' },
  };
}

function buildRecord(status: 'success' | 'partial_fulfillment') {
  const isWhole = status === 'success';
  const line = { to_coin: 'USDT', fee_coin: 'USDT', fee_amount: '0.06', tax_fee_info: NO_TAX };
  return {
    total: 1,
    records: [
      {
        ...{ exchange_tx_id: 'a-preview', account_type: 'all', to_coin: 'USDT', status },
        ...{
          to_amount: isWhole ? '8.82' : '5.88',
          created_at: String(Date.now()),
          exchange_source: 'low_balance',
        },
        ...{ fee_coin: 'USDT', total_fee_amount: '0.12', total_tax_fee_info: NO_TAX },
        sub_records: [
          { ...line, from_coin: 'TON', from_amount: '2', to_amount: '5.88', status: 'success' },
          isWhole
            ? { ...line, from_coin: 'DOGE', from_amount: '1', to_amount: '2.94', status: 'success' }
            : {
                ...{ ...line, from_coin: 'DOGE', from_amount: '1', to_amount: '0', status: 'failure' },
                fail_code: 700001,
              },
        ],
      },
    ],
  };
}

async function openPreview() {
  const page = await openLowBalance();
  (await page.next('lowBalanceList')).answer(VIEW);
  await page.screen.getByRole('button', { name: 'Preview 2 coins to USDT' }).click();
  const call = await page.next('lowBalancePreOrder');
  const confirm = page.screen.getByRole('button', { name: 'Convert 2 coins to USDT' });
  return { ...page, asked: call, confirm };
}

describe('The preview', () => {
  it('asks for the ticked coins, and shows every line and the totals before anything is sent', async () => {
    const { screen, asked, count } = await openPreview();
    expect(asked.input).toMatchObject({ to_coin: 'USDT', coins: ['TON', 'DOGE'] });
    asked.answer(buildPreview('a-preview'));
    await expect.element(screen.getByText('2 coins become 8.82 USDT, credited to Funding.')).toBeVisible();
    const cells = [...document.querySelectorAll('.low-balance-lines tbody tr')].map((row) => row.textContent);
    expect(cells[1]).toMatch(/^1 DOGE.*3.*0\.06.*0.*2\.94$/);
    expect(count('lowBalanceExchange')).toBe(0);
    expect(await findViolations()).toEqual([]);
  });

  it('that is refused says why beside the button, and names the way to a conversion that is running', async () => {
    const { screen, asked } = await openPreview();
    asked.fail({ kind: 'business', code: '700021', message: '', retryable: false });
    await expect
      .element(screen.getByRole('alert'))
      .toMatchTextContent(/Another conversion is still in progress/);
    await expect
      .element(screen.getByRole('link', { name: 'View the conversion in progress' }))
      .toHaveAttribute('href', '/exchange/lwb-exchange/history/funding?status=processing');
  });

  it('that was asked for too often counts down to the next one on its button', async () => {
    const { screen, asked, next } = await openPreview();
    const extInfo = { retryAfter: 2 };
    asked.fail({ kind: 'business', code: '139001', message: '', retryable: true, extInfo });
    await expect
      .element(screen.getByRole('button', { name: /^Try again in [12]s$/ }))
      .toHaveAttribute('aria-disabled');
    await screen.getByRole('button', { name: 'Preview 2 coins to USDT' }).click();
    expect((await next('lowBalancePreOrder')).input).toMatchObject({ coins: ['TON', 'DOGE'] });
  });

  it('whose price got much worse has to be accepted first', async () => {
    const { screen, asked, next, confirm, count } = await openPreview();
    asked.answer(buildPreview('a-preview'));
    await confirm.click();
    (await next('lowBalanceExchange')).fail({
      kind: 'business',
      code: '32024',
      message: '',
      retryable: false,
    });
    await screen.getByRole('button', { name: 'Get a new quote' }).click();
    (await next('lowBalancePreOrder')).answer(buildPreview('another', '2.80'));
    await confirm.click({ force: true });
    expect(count('lowBalanceExchange')).toBe(1);
    await screen.getByRole('checkbox', { name: 'I accept the new price' }).click();
    await confirm.click();
    expect((await next('lowBalanceExchange')).input).toMatchObject({ pre_order_id: 'another' });
  });
});

describe('The order', () => {
  it('is sent once for two presses, and shows coin by coin what came of it', async () => {
    const { screen, asked, next, confirm, count } = await openPreview();
    asked.answer(buildPreview('a-preview'));
    await confirm.dblClick();
    const sent = await next('lowBalanceExchange');
    expect(sent.input).toMatchObject({ pre_order_id: 'a-preview' });
    sent.answer({ exchange_tx_id: 'a-preview', status: 'partial_fulfillment', submit_time: '1' });
    const found = await next('lowBalanceList');
    expect(found.input).toMatchObject({ view: 'history', exchange_tx_id: 'a-preview' });
    found.answer(buildRecord('partial_fulfillment'));
    await expect
      .element(screen.getByRole('dialog').getByText(/No price was available at the time/))
      .toBeVisible();
    await expect.element(screen.getByText('You received')).toBeVisible();
    expect(count('lowBalanceExchange')).toBe(1);
    expect(await findViolations()).toEqual([]);
  });

  it('leaves what failed in the list, with the reason', async () => {
    const { screen, asked, next, confirm } = await openPreview();
    asked.answer(buildPreview('a-preview'));
    await confirm.click();
    (await next('lowBalanceExchange')).answer({
      ...{ exchange_tx_id: 'a-preview', status: 'partial_fulfillment', submit_time: '1' },
    });
    (await next('lowBalanceList')).answer(buildRecord('partial_fulfillment'));
    const refreshed = await next('lowBalanceList');
    expect(refreshed.input).toEqual({ view: 'coins' });
    refreshed.answer(buildView([buildCoin('DOGE', { usdt_value: '3' })]));
    await screen.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click();
    await expect.element(screen.getByRole('row', { name: /DOGE/ })).toMatchTextContent(/Not converted/);
    await expect
      .element(screen.getByRole('row', { name: /DOGE/ }))
      .toMatchTextContent(/No price was available/);
  });

  it('whose answer was lost is asked for, and never sent again', async () => {
    const { screen, asked, next, confirm, count } = await openPreview();
    asked.answer(buildPreview('a-preview'));
    await confirm.click();
    (await next('lowBalanceExchange')).fail({ kind: 'http', code: '9000001', message: '', retryable: true });
    await expect.element(screen.getByText(/Your order was sent. We're waiting/)).toBeVisible();
    (await next('lowBalanceList')).answer(buildRecord('success'));
    await expect.element(screen.getByText('You received')).toBeVisible();
    expect(count('lowBalanceExchange')).toBe(1);
  });
});

import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { findViolations } from '#tests/support/browser/findViolations.ts';
import { type LowBalanceRecord, openLowBalance } from '#tests/support/browser/openLowBalance.tsx';

const NO_TAX = { total_amount: '0', fee_coin: '', tax_fee_items: [] };
const DAY_MS = 86_400_000;

function buildRecord(id: string, daysAgo: number): LowBalanceRecord {
  const status = 'partial_fulfillment';
  const line = { to_coin: 'USDT', fee_coin: 'USDT', tax_fee_info: NO_TAX };
  return {
    ...{ exchange_tx_id: id, account_type: 'funding', to_coin: 'USDT', to_amount: '5.88', status },
    ...{
      created_at: String(Date.now() - daysAgo * DAY_MS),
      exchange_source: 'low_balance',
      fee_coin: 'USDT',
    },
    ...{ total_fee_amount: '0.12', total_tax_fee_info: NO_TAX },
    sub_records: [
      {
        ...line,
        ...{ from_coin: 'TON', from_amount: '2', to_amount: '5.88', fee_amount: '0.12', status: 'success' },
      },
      {
        ...{
          ...line,
          from_coin: 'DOGE',
          from_amount: '1',
          // What was promised stands in the record; nothing of it was booked.
          to_amount: '0.1',
          fee_amount: '0.002',
          status: 'failure',
        },
        fail_code: 700001,
      },
    ],
  };
}

const openHistory = (path: string, history: readonly LowBalanceRecord[]) =>
  openLowBalance({ path: `/history/${path}`, history });

describe('The history of small balances', () => {
  it('shows what a clean-up brought and cost, and is asked for by account', async () => {
    const { screen, listed } = await openHistory('6', [buildRecord('first_order', 1)]);
    await expect.element(screen.getByText('2 coins')).toBeVisible();
    await expect.element(screen.getByText('2.00%')).toBeVisible();
    await expect.element(screen.getByRole('row', { name: /2 coins/ })).toMatchTextContent(/Partly completed/);
    expect(listed.every(({ account_type }) => account_type === 'funding')).toBe(true);
    expect(await findViolations()).toEqual([]);
  });

  it('opens a record with its lines, and leads to another try for the coins that failed', async () => {
    const { screen, address } = await openHistory('funding', [buildRecord('first_order', 1)]);
    await screen.getByRole('button', { name: /^Details of/ }).click();
    await expect.element(screen.getByRole('dialog')).toMatchTextContent(/1 DOGE.*0 USDT/);
    await expect.element(screen.getByRole('dialog')).toMatchTextContent(/1 TON = 3 USDT/);
    expect(address()).toContain('id=first_order');
    await screen.getByRole('link', { name: 'Try 1 coin again' }).click();
    await expect.poll(address).toBe('/exchange/lwb-exchange/funding?target=USDT&coins=DOGE');
  });

  it('opens the record that the address names, whatever the filters are', async () => {
    const { screen, next } = await openHistory('funding?id=old_order', []);
    const call = await next('lowBalanceList');
    expect(call.input).toEqual({ view: 'history', exchange_tx_id: 'old_order' });
    call.answer({ total: 1, records: [buildRecord('old_order', 300)] });
    await expect.element(screen.getByRole('dialog')).toMatchTextContent(/old_order/);
  });

  it('says of an id that names nothing that there is no such order', async () => {
    const { screen, next } = await openHistory('funding?id=nothing_here', []);
    (await next('lowBalanceList')).fail({ kind: 'business', code: '700004', message: '', retryable: false });
    await expect
      .element(screen.getByText(/We couldn't find a small balance conversion with this ID/))
      .toBeVisible();
  });

  it('keeps its filters in the address and asks by them', async () => {
    const { screen, listed, address } = await openHistory('funding', []);
    await screen.getByLabelText('Converted into').fill('mnt');
    await userEvent.keyboard('{Enter}');
    await expect.poll(address).toContain('toCoin=MNT');
    await expect.poll(() => listed.at(-1)).toMatchObject({ to_coin: 'MNT', account_type: 'funding' });
  });

  it('values what was received by the spot price of its minute', async () => {
    const base = buildRecord('first_order', 1);
    const [line] = base.sub_records;
    if (line === undefined) throw new Error('There is no line.');
    const record = { ...base, to_coin: 'MNT', sub_records: [{ ...line, to_amount: '15.5' }] };
    const { screen, next } = await openHistory('funding', [record]);
    const call = await next('klines');
    const startMs = Math.floor(Number(record.created_at) / 60_000) * 60_000;
    expect(call.input).toMatchObject({
      symbol: 'MNTUSDT',
      from: String(startMs),
      to: String(startMs + 59_999),
    });
    call.answer({ list: [{ t: String(startMs), o: '1', h: '1', l: '1', c: '0.88', v: '1', qv: '1' }] });
    await expect.element(screen.getByText(/13\.64/).first()).toBeVisible();
  });

  it('offers this year, and says how long other periods may be', async () => {
    const { screen, listed } = await openHistory('funding?start=2026-01-01&end=2026-09-01', []);
    await expect.element(screen.getByText('The period can be up to 180 days.')).toBeVisible();
    await screen.getByRole('button', { name: /^Period/ }).click();
    await screen.getByRole('button', { name: 'This year' }).click();
    const year = new Date().getFullYear();
    await expect
      .poll(() => listed.some(({ start_time }) => Number(start_time) === new Date(year, 0, 1).getTime()))
      .toBe(true);
  });

  it('adds up the fees of this year', async () => {
    const { screen } = await openHistory('funding', [
      buildRecord('first_order', 0),
      buildRecord('second_order', 0),
    ]);
    await expect
      .element(screen.getByText('Fees this year').element().closest('p'))
      .toMatchTextContent(/0\.24 USDT/);
  });
});

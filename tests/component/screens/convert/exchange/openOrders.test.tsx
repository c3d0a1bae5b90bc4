import { describe, expect, test, vi } from 'vitest';
import { OpenOrders } from '#app/screens/convert/exchange/limit/OpenOrders.tsx';
import type { AppError } from '#shared/result/appError.ts';
import { buildQuoteRow } from '#tests/support/browser/buildQuoteRow.ts';
import { catchDownload } from '#tests/support/browser/catchDownload.ts';
import { findViolations } from '#tests/support/browser/findViolations.ts';
import { openExchangePart } from '#tests/support/browser/openExchangePart.tsx';

const rowOf = (id: string, status = 'open', more: object = {}) => ({
  exchangeTxId: id,
  fromCoin: 'BTC',
  fromAmount: '0.1',
  toCoin: 'USDT',
  toAmount: '7000',
  createdAt: '1700000000000',
  limit: { limitPrice: '66000', expiredAt: '1900000000000', status, ...more },
});
const listOf = (...list: object[]) => ({ total: list.length, list });
const REFUSED: AppError = { kind: 'business', code: '136003', message: 'not cancellable', retryable: false };

async function openList(...rows: object[]) {
  const onStart = vi.fn();
  const page = await openExchangePart(<OpenOrders onStart={onStart} />);
  (await page.call(0)).answer(listOf(...rows), Date.now());
  return { ...page, onStart };
}

async function cancelFirst({ screen }: Awaited<ReturnType<typeof openList>>) {
  await screen.getByRole('button', { name: 'Cancel BTC to USDT' }).click();
  await screen.getByRole('button', { name: 'Cancel order' }).click();
}

describe('the list of limit orders', () => {
  test('shows what each order gives, its price, and how far the market is from it', async () => {
    const { screen, sendQuotes } = await openList(rowOf('a'));
    await expect.element(screen.getByText('0.1 BTC', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('1 BTC = 66,000 USDT')).toBeVisible();
    await expect.element(screen.getByText('No market price')).toBeVisible();
    sendQuotes([buildQuoteRow('BTCUSDT', { last: '60000' })]);
    await expect.element(screen.getByText('+10%')).toBeVisible();
  });

  test('puts the end of an open order into the calendar of its reader', async () => {
    const { screen } = await openList(rowOf('a'));
    const saved = catchDownload();
    await screen.getByRole('button', { name: 'Calendar file' }).click();
    const { name, text } = await saved;
    expect(name).toBe('limit-a.ics');
    expect(text).toContain('DTSTART:20300317T174640Z');
    expect(text).toContain('SUMMARY:Your limit order of 0.1 BTC to USDT expires');
    expect(text.replace(/\r\n /g, '')).toContain('Limit price 1 BTC = 66\\,000 USDT.');
  });

  test('asks before it cancels, shows it at once, and cancels once', async () => {
    const page = await openList(rowOf('a'));
    const { screen, call, calls } = page;
    await screen.getByRole('button', { name: 'Cancel BTC to USDT' }).click();
    await expect.element(screen.getByText(/0\.1 BTC. won't be converted to USDT/)).toBeVisible();
    await screen.getByRole('button', { name: 'Keep order' }).click();
    expect(calls).toHaveLength(1);
    await cancelFirst(page);
    await expect.element(screen.getByText('Cancelling', { exact: true })).toBeVisible();
    const cancel = await call(1);
    expect(cancel).toMatchObject({ name: 'limitOrderCancel', input: { exchangeTxId: 'a' } });
    cancel.answer({ exchangeTxId: 'a', status: 'cancelled' });
    await expect.element(screen.getByText('Cancelled', { exact: true })).toBeVisible();
    await expect.element(screen.getByText(/0\.1 BTC. to USDT: Cancelled\./)).toBeInTheDocument();
    expect(calls.filter(({ name }) => name === 'limitOrderCancel')).toHaveLength(1);
    // The buttons are gone; who works by keyboard goes on from what became of the order.
    expect(document.activeElement?.closest('li')?.textContent).toContain('Cancelled');
  });

  test('shows an order as open again when it could not be cancelled (136003), and asks what is true', async () => {
    const page = await openList(rowOf('a'));
    const { screen, call } = page;
    await cancelFirst(page);
    (await call(1)).fail(REFUSED);
    await expect.element(screen.getByText('Open', { exact: true })).toBeVisible();
    const list = await call(2);
    expect(list.name).toBe('convertQuery');
    list.answer(listOf());
    const one = await call(3);
    expect(one).toMatchObject({ name: 'limitOrderQuery', input: { exchangeTxId: 'a' } });
    one.answer(rowOf('a', 'filled', { filledRate: '66001' }));
    await expect.element(screen.getByText('Filled', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('1 BTC = 66,001 USDT')).toBeVisible();
  });

  test('does not cancel again when the answer is lost, but asks', async () => {
    const page = await openList(rowOf('a'));
    const { screen, call, calls } = page;
    await cancelFirst(page);
    (await call(1)).fail({ kind: 'http', code: '9000001', message: 'timeout', retryable: true });
    await expect.element(screen.getByText(/We're checking whether the order was cancelled/)).toBeVisible();
    (await call(2)).answer(listOf());
    (await call(3)).answer(rowOf('a', 'cancelled'));
    await expect.element(screen.getByText('Cancelled', { exact: true })).toBeVisible();
    expect(calls.filter(({ name }) => name === 'limitOrderCancel')).toHaveLength(1);
  });

  test('without orders says so and leads to the form', async () => {
    const { screen, onStart } = await openList();
    await expect.element(screen.getByText('You have no open limit orders.')).toBeVisible();
    await screen.getByRole('button', { name: 'Set a limit price' }).click();
    expect(onStart).toHaveBeenCalledOnce();
  });

  test('of a guest is not there', async () => {
    const page = await openExchangePart(<OpenOrders onStart={() => undefined} />);
    (await page.call(0)).answer(undefined);
    await expect.element(page.screen.getByText('Open limit orders')).not.toBeInTheDocument();
  });

  test('that could not be loaded says why, with another try', async () => {
    const { screen, call } = await openExchangePart(<OpenOrders onStart={() => undefined} />);
    (await call(0)).fail({ kind: 'business', code: '790000', message: 'busy', retryable: true });
    await screen.getByRole('button', { name: 'Try again' }).click();
    (await call(1)).answer(listOf(rowOf('a')));
    await expect.element(screen.getByText('1 BTC = 66,000 USDT')).toBeVisible();
  });

  test('shows a new order as soon as it is placed', async () => {
    const { show, call, screen } = await openList();
    await expect.element(screen.getByText('You have no open limit orders.')).toBeVisible();
    await show(<OpenOrders onStart={() => undefined} placedId="b" />);
    (await call(1)).answer(listOf(rowOf('b')));
    await expect.element(screen.getByText('1 BTC = 66,000 USDT')).toBeVisible();
  });

  test('forgets the orders of who was there before', async () => {
    const { screen, endSession, call, calls } = await openList(rowOf('a'));
    await expect.element(screen.getByText('1 BTC = 66,000 USDT')).toBeVisible();
    // An open order is asked for every 5 s, so that a slow page may have asked for the one before again by now.
    const asked = calls.length;
    endSession();
    await expect.element(screen.getByText('1 BTC = 66,000 USDT')).not.toBeInTheDocument();
    (await call(asked)).answer(listOf());
    await expect.element(screen.getByText('You have no open limit orders.')).toBeVisible();
  });

  test('asks again every 5 s while an order can change that was placed a moment ago', async () => {
    const { call, calls } = await openList({ ...rowOf('a'), createdAt: String(Date.now()) });
    await expect.poll(() => calls.length, { timeout: 8_000 }).toBe(2);
    expect((await call(1)).options).toMatchObject({ fresh: true });
  });

  test('breaks no rule of accessibility', async () => {
    const { screen } = await openList(rowOf('a'), rowOf('b', 'filled'));
    await expect.element(screen.getByText('Filled', { exact: true })).toBeVisible();
    const violations = await findViolations();
    const own = violations.filter(
      (each) => !/^(?:landmark|region|page-has|document-title|heading)/.test(each),
    );
    expect(own).toEqual([]);
  });
});

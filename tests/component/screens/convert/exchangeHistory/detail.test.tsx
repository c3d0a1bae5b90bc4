import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { AppError } from '#shared/result/appError.ts';
import { findViolations } from '#tests/support/browser/findViolations.ts';
import { buildBatch, buildOrder, buildRow } from '#tests/unit/app/features/conversions/buildRow.ts';
import { type Answer, callsOf, openHistory } from './openHistory.tsx';

/** What the exchange, or the way to it, answers in place of a result. */
function buildRefusal(kind: AppError['kind'], code: string, message: string): AppError {
  return { kind, code, message, retryable: kind === 'http' };
}

const NOW = String(Date.now() - 60_000);
const notFound = buildRefusal('business', '700004', 'order not found');
const INSTANT = '/exchange/history?type=instant';
const LIMIT = '/exchange/history?type=limit';

const one: Answer = ({ name }) =>
  name === 'convertQuery' ? { result: { total: 1, list: [buildRow({ createdAt: NOW })] } } : undefined;

describe('the details of a conversion', () => {
  test('open from its row, are in the address, and close by the way back', async () => {
    const { screen, search, goBack } = await openHistory({ path: INSTANT, answer: one });
    await screen.getByRole('button', { name: /^Details of BTC to USDT/ }).click();
    const drawer = screen.getByRole('dialog', { name: 'Conversion: BTC to USDT' });
    await expect.element(drawer.getByText('1 BTC = 64,982.1 USDT')).toBeVisible();
    await expect.element(drawer.getByText('\u2066−0.10%\u2069 (\u20666.51 USDT\u2069)')).toBeVisible();
    expect(search()).toBe('?type=instant&id=conv_000001');
    expect(await findViolations()).toEqual([]);
    await goBack();
    await expect.poll(() => drawer.query()).toBeNull();
  });

  test('of one that failed say what was asked for, and that nothing was received', async () => {
    const row = buildRow({ createdAt: NOW, exchangeStatus: 'failure', failCode: 700001 });
    const { screen } = await openHistory({
      path: `${INSTANT}&id=conv_000001`,
      answer: ({ name }) => (name === 'convertQuery' ? { result: { total: 1, list: [row] } } : undefined),
    });
    const drawer = screen.getByRole('dialog', { name: 'Conversion: BTC to USDT' });
    await expect.element(drawer.getByText('requested').first()).toBeVisible();
    await expect.element(drawer.getByText('0 USDT').first()).toBeVisible();
    expect(document.body.textContent).not.toContain('6,498.21');
    const given = drawer.getByText('requested').first().element().closest('[data-mark="asked"]');
    const grey = getComputedStyle(drawer.getByText('requested').first().element()).color;
    expect(given === null ? '' : getComputedStyle(given).color).toBe(grey);
    expect(await findViolations()).toEqual([]);
  });

  test('lead to the ticket with pair and amount, and send nothing', async () => {
    const { screen, calls } = await openHistory({ path: `${INSTANT}&id=conv_000001`, answer: one });
    await expect
      .element(screen.getByRole('dialog').getByRole('link', { name: 'Repeat' }))
      .toHaveAttribute(
        'href',
        '/exchange/index?tab=instant&from=BTC&to=USDT&amount=0.1&side=from&account=funding',
      );
    expect(callsOf(calls, 'convertQuote')).toEqual([]);
  });

  test('are found by their id whatever the filters are', async () => {
    const { screen } = await openHistory({
      path: '/exchange/history?type=fiat&id=batch_000001',
      answer: ({ name, input }) => {
        if (input.exchangeTxId === undefined) return undefined;
        if (name === 'batchQuery') return { result: { total: 1, records: [buildBatch()] } };
        return { error: notFound };
      },
    });
    const drawer = screen.getByRole('dialog', { name: 'Conversion: 2 coins to USDT' });
    await expect.element(drawer.getByText('Coins in this batch')).toBeVisible();
    await expect.element(drawer.getByText(/^Some coins were converted\./)).toBeVisible();
  });

  test('of an unknown id are said to be missing', async () => {
    const { screen, search } = await openHistory({
      path: `${INSTANT}&id=nothing_here`,
      answer: ({ input }) => (input.exchangeTxId === undefined ? undefined : { error: notFound }),
    });
    await expect.element(screen.getByText("We couldn't find a conversion with this ID.")).toBeVisible();
    await screen.getByRole('button', { name: 'Clear ID' }).click();
    await expect.poll(search).toBe('?type=instant');
  });
});

describe('an open order in the history', () => {
  /** An exchange with one open order; `cancel` says what becomes of it. */
  const withOrder = (
    cancel: () => ReturnType<Answer>,
  ): { answer: Answer; end: (status: 'filled' | 'cancelled') => void } => {
    let status: Parameters<typeof buildOrder>[0] = 'open';
    return {
      answer: ({ name }) => {
        if (name === 'limitOrderCancel') return cancel();
        if (name !== 'convertQuery') return undefined;
        return {
          result: { total: 1, list: [{ ...buildOrder(status), exchangeTxId: 'order_1', createdAt: NOW }] },
        };
      },
      end: (next) => {
        status = next;
      },
    };
  };

  test('is cancelled once it was confirmed, by one call', async () => {
    const order = withOrder(() => {
      order.end('cancelled');
      return { result: { exchangeTxId: 'order_1', status: 'cancelled' } };
    });
    const { screen, calls } = await openHistory({ path: LIMIT, answer: order.answer });
    await screen.getByRole('button', { name: 'Cancel order BTC to USDT' }).click();
    expect(callsOf(calls, 'limitOrderCancel')).toEqual([]);
    await screen.getByRole('dialog').getByRole('button', { name: 'Cancel order', exact: true }).click();
    await expect.element(screen.getByRole('cell', { name: 'Cancelled' })).toBeVisible();
    expect(callsOf(calls, 'limitOrderCancel')).toHaveLength(1);
    await expect
      .element(screen.getByRole('button', { name: 'Cancel order BTC to USDT' }))
      .not.toBeInTheDocument();
  });

  test('is open again where the exchange says that it cannot be cancelled (136003)', async () => {
    const refused = buildRefusal('business', '136003', 'order not cancellable');
    const order = withOrder(() => ({ error: refused }));
    const { screen } = await openHistory({ path: LIMIT, answer: order.answer });
    await screen.getByRole('button', { name: 'Cancel order BTC to USDT' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Cancel order', exact: true }).click();
    await expect.element(screen.getByRole('cell', { name: 'Open', exact: true })).toBeVisible();
  });

  test('is asked for again, and not cancelled again, where the answer was lost', async () => {
    const lost = buildRefusal('http', '9000001', 'timed out');
    const order = withOrder(() => {
      order.end('filled');
      return { error: lost };
    });
    const { screen, calls } = await openHistory({ path: LIMIT, answer: order.answer });
    await screen.getByRole('button', { name: 'Cancel order BTC to USDT' }).click();
    await screen.getByRole('dialog').getByRole('button', { name: 'Cancel order', exact: true }).click();
    await expect.element(screen.getByRole('cell', { name: 'Filled', exact: true })).toBeVisible();
    expect(callsOf(calls, 'limitOrderCancel')).toHaveLength(1);
  });
});

test('The keys of a history open a row and go from page to page', async () => {
  const list = Array.from({ length: 25 }, (_, at) =>
    buildRow({ exchangeTxId: `conv_${String(at).padStart(6, '0')}`, createdAt: String(Number(NOW) - at) }),
  );
  const { screen, search } = await openHistory({
    path: INSTANT,
    answer: ({ name }) => (name === 'convertQuery' ? { result: { total: 25, list } } : undefined),
  });
  await expect.element(screen.getByText(/^1 to 20 of \d+$/)).toBeVisible();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(search).toBe('?type=instant&page=2');
  await expect.element(screen.getByText(/^21 to \d+ of \d+$/)).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  // The page stays where it was.
  expect(search()).toBe('?type=instant&id=conv_000020&page=2');
});

import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { appError } from '#shared/result/appError.ts';
import { findViolations } from '#tests/support/browser/findViolations.ts';
import { buildBatch, buildOrder, buildRow } from '#tests/unit/app/features/conversions/buildRow.ts';
import { type Answer, asksFor, callsOf, openHistory } from './openHistory.tsx';

const NOW = String(Date.now() - 60_000);
const EARLIER = String(Date.now() - 120_000);
const down = { ...appError('http/503', 'The exchange is busy.'), retryable: true };

/** One conversion, one open order and one batch, each by its own call. */
const some: Answer = (call) => {
  if (call.name === 'batchQuery') {
    return { result: { total: 1, records: [buildBatch({ createdAt: EARLIER })] } };
  }
  if (asksFor(call, 'limit_order_funding') && !asksFor(call, 'funding')) {
    return { result: { total: 1, list: [{ ...buildOrder('open'), createdAt: NOW }] } };
  }
  if (asksFor(call, 'funding')) {
    return { result: { total: 1, list: [buildRow({ createdAt: NOW, finishedAt: NOW })] } };
  }
  if (call.name === 'klines') {
    return {
      result: { list: [{ t: call.input.from, o: '1', h: '1', l: '1', c: '65000', v: '1', qv: '1' }] },
    };
  }
  return undefined;
};

describe('the conversion history', () => {
  test('shows conversions of all kinds in one timeline, and passes the accessibility rules', async () => {
    const { screen } = await openHistory({ answer: some });
    await expect.element(screen.getByRole('table', { name: 'All' })).toBeVisible();
    await expect.element(screen.getByRole('cell', { name: /^0\.10* BTC/ }).first()).toBeVisible();
    await expect.element(screen.getByRole('cell', { name: '2 coins' })).toBeVisible();
    await expect.element(screen.getByRole('cell', { name: 'Limit order' })).toBeVisible();
    expect(await findViolations()).toEqual([]);
  });

  test('shows what answers where a part fails, says which part is missing, and gets it by another try', async () => {
    let isDown = true;
    const { screen } = await openHistory({
      answer: (call) => (call.name === 'batchQuery' && isDown ? { error: down } : some(call)),
    });
    await expect.element(screen.getByText("Some rows couldn't be loaded: Batch.")).toBeVisible();
    await expect.element(screen.getByRole('cell', { name: /^0\.10* BTC/ }).first()).toBeVisible();
    isDown = false;
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByRole('cell', { name: '2 coins' })).toBeVisible();
  });

  test('says why a tab is empty, and looks further back by one click', async () => {
    const { screen, search } = await openHistory({ path: '/exchange/history?type=fiat' });
    await expect.element(screen.getByText('No fiat conversions in this period.')).toBeVisible();
    await screen.getByRole('button', { name: 'Show older records' }).click();
    await expect.poll(search).toMatch(/start=\d{4}-\d\d-\d\d&end=/);
    await expect.element(screen.getByRole('link', { name: 'Convert now' })).toBeVisible();
  });

  test('keeps tab and filters in the address, and asks the exchange by them', async () => {
    const { screen, calls, search } = await openHistory({ answer: some });
    await screen.getByRole('tab', { name: 'Limit orders' }).click();
    await screen.getByRole('combobox', { name: 'Status' }).selectOptions('open');
    await screen.getByRole('textbox', { name: 'Coin sold' }).fill('btc');
    await userEvent.keyboard('{Enter}');
    await expect.poll(search).toBe('?fromCoin=BTC&type=limit&status=open');
    await expect
      .poll(() => callsOf(calls, 'convertQuery').at(-1))
      .toMatchObject({ accountType: 'limit_order_funding', fromCoin: 'BTC', status: 'open' });
  });

  test('asks in two and draws a line where a period lies on both sides of the cut-off', async () => {
    const cutOff = 1_714_449_600_000;
    const { screen, calls } = await openHistory({
      path: '/exchange/history?type=limit&start=2024-04-01&end=2024-05-15',
      answer: ({ name, input }) => {
        if (name !== 'convertQuery') return undefined;
        const isOlder = Number(input.endTime) < cutOff;
        const createdAt = String(isOlder ? cutOff - 1 : cutOff);
        return {
          result: {
            total: 1,
            list: [{ ...buildOrder('filled'), exchangeTxId: `order_${createdAt}`, createdAt }],
          },
        };
      },
    });
    await expect.element(screen.getByText(/^Older records, before/)).toBeVisible();
    const asked = callsOf(calls, 'convertQuery');
    expect(asked).toHaveLength(2);
    expect(
      asked.map(({ startTime, endTime }) => Number(startTime) < cutOff && Number(endTime) >= cutOff),
    ).toEqual([false, false]);
  });

  test('names what of its address it cannot read, and goes on', async () => {
    const { screen } = await openHistory({ path: '/exchange/history?status=lost&colour=red', answer: some });
    await expect.element(screen.getByText(/Ignored because they aren't valid here/)).toBeVisible();
    expect(screen.getByText(/up to 180 days/).query()).toBeNull();
    await expect.element(screen.getByRole('table', { name: 'All' })).toBeVisible();
  });

  test('says how long a period may be where its address asks for more, and offers this year', async () => {
    const { screen } = await openHistory({
      path: '/exchange/history?start=2026-01-01&end=2026-09-01',
      answer: some,
    });
    await expect.element(screen.getByText('The period can be up to 180 days.')).toBeVisible();
    await screen.getByRole('button', { name: /^Period/ }).click();
    await expect.element(screen.getByRole('button', { name: 'This year' })).toBeVisible();
  });

  test('sums what was booked by pair, and compares it with spot on demand', async () => {
    const { screen } = await openHistory({ path: '/exchange/history?type=instant', answer: some });
    await screen.getByText('Totals', { exact: true }).click();
    const sums = screen.getByRole('region', { name: 'Totals by pair' });
    await expect.element(sums.getByText('6,498.21')).toBeVisible();
    await expect.element(sums.getByText('1 BTC = 64,982.1 USDT')).toBeVisible();
    await sums.getByRole('button', { name: 'Compare with spot: BTC to USDT' }).click();
    // The quote was 0.1 % below spot, which would have given 6,504.7147…; a loss is never rounded away.
    await expect.element(sums.getByText('0.10% worse than spot (\u20666.51 USDT\u2069)')).toBeVisible();
  });

  test.each([1440, 768, 360, 320])('moves nothing sideways at %i pixels', async (width) => {
    const { screen } = await openHistory({ answer: some, width });
    await expect.element(screen.getByRole('cell', { name: '2 coins' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});

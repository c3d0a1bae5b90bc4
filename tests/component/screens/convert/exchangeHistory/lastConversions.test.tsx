import { expect, test, vi } from 'vitest';
import { QueriesHost } from '#app/queries/QueriesHost.tsx';
import { LastConversions } from '#app/screens/convert/exchange/lastConversions/LastConversions.tsx';
import { appError } from '#shared/result/appError.ts';
import { findViolations } from '#tests/support/browser/findViolations.ts';
import { buildBatch, buildOrder, buildRow } from '#tests/unit/app/features/conversions/buildRow.ts';
import { type Answer, asksFor, openHistory } from './openHistory.tsx';

const NOW = Date.now() - 60_000;
const at = (minutesAgo: number): string => String(NOW - minutesAgo * 60_000);

function openLast(answer: Answer, { width = 1440, onStart = () => undefined } = {}) {
  const part = (
    <QueriesHost>
      <h1>Convert</h1>
      <LastConversions onStart={onStart} />
    </QueriesHost>
  );
  return openHistory({ part, answer, width });
}

/** Four conversions, an order and a batch: one more than is shown. */
const six: Answer = (call) => {
  if (call.name === 'batchQuery') {
    return { result: { total: 1, records: [buildBatch({ createdAt: at(1) })] } };
  }
  if (asksFor(call, 'limit_order_funding')) {
    return { result: { total: 1, list: [{ ...buildOrder('open'), createdAt: at(0) }] } };
  }
  if (!asksFor(call, 'funding')) return undefined;
  const list = [2, 3, 4, 5].map((minutes) =>
    buildRow({ exchangeTxId: `conv_${minutes}`, createdAt: at(minutes), finishedAt: at(minutes) }),
  );
  list[0] = {
    ...list[0],
    ...buildRow({ exchangeTxId: 'conv_failed', createdAt: at(2), exchangeStatus: 'failure' }),
  };
  return { result: { total: 4, list } };
};

test.each([1440, 360])(
  'The last five conversions of all kinds say what was made of what, and lead to their details (%i px)',
  async (width) => {
    const { screen } = await openLast(six, { width });
    const items = screen.getByRole('listitem');
    await expect.poll(() => items.elements().length).toBe(5);
    const words = items.elements().map(({ textContent }) => textContent);
    expect(words[0]).toMatch(/0\.1\sBTC.*expected.*6,498\.21\sUSDT.*Open/);
    expect(words[1]).toMatch(/2 coins.*149\sUSDT.*Partly completed/);
    expect(words[2]).toMatch(/0\sUSDT.*Nothing was converted.*Failed/);
    const details = screen.getByRole('link', { name: /^Details of BTC to USDT/ }).nth(1);
    await expect.element(details).toHaveAttribute('href', '/exchange/history?id=conv_failed');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    expect(await findViolations()).toEqual([]);
  },
);

test('A user without conversions is led to the ticket', async () => {
  const start = vi.fn();
  const { screen } = await openLast(() => undefined, { onStart: start });
  await screen.getByRole('button', { name: 'Convert now' }).click();
  expect(start).toHaveBeenCalledOnce();
});

test('A guest is shown no list', async () => {
  const { screen, calls } = await openLast(() => ({ result: undefined }));
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  await expect.poll(() => screen.getByRole('region', { name: 'Recent conversions' }).query()).toBeNull();
});

test('Where a part of the list fails, the others are shown and it is said', async () => {
  const down = appError('http/status', 'The exchange is busy.');
  const { screen } = await openLast((call) => (call.name === 'batchQuery' ? { error: down } : six(call)));
  await expect.element(screen.getByText(/^Some conversions couldn't be loaded\./)).toBeVisible();
  expect(screen.getByRole('listitem').elements().length).toBe(5);
});

import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { useTicketLink } from '#app/features/ticketForm/useTicketLink.ts';
import { LimitTab } from '#app/screens/convert/exchange/limit/LimitTab.tsx';
import { type InstantOptions, openInstant } from '#tests/support/browser/openInstant.tsx';

const CLOSED = { enabled: false, minPriceRatio: '0.5', maxPriceRatio: '2', expireDays: [1], maxOpen: 20 };

function Tab() {
  const address = useTicketLink();
  const [orders, setOrders] = useState<HTMLElement | null>(null);
  return (
    <>
      <h1>Convert</h1>
      <LimitTab {...{ address, orders }} wanted={null} />
      <div ref={setOrders} />
    </>
  );
}

const open = (options: InstantOptions = {}) =>
  openInstant({ path: '/?tab=limit&from=BTC&to=USDT&amount=0.1', part: <Tab />, ...options });

describe('The Limit tab', () => {
  test('shows the open orders also for a pair that has no limit orders', async () => {
    const { screen } = await open({ limit: { limitOrder: CLOSED } });
    await expect.element(screen.getByText(/aren't available right now/)).toBeVisible();
    await expect.element(screen.getByRole('region', { name: 'Open limit orders' })).toBeInTheDocument();
  });

  test('goes on with an order that was sent, whatever pair is chosen meanwhile', async () => {
    const { screen, router, next } = await open();
    await screen.getByRole('textbox', { name: 'Price of 1 BTC' }).fill('70000');
    await userEvent.keyboard('{Enter}');
    await screen.getByRole('button', { name: 'Place order, BTC to USDT' }).click();
    const created = await next('limitOrderCreate');
    await router.navigate('/?tab=limit&from=ETH&to=USDT&amount=0.1');
    created.answer({ exchangeTxId: 'x1', status: 'open', lockedAmount: '0.1', expiredAt: '1900000000000' });
    await expect.element(screen.getByRole('region', { name: 'Limit order placed' })).toBeVisible();
  });

  test('keeps the number on the side that is given when the coins are swapped', async () => {
    const { screen, fields, address } = await open();
    await expect.element(fields.from).toHaveValue('0.1');
    await screen.getByRole('button', { name: 'Swap coins' }).click();
    await expect.poll(address).toContain('from=USDT');
    await expect.element(fields.from).toHaveValue('0.1');
  });
});

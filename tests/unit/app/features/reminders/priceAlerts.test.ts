import { describe, expect, test } from 'vitest';
import type { PriceAlert } from '#app/stores/createReminders.ts';
import { openDevice, type TabOptions } from './openDevice.ts';

const ALERT: PriceAlert = {
  id: 'one',
  from: 'BTC',
  to: 'USDT',
  side: 'above',
  price: '70000',
  createdAtMs: 1,
};
const SHOWN = 'alerts.met.above | 70,000 USDT | 1 BTC = 70,000 USDT';

function openTabWith(alert: PriceAlert, options: TabOptions = {}) {
  const device = openDevice();
  const tab = device.openTab(options);
  tab.reminders.addAlert(alert);
  return { ...device, ...tab };
}

describe('A price alert', () => {
  test('is shown when the price reaches it, and not before', async () => {
    const { sendPrice, shown } = openTabWith(ALERT);
    await sendPrice('69999.99');
    expect(shown).toEqual([]);
    await sendPrice('70000');
    expect(shown).toEqual([SHOWN]);
  });

  test('below the price is shown when the price falls to it', async () => {
    const { sendPrice, shown } = openTabWith({ ...ALERT, side: 'below' });
    await sendPrice('70000.01');
    await sendPrice('69000');
    expect(shown).toEqual(['alerts.met.below | 70,000 USDT | 1 BTC = 69,000 USDT']);
  });

  test('is shown once, however long the price stays there', async () => {
    const { sendPrice, shown, clock } = openTabWith(ALERT);
    await sendPrice('70000');
    clock.advance(1_000);
    await sendPrice('71000');
    expect(shown).toHaveLength(1);
  });

  test.each([true, false])(
    'is shown by one tab only, although two receive the price at the same moment (locks: %s)',
    async (hasLocks) => {
      const { openTab, sendPrice, shown } = openTabWith(ALERT, { hasLocks });
      const other = openTab({ hasLocks });
      await Promise.all([sendPrice('70000'), other.sendPrice('70000')]);
      expect([...shown, ...other.shown]).toEqual([SHOWN]);
    },
  );

  test('that another tab has shown is not shown again', async () => {
    const { openTab, sendPrice, clock, reminders } = openTabWith(ALERT);
    const other = openTab();
    await sendPrice('70000');
    clock.advance(1_000);
    await Promise.resolve();
    await other.sendPrice('70000');
    expect(other.shown).toEqual([]);
    expect(reminders.getState().alerts).toEqual([]);
  });

  test('has its symbols watched while it is set, and no longer', async () => {
    const { sendPrice, watched, stop } = openTabWith(ALERT);
    expect(watched).toEqual([['BTCUSDT', 'USDTBTC']]);
    await sendPrice('70000');
    expect(watched).toEqual([['BTCUSDT', 'USDTBTC'], []]);
    stop();
    expect(watched).toHaveLength(2);
  });
});

import { describe, expect, test } from 'vitest';
import { ANN, openDevice, type TabOptions } from './openDevice.ts';

const SHOWN = 'lowBalance.reminder.shown | 6.00 | 5';

function openTabAbove5(options: TabOptions = {}) {
  const device = openDevice();
  const tab = device.openTab(options);
  tab.reminders.setLowBalance(ANN, '5');
  return { ...device, ...tab };
}

describe('The reminder of small balances', () => {
  test('is shown once, for coins that can be converted alone', async () => {
    const { shown, passMinutes } = openTabAbove5();
    await passMinutes(45);
    expect(shown).toEqual([SHOWN]);
  });

  test('is shown again when they were below in between', async () => {
    const { shown, passMinutes, state } = openTabAbove5();
    await passMinutes(5);
    state.worth = '5';
    await passMinutes(15);
    state.worth = '6';
    await passMinutes(15);
    expect(shown).toEqual([SHOWN, SHOWN]);
  });

  test('is shown by one tab only', async () => {
    const { openTab, shown, passMinutes } = openTabAbove5();
    const other = openTab();
    await passMinutes(15);
    expect([...shown, ...other.shown]).toEqual([SHOWN]);
  });

  test('asks nothing while the tab is hidden, for a guest, or for a user without one', async () => {
    const { state, passMinutes, shown } = openTabAbove5({ isVisible: false });
    await passMinutes(30);
    state.isVisible = true;
    state.userId = null;
    await passMinutes(30);
    state.userId = 7;
    await passMinutes(30);
    expect([state.asked, shown]).toEqual([0, []]);
  });

  test('asks again after a failure, and stops when the watch ends', async () => {
    const { state, passMinutes, shown, stop, clock } = openTabAbove5();
    state.isFailing = true;
    await passMinutes(5);
    state.isFailing = false;
    await passMinutes(15);
    expect(shown).toHaveLength(1);
    stop();
    expect(clock.timerCount()).toBe(0);
  });

  test('is not shown to a user who logged in while it was asking', async () => {
    const { state, shown, clock } = openTabAbove5();
    clock.advance(60_000);
    state.userId = 8;
    await new Promise((resolve) => setImmediate(resolve));
    expect([state.asked, shown]).toEqual([1, []]);
  });
});

import { describe, expect, test } from 'vitest';
import { openDevice } from './openDevice.ts';

const SHOWN = 'block.reminder.text';

describe('The reminder that the OTC desk opens', () => {
  test('is shown once, at its time, and then removed', () => {
    const { clock, openTab } = openDevice();
    const { reminders, shown } = openTab();
    reminders.setOtcOpening(clock.wallNow() + 90_000);
    clock.advance(89_999);
    expect(shown).toEqual([]);
    clock.advance(1);
    expect(shown).toEqual([SHOWN]);
    expect(reminders.getState().otcOpensAtMs).toBeNull();
    clock.advance(10_000_000);
    expect(shown).toHaveLength(1);
  });

  test('survives a reload', () => {
    const { clock, openTab } = openDevice();
    const before = openTab();
    before.reminders.setOtcOpening(clock.wallNow() + 60_000);
    before.stop();
    const { shown } = openTab();
    clock.advance(60_000);
    expect([before.shown, shown]).toEqual([[], [SHOWN]]);
  });

  test('is shown by one tab only', () => {
    const { clock, openTab } = openDevice();
    const tab = openTab();
    tab.reminders.setOtcOpening(clock.wallNow() + 60_000);
    const other = openTab();
    clock.advance(60_000);
    expect([...tab.shown, ...other.shown]).toEqual([SHOWN]);
  });

  test('is not shown when another tab has removed it', () => {
    const { clock, openTab } = openDevice();
    const { reminders, shown } = openTab();
    reminders.setOtcOpening(clock.wallNow() + 60_000);
    openTab().reminders.setOtcOpening(null);
    clock.advance(120_000);
    expect(shown).toEqual([]);
  });

  test('is not shown after the watch has ended', () => {
    const { clock, openTab } = openDevice();
    const { reminders, shown, stop } = openTab();
    reminders.setOtcOpening(clock.wallNow() + 60_000);
    stop();
    clock.advance(120_000);
    expect(shown).toEqual([]);
    expect(clock.timerCount()).toBe(0);
  });

  test('is removed without a word when the opening was long ago', () => {
    const { clock, openTab } = openDevice();
    const before = openTab();
    before.reminders.setOtcOpening(clock.wallNow() + 1_000);
    before.stop();
    clock.advance(4_000_000);
    const { reminders, shown } = openTab();
    expect(shown).toEqual([]);
    expect(reminders.getState().otcOpensAtMs).toBeNull();
  });
});

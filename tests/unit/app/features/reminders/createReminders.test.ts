import { describe, expect, test } from 'vitest';
import { createReminders, MOST_ALERTS, type PriceAlert } from '#app/stores/createReminders.ts';
import { DENIED, openStorage } from '#tests/support/fakeStorage.ts';

const ALERT: PriceAlert = {
  id: 'a',
  from: 'BTC',
  to: 'USDT',
  side: 'above',
  price: '70000',
  createdAtMs: 1,
};

describe('The reminders of a device', () => {
  test('are the same for a tab that opens later, and for one that is asked to read them again', () => {
    const storage = openStorage();
    const [one, other] = [createReminders(storage), createReminders(storage)];
    one.addAlert(ALERT);
    one.setLowBalance(7, '2.5');
    one.setOtcOpening(1_700_000_000_000.4);
    other.reload();
    const expected = {
      alerts: [ALERT],
      lowBalanceByUser: { 7: { aboveUsd: '2.5', isShown: false } },
      otcOpensAtMs: 1_700_000_000_000,
    };
    expect(other.getState()).toEqual(expected);
    expect(createReminders(storage).getState()).toEqual(expected);
  });

  test('can be claimed by one tab only', () => {
    const storage = openStorage();
    const one = createReminders(storage);
    one.addAlert(ALERT);
    one.setLowBalance(7, '2.5');
    one.setOtcOpening(1_000);
    const other = createReminders(storage);
    const claim = ({ claimAlerts, markLowBalance, claimOtcOpening }: typeof one) => [
      claimAlerts(new Set(['a'])),
      markLowBalance(7, true),
      claimOtcOpening(1_000),
    ];
    expect(claim(one)).toEqual([[ALERT], true, true]);
    expect(claim(other)).toEqual([[], false, false]);
  });

  test('drop what is invalid in storage and keep the rest', () => {
    const storage = openStorage();
    storage.setItem('sluice.alerts', JSON.stringify([{ id: 'x' }, 7, { ...ALERT, price: 'much' }, ALERT]));
    // `isTold` is of an older build.
    const balances = '{"7":{"aboveUsd":"5","isTold":true},"8":{"aboveUsd":"-5"},"ann":{"aboveUsd":"5"}}';
    storage.setItem('sluice.dustReminders', balances);
    storage.setItem('sluice.deskReminder', 'soon');
    expect(createReminders(storage).getState()).toEqual({
      alerts: [ALERT],
      lowBalanceByUser: { 7: { aboveUsd: '5', isShown: false } },
      otcOpensAtMs: null,
    });
  });

  test('can be set over what is no JSON', () => {
    const storage = openStorage();
    storage.setItem('sluice.alerts', '{');
    const { addAlert, getState } = createReminders(storage);
    expect(addAlert(ALERT)).toBe(true);
    expect(getState().alerts).toEqual([ALERT]);
  });

  test('last as long as the tab where the browser stores nothing', () => {
    const { addAlert, setLowBalance, setOtcOpening, claimOtcOpening, getState } = createReminders(DENIED);
    addAlert(ALERT);
    setLowBalance(7, '5');
    setOtcOpening(1_000);
    expect(getState()).toMatchObject({ alerts: [ALERT], otcOpensAtMs: 1_000 });
    expect(claimOtcOpening(1_000)).toBe(true);
    expect(getState().otcOpensAtMs).toBeNull();
  });

  test('are met as long as the tab where storage is full', () => {
    const full = { ...openStorage(), setItem: DENIED.setItem };
    const { addAlert, setLowBalance, claimAlerts, markLowBalance, getState } = createReminders(full);
    addAlert(ALERT);
    addAlert({ ...ALERT, id: 'b' });
    setLowBalance(7, '5');
    expect(getState().alerts.map(({ id }) => id)).toEqual(['a', 'b']);
    expect(claimAlerts(new Set(['a']))).toEqual([ALERT]);
    expect(claimAlerts(new Set(['a']))).toEqual([]);
    expect(markLowBalance(7, true)).toBe(true);
  });

  test('are not lost where storage is full and another tab changes one of another kind', () => {
    const room = openStorage();
    const { addAlert, reload, getState } = createReminders({ ...room, setItem: DENIED.setItem });
    addAlert(ALERT);
    createReminders(room).setOtcOpening(1_000);
    reload();
    expect(getState()).toMatchObject({ alerts: [ALERT], otcOpensAtMs: 1_000 });
  });

  test('are at most twenty price alerts', () => {
    const { addAlert } = createReminders(openStorage());
    for (let at = 0; at < MOST_ALERTS; at += 1) expect(addAlert({ ...ALERT, id: String(at) })).toBe(true);
    expect(addAlert({ ...ALERT, id: 'one more' })).toBe(false);
  });
});

import { describe, expect, test } from 'vitest';
import { createTestAmounts } from '#app/storage/testAmounts.ts';
import { DENIED, openStorage } from '#tests/support/fakeStorage.ts';
import { ANN, openDevice } from './openDevice.ts';

const TEST = {
  ...{ coin: 'USDT', chain: 'TRX', address: 'T1', tag: '', tested: '10', rest: '990' },
  ...{ atMs: 1, requestId: 'request-1' },
};
const SHOWN = 'testAmount.arrived | 10 USDT | 990 USDT';

function openTested() {
  const storage = openStorage();
  createTestAmounts(ANN, storage).keep(TEST);
  const device = openDevice(storage);
  return { ...device, ...device.openTab(), tests: createTestAmounts(ANN, storage) };
}

describe('The reminder of a test amount', () => {
  test('is shown once it has arrived, once, and the rest is still offered at its address', async () => {
    const { shown, passMinutes, state, tests } = openTested();
    await passMinutes(5);
    expect(shown).toEqual([]);
    state.testStatus = 'success';
    await passMinutes(10);
    expect(shown).toEqual([SHOWN]);
    expect(tests.find(TEST)).toMatchObject({ rest: '990' });
    expect(tests.waiting()).toEqual([]);
  });

  test('is shown by one tab only, and not again after a reload', async () => {
    const { openTab, shown, passMinutes, state } = openTested();
    const other = openTab();
    state.testStatus = 'success';
    other.state.testStatus = 'success';
    await passMinutes(10);
    const later = openTab();
    later.state.testStatus = 'success';
    await passMinutes(10);
    expect([...shown, ...other.shown, ...later.shown]).toEqual([SHOWN]);
  });

  test('is shown once by a tab whose storage is full', async () => {
    const room = openStorage();
    createTestAmounts(ANN, room).keep(TEST);
    const device = openDevice({ ...room, setItem: DENIED.setItem });
    const { shown, state } = device.openTab();
    state.testStatus = 'success';
    await device.passMinutes(10);
    expect(shown).toEqual([SHOWN]);
  });

  test('is not shown of what was dropped, to another user, or in a hidden tab', async () => {
    const { shown, passMinutes, state, tests } = openTested();
    state.testStatus = 'success';
    state.userId = 7;
    await passMinutes(5);
    state.userId = ANN;
    state.isVisible = false;
    await passMinutes(5);
    tests.drop(TEST);
    state.isVisible = true;
    await passMinutes(5);
    expect(shown).toEqual([]);
  });
});

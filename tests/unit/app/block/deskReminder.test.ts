import { describe, expect, test } from 'vitest';
import { createDeskReminder } from '#app/screens/exchange/block/deskReminder.ts';
import { createFakeClock } from '#tests/support/fakeClock.ts';

function openStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const kept = new Map<string, string>();
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

const DENIED = {
  getItem: () => {
    throw new Error('denied');
  },
  setItem: () => {
    throw new Error('denied');
  },
  removeItem: () => {
    throw new Error('denied');
  },
};

function open(storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = openStorage()) {
  const clock = createFakeClock();
  let told = 0;
  const reminder = createDeskReminder({
    clock,
    storage,
    onDue: () => {
      told += 1;
    },
  });
  return { clock, reminder, storage, told: () => told };
}

describe('the reminder that the desk opens', () => {
  test('is told once, at its time, and then forgotten', () => {
    const { clock, reminder, told } = open();
    reminder.start();
    reminder.set(clock.wallNow() + 90_000);
    clock.advance(89_999);
    expect(told()).toBe(0);
    clock.advance(1);
    expect(told()).toBe(1);
    expect(reminder.read()).toBeNull();
    clock.advance(10_000_000);
    expect(told()).toBe(1);
  });

  test('survives a reload', () => {
    const { clock, reminder, storage } = open();
    reminder.set(clock.wallNow() + 60_000);
    const again = open(storage);
    again.reminder.start();
    again.clock.advance(60_000);
    expect(again.told()).toBe(1);
  });

  test('is not told when it was taken away, by whichever tab', () => {
    const { clock, reminder, storage, told } = open();
    reminder.start();
    reminder.set(clock.wallNow() + 60_000);
    open(storage).reminder.clear();
    clock.advance(120_000);
    expect(told()).toBe(0);
  });

  test('is not told after the screen has gone', () => {
    const { clock, reminder, told } = open();
    const end = reminder.start();
    reminder.set(clock.wallNow() + 60_000);
    end();
    clock.advance(120_000);
    expect(told()).toBe(0);
    expect(clock.timerCount()).toBe(0);
  });

  test('says nothing of an opening that was long ago', () => {
    const { clock, reminder, storage } = open();
    reminder.set(clock.wallNow() + 1_000);
    const late = open(storage);
    late.clock.advance(4_000_000);
    late.reminder.start();
    expect(late.told()).toBe(0);
    expect(late.reminder.read()).toBeNull();
  });

  test('fails nobody where the browser keeps nothing', () => {
    const { clock, reminder, told } = open(DENIED);
    reminder.start();
    reminder.set(clock.wallNow() + 1_000);
    clock.advance(2_000);
    reminder.clear();
    expect(reminder.read()).toBeNull();
    expect(told()).toBe(0);
  });
});

import { describe, expect, it } from 'vitest';
import { createStore } from 'zustand/vanilla';
import type { AnswerOf } from '#app/bridge/request.ts';
import { createDustWatch } from '#app/screens/exchange/lowBalance/createDustWatch.ts';
import type { DustReminders } from '#app/stores/dustReminderStore.ts';
import { err, ok } from '#shared/result/result.ts';
import { createFakeClock } from '#tests/support/fakeClock.ts';
import { buildCoin, buildView } from './buildLowBalanceView.ts';

const ANN = 20_000_001;
const MINUTE_MS = 60_000;

function openWatch(isVisible = true) {
  const clock = createFakeClock();
  const reminders = createStore<DustReminders>()(() => ({
    byUser: { [ANN]: { aboveUsd: '5', isTold: false } },
  }));
  const told: string[] = [];
  const state = { worth: '6', isVisible, userId: ANN as number | null, isFailing: false, asked: 0 };
  const stop = createDustWatch({
    clock,
    request: async (name) => {
      state.asked += 1;
      if (state.isFailing) return err({ kind: 'http', code: 'http/0', message: '', retryable: true });
      const closed = buildCoin('B', { usdt_value: '100', support: 2 });
      const result = buildView([buildCoin('A', { usdt_value: state.worth }), closed]);
      // The watch calls nothing else.
      return ok({ result, asOfMs: 0, generation: 1, skewMs: 0 } as unknown as AnswerOf<typeof name>);
    },
    reminders,
    readUserId: () => state.userId,
    isVisible: () => state.isVisible,
    locks: null,
    mark: (userId, isTold) => {
      const { byUser } = reminders.getState();
      const known = byUser[String(userId)];
      if (known === undefined || known.isTold === isTold) return false;
      reminders.setState({ byUser: { [userId]: { ...known, isTold } } });
      return true;
    },
    tell: (worth, above) => told.push(`${worth} > ${above}`),
  });
  const pass = async (minutes: number): Promise<void> => {
    for (let minute = 0; minute < minutes; minute += 1) {
      clock.advance(MINUTE_MS);
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { state, told, stop, pass, clock };
}

describe('The reminder of small balances', () => {
  it('tells once, of coins that could be converted alone', async () => {
    const { told, pass } = openWatch();
    await pass(45);
    expect(told).toEqual(['6 > 5']);
  });

  it('tells again when they were below in between', async () => {
    const { told, pass, state } = openWatch();
    await pass(5);
    state.worth = '5';
    await pass(15);
    state.worth = '7';
    await pass(15);
    expect(told).toEqual(['6 > 5', '7 > 5']);
  });

  it('asks nothing while the tab is hidden, for a guest, or without a reminder', async () => {
    const { state, pass, told } = openWatch(false);
    await pass(30);
    state.isVisible = true;
    state.userId = null;
    await pass(30);
    state.userId = 7;
    await pass(30);
    expect([state.asked, told]).toEqual([0, []]);
  });

  it('goes on after a failure, and ends when it is told to', async () => {
    const { state, pass, told, stop, clock } = openWatch();
    state.isFailing = true;
    await pass(5);
    state.isFailing = false;
    await pass(15);
    expect(told).toHaveLength(1);
    stop();
    expect(clock.timerCount()).toBe(0);
  });

  it('says nothing to the person who came while it was asking', async () => {
    const { state, told, clock } = openWatch();
    clock.advance(MINUTE_MS);
    state.userId = 8;
    await new Promise((resolve) => setImmediate(resolve));
    expect(told).toEqual([]);
  });
});

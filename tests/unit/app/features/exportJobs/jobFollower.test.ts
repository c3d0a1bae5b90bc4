import { describe, expect, test } from 'vitest';
import type { Request } from '#app/bridge/request.ts';
import { createJobFollower } from '#app/features/exportJobs/createJobFollower.ts';
import { followSet } from '#app/features/exportJobs/followSet.ts';
import { createKeptJobs } from '#app/features/exportJobs/keptJobs.ts';
import { ok } from '#shared/result/result.ts';
import { createFakeClock } from '#tests/support/fakeClock.ts';
import { openStorage } from '#tests/support/fakeStorage.ts';
import { exportJob, type Listed, listedJob } from './listedJob.ts';

const SET = { key: 'k', name: 'Funding account, 2024 – 2026, CSV', ids: ['a', 'b'] };

function open(storage = openStorage(), listed: readonly Listed[] = []) {
  let list = listed;
  const over: string[] = [];
  const clock = createFakeClock();
  const request = (async () =>
    ok({ result: { list, nextPageCursor: '', quota: {} }, skewMs: 0 })) as unknown as Request;
  const kept = createKeptJobs(1, storage);
  const follower = createJobFollower({
    ...{ request, clock, kept, isVisible: () => true },
    onOver: ({ ready, failed }) => over.push(`${ready} ready, ${failed} failed`),
  });
  return {
    ...{ follower, over, kept, storage },
    /** The exchange lists these from now on, and is asked. */
    show: async (next: readonly Listed[]) => {
      list = next;
      clock.advance(5_000);
      await new Promise((done) => setImmediate(done));
    },
  };
}

describe('files that are waited for', () => {
  test('have one progress for all their parts', () => {
    const jobs = [exportJob({ id: 'a', status: 2 }), exportJob({ id: 'b', status: 1, progress: 25 })];
    const followed = followSet(SET, new Map(jobs.map((job) => [job.id, job])), false);
    expect(followed).toMatchObject({ percent: 62, ready: 1, failed: 0, isOver: false });
  });

  test('are not made where one part is and the others are not listed yet', () => {
    const jobs = new Map([['a', exportJob({ id: 'a', status: 2 })]]);
    expect(followSet(SET, jobs, false).percent).toBe(50);
    expect(followSet(SET, new Map(), false).percent).toBe(0);
    // The other one was deleted.
    expect(followSet(SET, jobs, true).percent).toBe(100);
    expect(followSet(SET, new Map(), true).percent).toBe(0);
  });

  test('are said to be ready once, when the last of them is', async () => {
    const { follower, over, kept, show } = open();
    await show([listedJob({ id: 'a' }), listedJob({ id: 'b' })]);
    follower.add(SET);
    await show([listedJob({ id: 'a', status: 2 }), listedJob({ id: 'b', status: 1 })]);
    expect([over, kept.list().length]).toEqual([[], 1]);
    await show([listedJob({ id: 'a', status: 2 }), listedJob({ id: 'b', status: -1 })]);
    await show([listedJob({ id: 'a', status: 2 }), listedJob({ id: 'b', status: -1 })]);
    expect([over, kept.list().length]).toEqual([['1 ready, 1 failed'], 0]);
    expect(follower.sets.getState()).toMatchObject([{ isOver: true }]);
    follower.dismiss('k');
    expect(follower.sets.getState()).toEqual([]);
  });

  test('are followed again after a reload, and said by one tab alone', async () => {
    const first = open();
    await first.show([listedJob({ id: 'a' }), listedJob({ id: 'b' })]);
    first.follower.add(SET);
    const made = [listedJob({ id: 'a', status: 2 }), listedJob({ id: 'b', status: 2 })];
    const second = open(first.storage, made);
    await second.show(made);
    await first.show(made);
    expect([first.over, second.over]).toEqual([[], ['2 ready, 0 failed']]);
  });

  test('that no list has yet are waited for, and leave after a minute', async () => {
    const { follower, over, kept, show } = open();
    follower.add(SET);
    await show([]);
    await show([listedJob({ id: 'a', status: 2 })]);
    expect([kept.list().length, follower.sets.getState()[0]?.isOver]).toEqual([1, false]);
    await show([listedJob({ id: 'a', status: 2 }), listedJob({ id: 'b', status: 2 })]);
    expect(over).toEqual(['2 ready, 0 failed']);

    const lost = open();
    lost.follower.add(SET);
    for (let asked = 0; asked < 13; asked += 1) await lost.show([]);
    expect([lost.over, lost.kept.list(), lost.follower.sets.getState()]).toEqual([[], [], []]);
  });

  test('are followed by a tab that was open when another one ordered them', async () => {
    const two = open();
    const one = open(two.storage);
    one.follower.add(SET);
    one.follower.stop();
    await two.show([listedJob({ id: 'a', status: 2 }), listedJob({ id: 'b', status: 2 })]);
    two.follower.followKept();
    await two.show([listedJob({ id: 'a', status: 2 }), listedJob({ id: 'b', status: 2 })]);
    expect(two.over).toEqual(['2 ready, 0 failed']);
  });

  test('leave without a word where they were deleted', async () => {
    const { follower, over, kept, show } = open();
    await show([listedJob({ id: 'a' }), listedJob({ id: 'b' })]);
    follower.add(SET);
    await show([]);
    await show([]);
    expect([over, kept.list(), follower.sets.getState()]).toEqual([[], [], []]);
  });
});

import { describe, expect, test } from 'vitest';
import type { Request } from '#app/bridge/request.ts';
import type { DataFields } from '#app/screens/statements/exportStatement/dataFields.ts';
import { createSchedule } from '#app/screens/statements/exportStatement/presets/createSchedule.ts';
import { dueOrders } from '#app/screens/statements/exportStatement/presets/dueOrders.ts';
import {
  createPresetStore,
  type Preset,
} from '#app/screens/statements/exportStatement/presets/presetStore.ts';
import { createDeferred } from '#shared/async/deferred.ts';
import { appError, unsent } from '#shared/result/appError.ts';
import { err, ok } from '#shared/result/result.ts';
import { createFakeClock } from '#tests/support/fakeClock.ts';
import { openStorage } from '#tests/support/fakeStorage.ts';

const FIELDS: DataFields = {
  ...{ type: 'funding', accounts: [], coins: [], uids: [], format: 'CSV', timezone: 'UTC', lang: 'en' },
  ...{ numberFormat: 'plain', range: { kind: 'preset', preset: '30d' } },
};
/** The clock of these tests begins on 21 November 2026. */
const PRESET: Preset = { id: 'p1', name: 'Monthly', fields: FIELDS, monthly: '2026-09' };

const keeping = (text: string) => openStorage(new Map([['sluice.exportPresets.1', text]]));

describe('a preset', () => {
  test('is kept on the device, and replaced by one of the same name', () => {
    const storage = openStorage();
    const { save, store } = createPresetStore(1, storage);
    save({ ...PRESET, monthly: null });
    save({ ...PRESET, id: 'p2' });
    expect(store.getState().map(({ id }) => id)).toEqual(['p2']);
    expect(createPresetStore(1, storage).store.getState()).toEqual(store.getState());
    expect(createPresetStore(2, storage).store.getState()).toEqual([]);
  });

  test('that another build or a user by hand has written wrongly is none', () => {
    expect(createPresetStore(1, keeping('[{"id":"x","password":"secret1"}]')).store.getState()).toEqual([]);
    expect(createPresetStore(1, keeping('{')).store.getState()).toEqual([]);
  });
});

test('a preset of another build is not lost with the next one that is saved', () => {
  const other = { ...PRESET, id: 'p9', fields: { ...FIELDS, format: 'PARQUET' } };
  const storage = keeping(JSON.stringify([{ ...PRESET, name: 'First' }, other]));
  const { store, save } = createPresetStore(1, storage);
  expect(store.getState().map(({ name }) => name)).toEqual(['First']);
  save({ ...PRESET, id: 'p2', name: 'Second' });
  expect(store.getState().map(({ name }) => name)).toEqual(['First', 'Second']);
  expect(storage.getItem('sluice.exportPresets.1')).toContain('PARQUET');
});

describe('a monthly file', () => {
  const now = createFakeClock().wallNow();

  test('is due when a month is over that was not ordered, but never for personal information', () => {
    const ids = (presets: readonly Preset[]) => dueOrders(presets, now).map(({ preset }) => preset.id);
    expect(
      ids([PRESET, { ...PRESET, id: 'p2', monthly: '2026-10' }, { ...PRESET, id: 'p3', monthly: null }]),
    ).toEqual(['p1']);
    expect(ids([{ ...PRESET, fields: { ...FIELDS, type: 'personalInfo' } }])).toEqual([]);
  });

  function watch(answers: unknown[], { storage = openStorage(), skewMs = 0 } = {}) {
    const clock = createFakeClock();
    const presets = createPresetStore(1, storage);
    if (presets.store.getState().length === 0) presets.save(PRESET);
    const asked: { readonly requestId: string; readonly startTime: string }[] = [];
    const said: string[] = [];
    const request = (async (name: string, input: (typeof asked)[number]) => {
      if (name === 'exportConfig') return ok({ result: {}, skewMs });
      asked.push(input);
      return answers.shift() ?? err(appError('app/x', 'no answer'));
    }) as unknown as Request;
    const stop = createSchedule({
      ...{ presets, request, clock },
      onOrdered: ({ month }, id) => said.push(`${month} is ${id}`),
      onRefused: ({ month }) => said.push(`${month} refused`),
    });
    return {
      ...{ asked, said, presets, stop },
      pass: async (ms: number) => {
        clock.advance(ms);
        await new Promise((done) => setImmediate(done));
      },
    };
  }
  const made = ok({ result: { id: 'job-1', status: 0, estimateRows: 1 }, skewMs: 0 });

  test('is ordered once, under an id that says preset and month', async () => {
    const { asked, said, presets, pass } = watch([made]);
    await pass(10_000);
    await pass(600_000);
    expect(asked.map(({ requestId }) => requestId)).toEqual(['m-2026-10-p1']);
    expect(said).toEqual(['2026-10 is job-1']);
    expect(presets.store.getState()[0]?.monthly).toBe('2026-10');
  });

  const refused = (code: string, extInfo?: unknown) =>
    err({ ...appError('business/x', 'refused'), code, extInfo });

  test.each([
    ['the exchange could not be reached', err(appError('http/network', 'down', true))],
    ['the worker was gone', err(appError('worker/gone', 'gone'))],
    ['the session changed', err(appError('session/changed', 'changed'))],
    ['the order never left', err(unsent(appError('worker/not-ready', 'not ready')))],
    ['the exchange was busy', refused('790000')],
  ])('is tried again where %s, and nothing is said until it is ordered', async (_, failure) => {
    const { asked, said, pass, presets } = watch([failure, made]);
    await pass(10_000);
    expect(presets.store.getState()[0]?.monthly).toBe('2026-09');
    await pass(600_000);
    expect(asked.map(({ requestId }) => requestId)).toEqual(['m-2026-10-p1', 'm-2026-10-p1']);
    expect(said).toEqual(['2026-10 is job-1']);
  });

  test('is ordered by the next page where the tab was closed before the answer', async () => {
    const storage = openStorage();
    const closed = watch([new Promise(() => undefined)], { storage });
    await closed.pass(10_000);
    closed.stop();
    const next = watch([made], { storage });
    await next.pass(10_000);
    expect(next.said).toEqual(['2026-10 is job-1']);
  });

  test('is told once by two tabs that order it at once', async () => {
    const storage = openStorage();
    const [one, two] = [watch([made], { storage }), watch([made], { storage })];
    await Promise.all([one.pass(10_000), two.pass(10_000)]);
    expect([...one.said, ...two.said]).toEqual(['2026-10 is job-1']);
  });

  test('is not ordered before the month is over by the exchange’s clock', async () => {
    const { asked, pass } = watch([made], { skewMs: -31 * 24 * 3_600_000 });
    await pass(10_000);
    expect(asked).toEqual([]);
  });

  test('waits for a quota that is used up, and says so once', async () => {
    const resetAt = String(now + 3_600_000);
    const { asked, said, pass } = watch([refused('134003', { resetAt }), made]);
    await pass(10_000);
    await pass(600_000);
    expect(asked).toHaveLength(1);
    for (let looks = 0; looks < 6; looks += 1) await pass(600_000);
    expect(asked).toHaveLength(2);
    expect(said).toEqual(['2026-10 refused', '2026-10 is job-1']);
  });

  test('that the user has switched off meanwhile stays so', async () => {
    const answer = createDeferred<unknown>();
    const { presets, pass } = watch([answer.promise]);
    await pass(10_000);
    presets.setMonthly('p1', null);
    answer.resolve(made);
    await pass(0);
    expect(presets.store.getState()[0]?.monthly).toBeNull();
  });

  test('without any records is none, and a refusal is said', async () => {
    const empty = watch([refused('134006')]);
    await empty.pass(10_000);
    const never = watch([refused('134001')]);
    await never.pass(10_000);
    expect([empty.said, never.said]).toEqual([[], ['2026-10 refused']]);
    for (const { presets } of [empty, never]) {
      expect(presets.store.getState()[0]?.monthly).toBe('2026-10');
    }
  });

  test('is not ordered by a page that has ended', async () => {
    const { asked, stop, pass } = watch([made]);
    stop();
    await pass(10_000);
    expect(asked).toEqual([]);
  });
});

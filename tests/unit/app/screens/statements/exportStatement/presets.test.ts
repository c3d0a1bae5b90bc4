import { describe, expect, test } from 'vitest';
import type { Request } from '#app/bridge/request.ts';
import type { DataFields } from '#app/screens/statements/exportStatement/dataFields.ts';
import { createSchedule } from '#app/screens/statements/exportStatement/presets/createSchedule.ts';
import { dueOrders } from '#app/screens/statements/exportStatement/presets/dueOrders.ts';
import {
  createPresetStore,
  type Preset,
} from '#app/screens/statements/exportStatement/presets/presetStore.ts';
import { appError } from '#shared/result/appError.ts';
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

describe('a monthly file', () => {
  const now = createFakeClock().wallNow();

  test('is due when a month is over that was not ordered, but never for personal information', () => {
    const ids = (presets: readonly Preset[]) => dueOrders(presets, now).map(({ preset }) => preset.id);
    expect(
      ids([PRESET, { ...PRESET, id: 'p2', monthly: '2026-10' }, { ...PRESET, id: 'p3', monthly: null }]),
    ).toEqual(['p1']);
    expect(ids([{ ...PRESET, fields: { ...FIELDS, type: 'personalInfo' } }])).toEqual([]);
  });

  function watch(answers: unknown[]) {
    const clock = createFakeClock();
    const presets = createPresetStore(1, openStorage());
    presets.save(PRESET);
    const asked: { readonly requestId: string; readonly startTime: string }[] = [];
    const said: string[] = [];
    const request = (async (_name: string, input: (typeof asked)[number]) => {
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

  test('is tried again where the exchange could not be reached', async () => {
    const { asked, said, pass } = watch([err(appError('http/network', 'down', true)), made]);
    await pass(10_000);
    await pass(600_000);
    expect(asked).toHaveLength(2);
    expect(said).toEqual(['2026-10 is job-1']);
  });

  test('without any records is none, and a refusal is said', async () => {
    const empty = watch([err({ ...appError('app/x', 'none'), code: '134006' })]);
    await empty.pass(10_000);
    const used = watch([err({ ...appError('app/x', 'used'), code: '134003' })]);
    await used.pass(10_000);
    expect([empty.said, used.said]).toEqual([[], ['2026-10 refused']]);
  });

  test('is not ordered by a page that has ended', async () => {
    const { asked, stop, pass } = watch([made]);
    stop();
    await pass(10_000);
    expect(asked).toEqual([]);
  });
});

import { describe, expect, test } from 'vitest';
import { exportJob } from './listedJob.ts';

describe('an export job (screens.md 1.21)', () => {
  test('is queued, then processed by percent, then ready', () => {
    expect(exportJob({ status: 0 }).state).toEqual({ kind: 'queued' });
    expect(exportJob({ status: 1, progress: 25 }).state).toEqual({ kind: 'processing', percent: 25 });
    expect(exportJob({ status: 2, expireAt: '9000' }).state).toEqual({ kind: 'ready' });
  });

  test('is pending until it comes to an end', () => {
    const pending = ([-1, 0, 1, 2, 3] as const).map((status) => exportJob({ status }).isPending);
    expect(pending).toEqual([false, true, true, false, false]);
  });

  test('is expired when its time is over, whether the list says so yet or not', () => {
    expect(exportJob({ status: 2, expireAt: '5000' }, 4_999).state.kind).toBe('ready');
    expect(exportJob({ status: 2, expireAt: '5000' }, 5_000).state.kind).toBe('expired');
    expect(exportJob({ status: 3, expireAt: '5000' }, 1).state.kind).toBe('expired');
  });

  test('has failed for the reason that the exchange says, or for none', () => {
    expect(exportJob({ status: -1, failCode: 790000 }).state).toEqual({ kind: 'failed', code: '790000' });
    expect(exportJob({ status: -1 }).state).toEqual({ kind: 'failed', code: '' });
  });
});

import { describe, expect, test } from 'vitest';
import {
  type EntryEvent,
  type EntryState,
  nextEntryState,
  stateOfEntry,
} from '#app/screens/withdraw/book/entryState.ts';

const NOW_MS = 1_764_000_000_000;
const [DRAFT, CHECKED, USABLE, BLOCKED, DATA_NEEDED, GONE] = (
  ['draft', 'checked', 'usable', 'blocked', 'dataNeeded', 'gone'] as const
).map((name): EntryState => ({ name }));
const LOCKED: EntryState = { name: 'locked', untilMs: NOW_MS + 1 };
const read = (status: 0 | 1 | 2 | 3, lockUntilMs: number | null = null): EntryEvent => ({
  type: 'read',
  entry: { status, lockUntilMs },
});

describe('A saved address (screens.md 1.21)', () => {
  test.each<readonly [string, EntryState | undefined, EntryEvent, EntryState | undefined]>([
    ['a draft is checked', DRAFT, { type: 'judged', isRight: true }, CHECKED],
    ['a draft that is wrong stays one', DRAFT, { type: 'judged', isRight: false }, DRAFT],
    ['a checked one that is edited is a draft again', CHECKED, { type: 'edited' }, DRAFT],
    ['a checked one is saved as locked', CHECKED, read(1, NOW_MS + 1), LOCKED],
    ['a checked one is saved as usable', CHECKED, read(0), USABLE],
    ['a lock ends', LOCKED, { type: 'time', nowMs: NOW_MS + 1 }, USABLE],
    ['a lock goes on until its last moment', LOCKED, { type: 'time', nowMs: NOW_MS }, LOCKED],
    ['a locked one is deleted', LOCKED, { type: 'deleted' }, GONE],
    ['a usable one is blocked for its risk', USABLE, read(2), BLOCKED],
    ['of a usable one data are asked for', USABLE, read(3), DATA_NEEDED],
    ['one with all its data is usable', DATA_NEEDED, read(0), USABLE],
    ['a usable one is deleted', USABLE, { type: 'deleted' }, GONE],
    ['a blocked one is deleted', BLOCKED, { type: 'deleted' }, GONE],
    ['a draft is in no book', DRAFT, read(0), DRAFT],
    ['a draft can not be deleted', DRAFT, { type: 'deleted' }, DRAFT],
    ['what has gone does not come back', GONE, read(0), GONE],
    ['time changes nothing but locks', BLOCKED, { type: 'time', nowMs: NOW_MS }, BLOCKED],
  ])('%s', (_title, before, event, after) => {
    if (before === undefined || after === undefined) throw new Error('No such state.');
    expect(nextEntryState(before, event)).toEqual(after);
  });

  test('is usable once its lock is over, whatever the list said when it was read', () => {
    const entry = { status: 1, lockUntilMs: NOW_MS } as const;
    expect(stateOfEntry(entry, NOW_MS - 1)).toEqual({ name: 'locked', untilMs: NOW_MS });
    expect(stateOfEntry(entry, NOW_MS)).toEqual({ name: 'usable' });
  });

  test('that is locked without an end stays locked', () => {
    expect(stateOfEntry({ status: 1, lockUntilMs: null }, Number.MAX_SAFE_INTEGER).name).toBe('locked');
  });
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  clearNotices,
  closeWall,
  dismissNotice,
  noticeStore,
  showNotification,
  showToast,
  showWall,
} from '#app/stores/noticeStore.ts';

beforeEach(() => {
  vi.useFakeTimers();
  clearNotices();
});
afterEach(() => void vi.useRealTimers());

const toasts = () => noticeStore.getState().toasts;
const open = (): string[] => toasts().flatMap(({ state, text }) => (state === 'open' ? [text] : []));

describe('the types', () => {
  test.each([
    ['success', 'success'],
    ['fail', 'error'],
    ['info', 'info'],
    ['warn', 'warning'],
    ['process', 'loading'],
    ['warning', 'warning'],
    ['error', 'error'],
    ['loading', 'loading'],
  ] as const)('of the product: %s is %s', (name, type) => {
    showToast({ type: name, text: 'words' });
    expect(toasts()).toMatchObject([{ type }]);
  });

  test('are info where none is named', () => {
    showToast({ text: 'words' });
    expect(toasts()).toMatchObject([{ type: 'info' }]);
  });
});

describe('a toast', () => {
  test('lasts 3000 ms, a notification 4500 ms, and a loading one until it is updated', () => {
    showToast({ text: 'a' });
    showNotification({ title: 'b', text: 'b' });
    showToast({ type: 'process', text: 'c' });
    expect(toasts().map(({ durationMs }) => durationMs)).toEqual([null, 3_000]);
    expect(noticeStore.getState().notifications).toMatchObject([{ durationMs: 4_500 }]);
  });

  test('is open, then dismissed, and removed 3000 ms after that', () => {
    const handle = showToast({ text: 'a' });
    vi.advanceTimersByTime(60_000);
    expect(toasts()).toMatchObject([{ state: 'open' }]);
    handle.dismiss();
    expect(toasts()).toMatchObject([{ state: 'dismissed' }]);
    vi.advanceTimersByTime(2_999);
    expect(toasts()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(toasts()).toEqual([]);
  });

  test('that is dismissed twice is removed 3000 ms after the first time', () => {
    const handle = showToast({ text: 'a' });
    handle.dismiss();
    vi.advanceTimersByTime(2_000);
    handle.dismiss();
    vi.advanceTimersByTime(1_000);
    expect(toasts()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('beyond the third dismisses the oldest that is open', () => {
    const first = showToast({ text: 'one' });
    for (const text of ['two', 'three']) showToast({ text });
    showToast({ text: 'four' });
    expect(open()).toEqual(['four', 'three', 'two']);
    expect(toasts().find(({ id }) => id === first.id)?.state).toBe('dismissed');
    dismissNotice(toasts()[0]?.id ?? 0);
    showToast({ text: 'five' });
    expect(open()).toEqual(['five', 'three', 'two']);
  });

  test('can be updated while it is open, for the duration of its new type, and not any more after that', () => {
    const handle = showToast({ type: 'process', text: 'Sending' });
    handle.update({ text: 'Still sending' });
    expect(toasts()).toMatchObject([
      { type: 'loading', text: 'Still sending', durationMs: null, revision: 1 },
    ]);
    handle.update({ type: 'fail', text: 'Refused' });
    expect(toasts()).toMatchObject([{ type: 'error', text: 'Refused', durationMs: 3_000, revision: 2 }]);
    handle.dismiss();
    handle.update({ text: 'Too late' });
    expect(toasts()).toMatchObject([{ text: 'Refused', state: 'dismissed' }]);
    vi.advanceTimersByTime(3_000);
    handle.update({ text: 'Too late' });
    expect(toasts()).toEqual([]);
  });

  test('replaces the one of its key, whose handle is for it as well', () => {
    const sending = showToast({ type: 'process', text: 'Sending', key: 'withdrawal' });
    showToast({ text: 'between' });
    const sent = showToast({ type: 'success', text: 'Sent', key: 'withdrawal' });
    expect(sent.id).toBe(sending.id);
    expect(toasts()).toMatchObject([
      { text: 'between' },
      { text: 'Sent', type: 'success', durationMs: 3_000, revision: 1 },
    ]);
    sending.dismiss();
    expect(open()).toEqual(['between']);
    showToast({ text: 'Again', key: 'withdrawal' });
    expect(open()).toEqual(['Again', 'between']);
  });

  test('of another key or type says something else, though in the same words', () => {
    showToast({ text: 'words', key: 'a' });
    showToast({ text: 'words', key: 'b' });
    showToast({ text: 'words', type: 'fail' });
    expect(open()).toHaveLength(3);
  });
});

describe('a notification', () => {
  test('has a place beside the toasts: four of them, three of those', () => {
    for (let at = 1; at <= 5; at += 1) {
      showToast({ text: `${at}` });
      showNotification({ title: 'Title', text: `${at}` });
    }
    expect(open()).toHaveLength(3);
    const { notifications } = noticeStore.getState();
    expect(notifications.flatMap(({ state, text }) => (state === 'open' ? [text] : []))).toEqual([
      '5',
      '4',
      '3',
      '2',
    ]);
  });

  test('can be given another title', () => {
    const handle = showNotification({ title: 'Export', text: 'under way', type: 'process', key: 'export' });
    handle.update({ title: 'Export is ready', type: 'success' });
    expect(noticeStore.getState().notifications).toMatchObject([
      { title: 'Export is ready', text: 'under way', type: 'success', durationMs: 4_500 },
    ]);
  });
});

describe('a wall', () => {
  const walls = () => {
    const { wall, waitingWalls } = noticeStore.getState();
    return [wall, ...waitingWalls].map((each) => each && `${each.name} ${each.said}`);
  };

  test.each([
    ['Rule 7.', 'Rule 7.'],
    [{ message: 'Rule 7.' }, 'Rule 7.'],
    [{ message: { html: '<b>' } }, undefined],
    [{ rule: 7 }, undefined],
    ['  ', undefined],
    [null, undefined],
    [7, undefined],
  ])('says of what came with it only what is text: %j', (result, said) => {
    showWall({ name: 'compliance', result });
    expect(noticeStore.getState().wall?.said).toBe(said);
  });

  test('lets others wait, the newest of each name, and none that says what it says itself', () => {
    showWall({ name: 'kyc', result: 'a' });
    showWall({ name: 'kyc', result: 'a' });
    expect(walls()).toEqual(['kyc a']);
    showWall({ name: 'compliance', result: 'b' });
    showWall({ name: 'kyc', result: 'c' });
    showWall({ name: 'compliance', result: 'd' });
    expect(walls()).toEqual(['kyc a', 'kyc c', 'compliance d']);
    closeWall();
    expect(walls()).toEqual(['kyc c', 'compliance d']);
    closeWall();
    closeWall();
    expect(walls()).toEqual([null]);
  });
});

test('everything goes at once when the user changes, what waits as well', () => {
  showToast({ text: 'a' }).dismiss();
  showNotification({ title: 'b', text: 'b' });
  showWall({ name: 'kyc', result: 'c' });
  showWall({ name: 'compliance', result: 'd' });
  clearNotices();
  expect(noticeStore.getState()).toEqual({ toasts: [], notifications: [], wall: null, waitingWalls: [] });
  vi.advanceTimersByTime(3_000);
  expect(toasts()).toEqual([]);
});

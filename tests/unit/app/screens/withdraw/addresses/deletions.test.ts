import { beforeEach, describe, expect, test, vi } from 'vitest';
import { deleteWithUndo, deletionStore } from '#app/screens/withdraw/addresses/deletions.ts';
import { clearNotices, dismissNotice, noticeStore } from '#app/stores/noticeStore.ts';
import { sessionStore } from '#app/stores/sessionStore.ts';

const open = () => noticeStore.getState().toasts.filter(({ state }) => state === 'open');

function remove(ids: readonly string[], text = `Deleted: ${ids}`) {
  const send = vi.fn(async () => undefined);
  deleteWithUndo({ ids, text, undo: 'Undo', send });
  return send;
}

beforeEach(() => {
  clearNotices();
  sessionStore.setState(sessionStore.getInitialState(), true);
  deletionStore.setState(deletionStore.getInitialState(), true);
});

describe('A deleted entry', () => {
  test('is out of the list at once, and deleted at the exchange when its notice has gone', async () => {
    const send = remove(['a', 'b']);
    expect([...deletionStore.getState().ids]).toEqual(['a', 'b']);
    expect(open()).toMatchObject([{ durationMs: 5_000, action: { label: 'Undo' } }]);
    expect(send).not.toHaveBeenCalled();
    dismissNotice(open()[0]?.id ?? 0);
    expect(send).toHaveBeenCalledExactlyOnceWith(['a', 'b']);
    // From now on the list itself says what there is.
    await vi.waitFor(() => expect(deletionStore.getState().ids.size).toBe(0));
  });

  test('is back in the list when it was undone, and the exchange hears nothing', () => {
    const send = remove(['a']);
    const [notice] = open();
    notice?.action?.run();
    dismissNotice(notice?.id ?? 0);
    expect(deletionStore.getState().ids.size).toBe(0);
    expect(send).not.toHaveBeenCalled();
  });

  test('stays with its user: after the session has ended nothing is sent', () => {
    const send = remove(['a']);
    sessionStore.setState({ generation: 1 });
    clearNotices();
    expect(send).not.toHaveBeenCalled();
    expect(deletionStore.getState().ids.size).toBe(0);
  });

  test('is sent early where a fourth notice takes the place of its own', () => {
    const first = remove(['a']);
    for (const id of ['b', 'c', 'd']) remove([id]);
    expect(first).toHaveBeenCalledOnce();
  });
});

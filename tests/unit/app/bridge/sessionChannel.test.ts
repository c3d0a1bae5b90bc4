import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openSessionChannel } from '#app/bridge/openSessionChannel.ts';

/** What one tab stores the others hear of; a browser without channels has nothing else. */
const stored = new Map<string, string>();
const page = new EventTarget();
const store = (key: string): boolean => page.dispatchEvent(Object.assign(new Event('storage'), { key }));

beforeEach(() => {
  stored.clear();
  vi.stubGlobal('window', page);
  vi.stubGlobal('localStorage', { setItem: (key: string, value: string) => stored.set(key, value) });
  const { BroadcastChannel } = globalThis;
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  return () => Object.assign(globalThis, { BroadcastChannel });
});
afterEach(() => vi.unstubAllGlobals());

describe('a tab in a browser without channels', () => {
  test('announces by storage, and of the token nothing but that it may be another one', () => {
    openSessionChannel(() => undefined).announce();
    expect([...stored.keys()]).toEqual(['sluice:session']);
    expect(stored.get('sluice:session')).toMatch(/^\d{13}$/);
  });

  test('hears what another tab stores for it, and nothing else', () => {
    let announcements = 0;
    openSessionChannel(() => {
      announcements += 1;
    });
    store('sluice.favourites');
    store('sluice:session');
    expect(announcements).toBe(1);
  });

  test('whose storage is denied as well goes on', () => {
    vi.stubGlobal('localStorage', {
      setItem: () => {
        throw new DOMException('Storage is denied.', 'SecurityError');
      },
    });
    expect(() => openSessionChannel(() => undefined).announce()).not.toThrow();
  });
});

test('a page that comes back from the cache announces though its channel is not open again yet', () => {
  const posted: string[] = [];
  let open = 0;
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        open += 1;
      }
      postMessage = (text: string) => posted.push(text);
      close = () => {
        open -= 1;
      };
    },
  );
  const { announce } = openSessionChannel(() => undefined);
  page.dispatchEvent(new Event('pagehide'));
  expect(open).toBe(0);
  announce();
  page.dispatchEvent(new Event('pageshow'));
  expect([posted, open]).toEqual([['look'], 1]);
});

test('a browser that has channels and refuses them, as with all site data blocked, still shows the page', () => {
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      constructor() {
        throw new DOMException('Access to channels is denied.', 'SecurityError');
      }
    },
  );
  expect(() => openSessionChannel(() => undefined).announce()).not.toThrow();
});

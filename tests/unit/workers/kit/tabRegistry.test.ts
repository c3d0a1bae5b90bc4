import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { TabId } from '#shared/contract/ids.ts';
import type { Presence } from '#shared/contract/workerApi.ts';
import { createFakeLocks } from '#tests/support/fakeLocks.ts';
import { createFakeChannel } from '#tests/support/fakePort.ts';
import { createTabRegistry } from '#workers/kit/createTabRegistry.ts';

const VISIBLE: Presence = { visible: true, online: true };
const HIDDEN: Presence = { visible: false, online: true };

function openRegistry(hasLocks = true) {
  const locks = createFakeLocks();
  const calls: string[] = [];
  const registry = createTabRegistry(hasLocks ? locks.locks : null, {
    onChange: () => calls.push('change'),
    onShown: (tabId) => calls.push(`shown ${tabId}`),
    onGone: (tabId) => calls.push(`gone ${tabId}`),
  });
  return {
    registry,
    calls,
    add: (name: string, presence = VISIBLE) => {
      const lockName = `tab:${name}`;
      const { port1, port2 } = createFakeChannel();
      locks.hold(lockName);
      const tabId = name as TabId;
      registry.add({ protocolVersion: 1, buildId: 'b', tabId, presence, lockName }, port2.port);
      return {
        tabId,
        setPresence: (state: unknown) => port1.port.postMessage(state),
        die: () => locks.release(lockName),
        isPortClosed: port2.isClosed,
      };
    },
  };
}

describe('a tab', () => {
  test('counts from its hello, with the presence it came with', () => {
    const { registry, add } = openRegistry();
    const tab = add('a', HIDDEN);
    expect([registry.count(), registry.ids(), registry.isVisible(tab.tabId)]).toEqual([1, ['a'], false]);
    expect([registry.anyVisible(), registry.anyOnline()]).toEqual([false, true]);
  });

  test('that was left for another page is no open tab while it is kept for going back', () => {
    const { registry, add } = openRegistry();
    const left = add('a');
    add('b');
    left.setPresence({ visible: false, online: true, isCached: true });
    expect([registry.count(), registry.ids()]).toEqual([1, ['a', 'b']]);
    left.setPresence(VISIBLE);
    expect(registry.count()).toBe(2);
    left.setPresence(HIDDEN);
    expect(registry.count()).toBe(2);
  });

  test('is forgotten when its lock is free, and its port with it', () => {
    const { registry, add, calls } = openRegistry();
    const tab = add('a');
    calls.length = 0;
    tab.die();
    expect([registry.count(), registry.anyVisible(), registry.anyOnline()]).toEqual([0, false, false]);
    expect(calls).toEqual(['gone a', 'change']);
    expect(tab.isPortClosed()).toBe(true);
  });

  test('that says bye is removed once, and its later death changes nothing', () => {
    const { registry, add, calls } = openRegistry();
    const tab = add('a');
    registry.remove(tab.tabId);
    calls.length = 0;
    tab.die();
    registry.remove(tab.tabId);
    expect(calls).toEqual([]);
  });

  test('that says hello twice is one tab, whose new port counts', () => {
    const { registry, add } = openRegistry();
    const first = add('a', VISIBLE);
    const second = add('a', HIDDEN);
    expect([registry.count(), registry.isVisible(first.tabId)]).toEqual([1, false]);
    expect(first.isPortClosed()).toBe(true);
    second.setPresence(VISIBLE);
    expect(registry.isVisible(first.tabId)).toBe(true);
  });

  test('that is unknown is not visible, and its bye changes nothing', () => {
    const { registry, calls } = openRegistry();
    registry.remove('stranger' as TabId);
    expect([registry.isVisible('stranger' as TabId), calls]).toEqual([false, []]);
  });

  test('lives without locks until it says bye', () => {
    const { registry, add } = openRegistry(false);
    const tab = add('a');
    tab.die();
    expect(registry.count()).toBe(1);
    registry.remove(tab.tabId);
    expect(registry.count()).toBe(0);
  });

  test.each<[string, unknown]>([
    ['an empty object', {}],
    ['words', { visible: 'yes', online: 'yes' }],
    ['numbers', { visible: 1, online: 1 }],
  ])('that posts %s is neither visible nor online', (_kind, state) => {
    const { registry, add } = openRegistry();
    const tab = add('a');
    tab.setPresence(state);
    expect([registry.isVisible(tab.tabId), registry.anyOnline()]).toEqual([false, false]);
  });
});

describe('being shown', () => {
  test('is called when a tab is added visible or becomes visible, not when it stays so', () => {
    const { add, calls } = openRegistry();
    const tab = add('a', HIDDEN);
    tab.setPresence(VISIBLE);
    tab.setPresence({ ...VISIBLE, online: false });
    add('b', VISIBLE);
    expect(calls.filter((word) => word.startsWith('shown'))).toEqual(['shown a', 'shown b']);
  });

  test('decides which tab was visible last; dead tabs don’t count', () => {
    const { registry, add } = openRegistry();
    const [a, b, c] = [add('a'), add('b'), add('c', HIDDEN)];
    expect(registry.mostRecentlyVisible()).toBe('b');
    a.setPresence(HIDDEN);
    a.setPresence(VISIBLE);
    expect(registry.mostRecentlyVisible()).toBe('a');
    a.setPresence(HIDDEN);
    expect(registry.mostRecentlyVisible(), 'hidden, but seen last').toBe('a');
    a.die();
    expect(registry.mostRecentlyVisible()).toBe('b');
    b.die();
    expect(registry.mostRecentlyVisible(), 'c was never seen').toBeUndefined();
    c.die();
  });
});

test('whatever tabs do, any visible live tab counts, and the network is as the newest report says', () => {
  const presence = fc.record({ visible: fc.boolean(), online: fc.boolean() });
  const step = fc.record({
    name: fc.constantFrom('a', 'b', 'c'),
    act: fc.oneof(presence, fc.constant('die' as const)),
  });
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const { registry, add } = openRegistry();
      const model = new Map<string, Presence>();
      const tabs = new Map<string, ReturnType<typeof add>>();
      let isOnline = false;
      for (const { name, act } of steps) {
        if (act === 'die') {
          tabs.get(name)?.die();
          tabs.delete(name);
          model.delete(name);
        } else {
          const tab = tabs.get(name);
          if (tab === undefined) tabs.set(name, add(name, act));
          else tab.setPresence(act);
          model.set(name, act);
          isOnline = act.online;
        }
        const states = [...model.values()];
        expect(registry.count()).toBe(model.size);
        expect(registry.anyVisible()).toBe(states.some(({ visible }) => visible));
        expect(registry.anyOnline()).toBe(isOnline && model.size > 0);
      }
    }),
  );
});

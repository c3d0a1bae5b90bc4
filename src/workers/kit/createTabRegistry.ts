import { type Locks, watchLock } from '#shared/async/locks.ts';
import type { TabId } from '#shared/contract/ids.ts';
import type { Hello, Presence } from '#shared/contract/workerApi.ts';

/** The live tabs, and whether they are visible. */
export interface TabRegistry {
  /** Adds a tab that holds its lock already; a second hello of the same tab replaces the first. */
  readonly add: (hello: Hello, presence: MessagePort) => void;
  readonly remove: (tabId: TabId) => void;
  readonly isVisible: (tabId: TabId) => boolean;
  readonly anyVisible: () => boolean;
  readonly anyOnline: () => boolean;
  readonly mostRecentlyVisible: () => TabId | undefined;
  /** How many are open: pages that are kept in the back/forward cache are none. */
  readonly count: () => number;
  readonly ids: () => readonly TabId[];
}

export interface TabRegistryHandlers {
  /** A tab was added or removed, its visibility changed, or the network changed. */
  readonly onChange: () => void;
  /** A tab became visible, or was added visible. Precedes onChange, so that its consequences happen once. */
  readonly onShown: (tabId: TabId) => void;
  /** The tab closed, crashed or said bye. */
  readonly onGone: (tabId: TabId) => void;
}

interface Tab {
  readonly port: MessagePort;
  readonly stopWatching: () => void;
  presence: Presence;
}

export function createTabRegistry(locks: Locks | null, handlers: TabRegistryHandlers): TabRegistry {
  const tabById = new Map<TabId, Tab>();
  /** Tabs in the order in which they were last visible, newest last. */
  const seenVisible = new Set<TabId>();
  /** All tabs share one network, and a frozen or cached tab gets no events of it: the newest report counts. */
  let isOnline = false;

  const recordVisible = (tabId: TabId): void => {
    seenVisible.delete(tabId);
    seenVisible.add(tabId);
  };

  const forget = (tabId: TabId): boolean => {
    const tab = tabById.get(tabId);
    if (tab === undefined) return false;
    tab.stopWatching();
    tab.port.close();
    tabById.delete(tabId);
    seenVisible.delete(tabId);
    return true;
  };

  const remove = (tabId: TabId): void => {
    if (!forget(tabId)) return;
    handlers.onGone(tabId);
    handlers.onChange();
  };

  const add = (hello: Hello, port: MessagePort): void => {
    forget(hello.tabId);
    const { tabId, lockName } = hello;
    // A dedicated worker without locks dies with its only tab, so there is nothing to watch.
    const stopWatching =
      locks !== null && lockName !== null ? watchLock(locks, lockName, () => remove(tabId)) : () => undefined;
    const tab: Tab = { port, stopWatching, presence: { visible: false, online: false } };
    tabById.set(tabId, tab);
    const follow = ({ visible, online, isCached }: Presence): void => {
      const wasVisible = tab.presence.visible;
      tab.presence = {
        visible: visible === true,
        online: online === true,
        ...(isCached === true && { isCached }),
      };
      isOnline = tab.presence.online;
      if (tab.presence.visible) recordVisible(tabId);
      if (tab.presence.visible && !wasVisible) handlers.onShown(tabId);
      handlers.onChange();
    };
    port.onmessage = ({ data }: MessageEvent<Presence>) => follow(data);
    follow(hello.presence);
  };

  const some = (test: (tab: Tab) => boolean): boolean => {
    for (const tab of tabById.values()) if (test(tab)) return true;
    return false;
  };

  return {
    add,
    remove,
    isVisible: (tabId) => tabById.get(tabId)?.presence.visible ?? false,
    anyVisible: () => some((tab) => tab.presence.visible),
    anyOnline: () => isOnline && tabById.size > 0,
    mostRecentlyVisible: () => [...seenVisible].at(-1),
    count: () => [...tabById.values()].filter(({ presence }) => presence.isCached !== true).length,
    ids: () => [...tabById.keys()],
  };
}

import type { ChangeNotice } from '#shared/contract/apiCall.ts';
import type { TabId } from '#shared/contract/ids.ts';
import type { DataKind } from '#shared/endpoints/dataKinds.ts';
import { callsReading } from './createDataChanges.ts';

/** Tells tabs which of the user's data have changed (screens.md 0.2c, "Every tab learns"). */
export interface ChangeNotices {
  /** Visible tabs learn it at once, hidden ones when they are shown: until then they cost nothing. */
  readonly announce: (kinds: readonly DataKind[]) => void;
  readonly onTabShown: (tabId: TabId) => void;
  readonly removeTab: (tabId: TabId) => void;
}

export interface ChangeNoticesOptions {
  readonly tabIds: () => readonly TabId[];
  readonly isVisible: (tabId: TabId) => boolean;
  readonly send: (tabId: TabId, notice: ChangeNotice) => void;
}

export function createChangeNotices({ tabIds, isVisible, send }: ChangeNoticesOptions): ChangeNotices {
  const owedByTab = new Map<TabId, Set<DataKind>>();

  return {
    announce: (kinds) => {
      const calls = callsReading(kinds);
      if (calls.length === 0) return;
      for (const tabId of tabIds()) {
        if (isVisible(tabId)) send(tabId, { calls });
        else owedByTab.set(tabId, new Set([...(owedByTab.get(tabId) ?? []), ...kinds]));
      }
    },
    onTabShown: (tabId) => {
      const owed = owedByTab.get(tabId);
      if (owed === undefined) return;
      owedByTab.delete(tabId);
      send(tabId, { calls: callsReading([...owed]) });
    },
    removeTab: (tabId) => void owedByTab.delete(tabId),
  };
}

import { expect, test } from 'vitest';
import type { ChangeNotice } from '#shared/contract/apiCall.ts';
import type { TabId } from '#shared/contract/ids.ts';
import { createChangeNotices } from '#workers/gateway/createChangeNotices.ts';

const [FRONT, BACK] = ['front' as TabId, 'back' as TabId];

function openNotices() {
  const visible = new Set([FRONT]);
  const sent: [TabId, ChangeNotice['calls']][] = [];
  const notices = createChangeNotices({
    tabIds: () => [FRONT, BACK],
    isVisible: (tabId) => visible.has(tabId),
    send: (tabId, { calls }) => void sent.push([tabId, calls]),
  });
  return { notices, visible, sent };
}

test('a visible tab learns of a change at once, a hidden one when it is shown, and then of all at once', () => {
  const { notices, visible, sent } = openNotices();
  notices.announce(['files']);
  notices.announce(['checks']);
  expect(sent).toEqual([
    [FRONT, ['exportConfig', 'exportList']],
    [FRONT, ['preKyaChainList', 'preKyaCheckList']],
  ]);
  visible.add(BACK);
  notices.onTabShown(BACK);
  notices.onTabShown(BACK);
  expect(sent.slice(2)).toEqual([
    [BACK, expect.arrayContaining(['exportConfig', 'exportList', 'preKyaChainList', 'preKyaCheckList'])],
  ]);
});

test('a tab that is gone is owed nothing', () => {
  const { notices, sent } = openNotices();
  notices.announce(['files']);
  notices.removeTab(BACK);
  notices.onTabShown(BACK);
  expect(sent.map(([tabId]) => tabId)).toEqual([FRONT]);
});

test('what no call shows is announced to no tab, as are kinds that only another build has', () => {
  const { notices, sent } = openNotices();
  notices.announce(['loans' as never]);
  expect(sent).toEqual([]);
});

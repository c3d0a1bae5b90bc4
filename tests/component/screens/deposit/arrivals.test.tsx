import { expect, onTestFinished, test } from 'vitest';
import type { Request } from '#app/bridge/request.ts';
import { startArrivalNotices } from '#app/start/startArrivalNotices.ts';
import { globalStore, setRouter, setUser } from '#app/stores/globalStore.ts';
import { clearNotices, noticeStore } from '#app/stores/noticeStore.ts';
import { ok } from '#shared/result/result.ts';
import { USER } from '#tests/support/browser/openSession.ts';
import { openTexts } from '#tests/support/browser/openTexts.ts';

const CREDITED = {
  ...{
    id: 'deposit-1',
    kind: 'chain',
    coin: 'USDT',
    chain: 'TRX',
    amount: '1770.5',
    status: 3,
    depositType: 0,
  },
  ...{ confirmations: 20, needConfirm: 20, unlockConfirm: 50, txID: 't', blockHash: 'b', fromAddress: 'f' },
  ...{ toAddress: 'a', tag: '', depositFee: '0', accountType: 'FUND', createdAt: '5000', successAt: '6000' },
  ...{ travelRuleStatus: 0, complianceStatus: 0, taxStatus: 0, explorer: '' },
};
const KEY = `sluice.depositNews.${USER.id}`;
const CONVERT = { path: '/user/assets/exchange/index', search: '' };
const AWAITING = { awaited: ['deposit-1'], newestMs: 5_000, openedAtMs: 0 };

/** A page of the user; the exchange answers that the deposit is credited. `news` is what the device knows. */
async function open({ news, path = CONVERT.path }: { readonly news?: object; readonly path?: string }) {
  const { i18n } = await openTexts();
  const reset = (): void => {
    localStorage.clear();
    clearNotices();
    globalStore.setState(globalStore.getInitialState(), true);
  };
  reset();
  onTestFinished(reset);
  const asked: string[] = [];
  const request = (async (name: string) => {
    asked.push(name);
    return ok({ result: { rows: [CREDITED], nextPageCursor: '', openCount: 0 }, asOfMs: 7_000, skewMs: 0 });
  }) as unknown as Request;
  if (news !== undefined) localStorage.setItem(KEY, JSON.stringify(news));
  setRouter({ path, search: '' });
  startArrivalNotices(request, i18n);
  setUser(USER);
  return { asked };
}

const notifications = () => noticeStore.getState().notifications.map(({ text }) => text);

test('A deposit that arrives while another page is open is shown there, once', async () => {
  const { asked } = await open({ news: AWAITING });
  await expect.poll(notifications).toEqual(['\u20661,770.5 USDT\u2069 is in your Funding account.']);
  expect(asked).toEqual(['depositRecords']);
  // Nothing more is on its way: after a reload it is looked at once, and is no news.
  clearNotices();
  setUser(null);
  setUser(USER);
  await expect.poll(() => asked.length).toBe(2);
  await expect.poll(() => JSON.parse(localStorage.getItem(KEY) ?? '{}').awaited).toEqual([]);
  expect(notifications()).toEqual([]);
});

test('The deposit page shows arrivals by its own list; leaving it starts the watch', async () => {
  const { asked } = await open({ news: AWAITING, path: '/user/assets/deposit/' });
  expect(asked).toEqual([]);
  setRouter(CONVERT);
  await expect.poll(notifications).toHaveLength(1);
});

test('A device that has never looked at this user’s deposits asks for nothing', async () => {
  const { asked } = await open({});
  setRouter({ path: '/user/assets/withdraw', search: '' });
  setRouter(CONVERT);
  expect(asked).toEqual([]);
});

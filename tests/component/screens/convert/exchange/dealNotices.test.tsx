import { expect, onTestFinished, test } from 'vitest';
import type { Request } from '#app/bridge/request.ts';
import { startOrderNotices } from '#app/start/startOrderNotices.ts';
import { globalStore, setUser } from '#app/stores/globalStore.ts';
import { clearNotices, noticeStore } from '#app/stores/noticeStore.ts';
import { ok } from '#shared/result/result.ts';
import { USER } from '#tests/support/browser/openSession.ts';
import { openTexts } from '#tests/support/browser/openTexts.ts';

const DEAL = {
  ...{ quoteId: 'a-quote', requestId: 'a-request', account: 'funding', isAccepted: false },
  ...{ gives: [{ coin: 'BTC', amount: '0.1' }], gets: { coin: 'USDT', amount: '4992.5025' } },
  ...{ expiresAtMs: Date.now() + 15_000, sentAtMs: Date.now() },
};
const RECORD = {
  ...{ exchangeTxId: 'a-quote', quoteTxId: 'a-quote', accountType: 'funding', exchangeStatus: 'success' },
  ...{ fromCoin: 'BTC', fromAmount: '0.1', toCoin: 'USDT', toAmount: '4992.5025', convertRate: '49950' },
  ...{ feeCoin: 'USDT', feeAmount: '2.4975', taxAmount: '0', createdAt: '1', finishedAt: '2' },
};

/** The page of a user with an order that is out; the exchange answers every search with the record. */
async function open() {
  const { i18n } = await openTexts();
  sessionStorage.clear();
  clearNotices();
  globalStore.setState(globalStore.getInitialState(), true);
  onTestFinished(() => {
    sessionStorage.clear();
    clearNotices();
    globalStore.setState(globalStore.getInitialState(), true);
  });
  const asked: string[] = [];
  const request = (async (name: string) => {
    asked.push(name);
    return ok({ result: { total: 1, list: [RECORD] }, skewMs: 0 });
  }) as unknown as Request;
  startOrderNotices(request, i18n);
  setUser(USER);
  sessionStorage.setItem(`sluice.ticket.instant.${USER.id}`, JSON.stringify([DEAL]));
  return { asked };
}

const notifications = () =>
  noticeStore.getState().notifications.map(({ title, text }) => `${title}: ${text}`);
const toasts = () => noticeStore.getState().toasts.map(({ text }) => text);

test('A session that ends while an order is out names the order, and its outcome is shown after the next login', async () => {
  const { asked } = await open();
  setUser(null);
  await expect
    .poll(notifications)
    .toEqual([
      'Your session ended before your order was confirmed: ' +
        "0.1 BTC → 4,992.5025 USDT: we're still confirming this order. Log in to see the result.",
    ]);
  expect(asked).toEqual([]);
  setUser(USER);
  await expect.poll(toasts).toEqual(['Converted: 0.1 BTC to 4,992.5025 USDT']);
  expect(asked).toContain('convertQuery');
  expect(asked).not.toContain('convertExecute');
  expect(sessionStorage).toHaveLength(0);
});

test('Another user is neither shown the order nor asks about it', async () => {
  const { asked } = await open();
  setUser({ ...USER, id: USER.id + 1 });
  // Long enough for what would be loaded.
  setUser(null);
  await import('#app/features/ticket/page/dealNotices.ts');
  expect([...notifications(), ...toasts()]).toEqual([]);
  expect(asked).toEqual([]);
});

import type { i18n as I18n } from 'i18next';
import { afterEach, expect, test, vi } from 'vitest';
import type { Request } from '#app/bridge/request.ts';
import { startOrderNotices } from '#app/start/startOrderNotices.ts';
import { forgetUser, setUser, type User } from '#app/stores/globalStore.ts';
import { sessionStore } from '#app/stores/sessionStore.ts';
import { err } from '#shared/result/result.ts';
import { refusal } from '#tests/unit/app/features/ticket/buildTicket.ts';

const USER = { id: 7 } as User;
const DEAL = {
  ...{ quoteId: 'Q1', requestId: 'R1', account: 'funding', isAccepted: true },
  gives: [{ coin: 'BTC', amount: '1' }],
  gets: { coin: 'USDT', amount: '60000' },
};

const endSession = (): void =>
  sessionStore.setState(({ generation }) => ({ generation: generation + 1, lastEnd: 'user-changed' }));

afterEach(() => {
  // Whatever still follows an order ends with it, while there is a document.
  endSession();
  forgetUser();
  vi.unstubAllGlobals();
});

test.each([[0], [1]])(
  'an order is followed on when its user is back, with %i guests seen in between',
  async (guests) => {
    const deals = [{ ...DEAL, expiresAtMs: Date.now() + 60_000, sentAtMs: Date.now() - 1_000 }];
    const textByKey: Record<string, string> = { 'sluice.ticket.instant.7': JSON.stringify(deals) };
    // What it keeps are its own keys, as in a browser.
    const methods = {
      getItem: { value: (key: string) => textByKey[key] ?? null },
      setItem: { value: (key: string, text: string) => Object.assign(textByKey, { [key]: text }) },
      removeItem: { value: (key: string) => Reflect.deleteProperty(textByKey, key) },
    };
    vi.stubGlobal('sessionStorage', Object.defineProperties(textByKey, methods));
    vi.stubGlobal('document', {
      visibilityState: 'visible',
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    });
    let asked = 0;
    const request = (async () => {
      asked += 1;
      return err(refusal('http/network'));
    }) as Request;
    startOrderNotices(request, { t: (key: string) => key, language: 'en' } as unknown as I18n);
    setUser(USER);
    await vi.waitFor(() => expect(asked).toBeGreaterThan(0), { timeout: 5_000 });

    endSession();
    forgetUser();
    if (guests > 0) setUser(null);
    asked = 0;
    setUser({ ...USER });
    await vi.waitFor(() => expect(asked).toBeGreaterThan(0), { timeout: 5_000 });
  },
);

import { describe, expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { createAlertWatch } from '#app/screens/exchange/convert/alerts/createAlertWatch.ts';
import type { PriceAlert } from '#app/stores/alertStore.ts';
import type { QuoteState } from '#app/stores/quoteStore.ts';
import { createFakeClock } from '#tests/support/fakeClock.ts';

const ALERT: PriceAlert = {
  id: 'one',
  from: 'BTC',
  to: 'USDT',
  side: 'above',
  price: '70000',
  createdAtMs: 1,
};

/** Tabs of one device: each has its own prices, all have the same alerts and the same lock. */
function openDevice(first: readonly PriceAlert[]) {
  let stored = first;
  let isLocked = false;
  const clock = createFakeClock();
  const locks = {
    request: async (_name: string, _options: unknown, run: (lock: Lock | null) => unknown) => {
      if (isLocked) return run(null);
      isLocked = true;
      await run({ mode: 'exclusive', name: _name });
      isLocked = false;
    },
  } as unknown as Pick<LockManager, 'request'>;
  const openTab = (hasLocks = true) => {
    const alerts = createStore<{ readonly alerts: readonly PriceAlert[] }>(() => ({ alerts: stored }));
    const quotes = createStore<QuoteState>(() => ({
      quoteBySymbol: new Map(),
      view: null,
      asOfMs: null,
      currency: null,
      rateByCurrency: new Map(),
      klinesByKey: new Map(),
    }));
    const told: string[] = [];
    const watched: string[][] = [];
    const stop = createAlertWatch({
      alerts,
      quotes,
      clock,
      locks: hasLocks ? locks : null,
      interest: {
        watch: (symbols) => {
          watched.push([...symbols]);
          return () => void watched.push([]);
        },
      },
      claim: (ids) => {
        const claimed = stored.filter(({ id }) => ids.has(id));
        stored = stored.filter(({ id }) => !ids.has(id));
        alerts.setState({ alerts: stored });
        return claimed;
      },
      tell: ({ id }, rate) => void told.push(`${id} at ${rate}`),
    });
    const send = async (lastPrice: string) => {
      const row = { symbol: 'BTCUSDT', lastPrice } as never;
      quotes.setState({ quoteBySymbol: new Map([['BTCUSDT', row]]) });
      await Promise.resolve();
    };
    return { told, watched, send, stop, alerts };
  };
  return { openTab, clock };
}

describe('price alerts', () => {
  test('are told when the price reaches them, and not before', async () => {
    const { send, told } = openDevice([ALERT]).openTab();
    await send('69999.99');
    expect(told).toEqual([]);
    await send('70000');
    expect(told).toEqual(['one at 70000']);
  });

  test('below are told when the price falls to them', async () => {
    const { send, told } = openDevice([{ ...ALERT, side: 'below' }]).openTab();
    await send('70000.01');
    await send('69000');
    expect(told).toEqual(['one at 69000']);
  });

  test('are told once, however long the price stays there', async () => {
    const { openTab, clock } = openDevice([ALERT]);
    const { send, told } = openTab();
    await send('70000');
    clock.advance(1_000);
    await send('71000');
    expect(told).toHaveLength(1);
  });

  test('are told by one tab only, although two see the price at the same moment', async () => {
    const { openTab } = openDevice([ALERT]);
    const [one, other] = [openTab(), openTab()];
    await Promise.all([one.send('70000'), other.send('70000')]);
    expect([...one.told, ...other.told]).toEqual(['one at 70000']);
  });

  test('are told without locks as well', async () => {
    const { send, told } = openDevice([ALERT]).openTab(false);
    await send('70000');
    expect(told).toEqual(['one at 70000']);
  });

  test('have their symbols watched while there are some, and no longer', async () => {
    const { send, watched, stop } = openDevice([ALERT]).openTab();
    expect(watched).toEqual([['BTCUSDT', 'USDTBTC']]);
    await send('70000');
    expect(watched).toEqual([['BTCUSDT', 'USDTBTC'], []]);
    stop();
    expect(watched).toHaveLength(2);
  });
});

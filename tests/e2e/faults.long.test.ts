import { describe, expect } from 'vitest';
import type { FaultInput } from '#sandbox/server/faults/faultSchema.ts';
import { marketTest } from '#tests/support/tabs/marketTest.ts';

const LIVE = /^Live · one connection/;
const SILENT = /^No new prices · since \d\d:\d\d:\d\d/;

/**
 * What the page says while nothing but such frames comes. Broken gzip ends by itself: after five bad frames the worker
 * asks for text (design.md section 3).
 */
const FRAME_FAULTS: readonly (readonly [FaultInput & { readonly fault: `frame/${string}` }, RegExp])[] = [
  [{ fault: 'frame/truncate' }, SILENT],
  [{ fault: 'frame/corrupt' }, SILENT],
  [{ fault: 'frame/wrong-crc' }, LIVE],
  [{ fault: 'frame/forged-length' }, LIVE],
  [{ fault: 'frame/two-members' }, LIVE],
  [{ fault: 'frame/bomb' }, LIVE],
  [{ fault: 'frame/bomb', forged: true }, LIVE],
  [{ fault: 'frame/not-json' }, SILENT],
  [{ fault: 'frame/invalid-utf8' }, /^(No new prices|Connection lost)/],
  [{ fault: 'frame/wrong-shape', where: 'frame' }, SILENT],
  [{ fault: 'frame/refusal' }, SILENT],
];

describe('While the feed sends', () => {
  for (const [fault, words] of FRAME_FAULTS) {
    marketTest(
      `${JSON.stringify(fault)}, no price is lost, and the page says how it is`,
      async ({ exchange, openTabs }) => {
        const [tab] = await openTabs(1);
        const rows = (await tab.rows()).length;
        // Some bad frames among the good ones go unnoticed.
        exchange.faults.add({ ...fault, count: 3 });
        await tab.pricesMove(5_000);
        expect(await tab.words()).toMatch(LIVE);
        expect((await tab.rows()).length).toBe(rows);

        exchange.faults.add({ ...fault, extra: false });
        if (words === LIVE) await tab.pricesMove(20_000);
        else await expect.poll(tab.words, { timeout: 20_000, interval: 100 }).toMatch(words);
        expect((await tab.rows()).length).toBe(rows);

        exchange.faults.reset();
        await expect.poll(tab.words, { timeout: 12_000, interval: 100 }).toMatch(LIVE);
        await tab.pricesMove(5_000);
        expect((await tab.rows()).length).toBe(rows);
      },
    );
  }

  marketTest('wrong rows among good ones, the good ones move on', async ({ exchange, openTabs }) => {
    const [tab] = await openTabs(1);
    const rows = (await tab.rows()).length;
    exchange.faults.add({ fault: 'frame/wrong-shape', where: 'rows' });
    await tab.pricesMove(5_000);
    expect(await tab.words()).toMatch(LIVE);
    expect((await tab.rows()).length).toBe(rows);
  });

  marketTest(
    'ten thousand pairs at once, the table holds them and stays quick',
    async ({ exchange, openTabs }) => {
      const [tab] = await openTabs(1);
      exchange.faults.add({ fault: 'frame/ten-thousand-symbols', count: 1 });
      const total = (): Promise<string> =>
        tab.page.$eval('.market-footer', (footer) => footer.textContent.split(' · ')[0] ?? '');
      await expect.poll(total, { timeout: 5_000 }).toBe('10,500 pairs');
      await tab.pricesMove(5_000);
      expect(await tab.words()).toMatch(LIVE);

      await tab.page.type('input[type="search"]', 'X09999');
      await expect.poll(async () => (await tab.rows()).map(({ pair }) => pair)).toEqual(['X09999 / USDT']);
    },
  );
});

describe('While the socket', () => {
  marketTest(
    'says nothing at all, the prices are marked as old, and a new one is opened',
    async ({ exchange, openTabs }) => {
      const [tab] = await openTabs(1);
      exchange.faults.add({ fault: 'socket/silent' });
      await expect.poll(tab.words, { timeout: 9_000, interval: 100 }).toMatch(SILENT);
      expect(await tab.page.$('.market[data-stale]')).not.toBeNull();
      // Ping after 10 s, 5 s for the answer.
      await expect.poll(() => exchange.state().opened, { timeout: 17_000 }).toBe(2);
      exchange.faults.reset();
      await expect.poll(tab.words, { timeout: 15_000, interval: 100 }).toMatch(LIVE);
    },
  );

  marketTest(
    'lives but brings no prices, they are marked as old and it is kept',
    async ({ exchange, openTabs }) => {
      const [tab] = await openTabs(1);
      exchange.faults.add({ fault: 'feed/stop' });
      await expect.poll(tab.words, { timeout: 9_000, interval: 100 }).toMatch(SILENT);
      exchange.faults.reset();
      await expect.poll(tab.words, { timeout: 4_000 }).toMatch(LIVE);
      expect(exchange.state().opened).toBe(1);
    },
  );

  marketTest('is slow, prices come late but come', async ({ exchange, openTabs }) => {
    const [tab] = await openTabs(1);
    exchange.faults.add({ fault: 'socket/slow', delayMs: 2_000 });
    await tab.pricesMove(9_000);
    expect(await tab.words()).toMatch(LIVE);
  });

  for (const fault of ['socket/hang', 'socket/accept-then-close'] as const) {
    marketTest(
      `cannot be had because of ${fault}, the page counts its attempts`,
      async ({ exchange, openTabs }) => {
        const [tab] = await openTabs(1);
        exchange.faults.add({ fault });
        exchange.faults.add({ fault: 'socket/drop', code: 1011 });
        await expect
          .poll(tab.words, { timeout: 15_000, interval: 50 })
          .toMatch(/^Connection lost. Reconnecting \(2 of 5\) · prices as of/);
        exchange.faults.reset();
        await expect.poll(tab.words, { timeout: 15_000, interval: 100 }).toMatch(LIVE);
        await tab.pricesMove(5_000);
      },
    );
  }
});

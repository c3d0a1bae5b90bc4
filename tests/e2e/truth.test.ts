import { gunzipSync } from 'node:zlib';
import { describe, expect } from 'vitest';
import WebSocket from 'ws';
import type { Clock } from '#sandbox/clock.ts';
import type { ShownRow } from '#tests/support/tabs/inPage.ts';
import { marketTest } from '#tests/support/tabs/marketTest.ts';
import { openTab } from '#tests/support/tabs/openTab.ts';

type WireRow = Readonly<Record<'s' | 'c' | 'h' | 'l', string>>;

/** A clock that can be stopped; while it stands, the exchange's prices do. */
function createStoppableClock(): Clock & { readonly stop: () => void } {
  let stoppedAtMs: number | undefined;
  return {
    now: () => stoppedAtMs ?? Date.now(),
    stop: () => {
      stoppedAtMs = Date.now();
    },
  };
}

/**
 * The whole market as the exchange sends it to a client of its own, not through any of the app's code.
 */
async function readMarket(origin: string): Promise<Map<string, WireRow>> {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/spot/ws/quote/v2?binary=true`);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  socket.send(JSON.stringify({ id: 'check', topic: 'slowBroker', event: 'sub', symbol: '', params: {} }));
  const frame = await new Promise<{ readonly data: readonly WireRow[] }>((resolve) =>
    socket.on('message', (data: Buffer, isBinary) => {
      if (isBinary) resolve(JSON.parse(gunzipSync(data).toString()));
    }),
  );
  socket.close();
  return new Map(frame.data.map((row) => [row.s, row]));
}

/** What is written on screen, as the number it means. */
const read = (figure: string | undefined): number => Number(figure?.replaceAll(',', '').replace('−', '-'));

/**
 * Resolves once the page shows what the exchange says. Both are read each time: the exchange's last round of prices may
 * come after its clock was stopped, so that what agrees now may have to agree once more.
 */
async function agree(onPage: () => Promise<unknown>, atExchange: () => Promise<unknown>): Promise<void> {
  await expect
    .poll(async () => ({ shown: await onPage(), said: await atExchange() }), { timeout: 9_000 })
    .toSatisfy(({ shown, said }) => JSON.stringify(shown) === JSON.stringify(said));
}

const symbolOf = ({ pair }: ShownRow): string => pair.replace(' / ', '');

describe('What the table shows', () => {
  marketTest('is what the exchange says, to the digit, in every tab', async ({ browser, startExchange }) => {
    const clock = createStoppableClock();
    const exchange = await startExchange({ clock });
    const back = await openTab(browser, exchange.url);
    await back.showsPrices();
    const front = await openTab(browser, exchange.url);
    // Wide enough for every column.
    for (const { page } of [back, front]) await page.setViewport({ width: 1680, height: 900 });
    await front.pricesMove(5_000);
    clock.stop();

    for (const tab of [front, back]) {
      await tab.page.bringToFront();
      const figures = async () =>
        (await tab.rows()).map((row) => [
          symbolOf(row),
          read(row.figures[0]),
          read(row.figures[2]),
          read(row.figures[3]),
        ]);
      const expected = async () => {
        const market = await readMarket(exchange.url);
        return (await tab.rows()).map((row) => {
          const wire = market.get(symbolOf(row));
          return [symbolOf(row), Number(wire?.c), Number(wire?.h), Number(wire?.l)];
        });
      };
      await agree(figures, expected);
    }
  });

  marketTest(
    'is ordered by what is clicked, over all pairs and not only those in sight',
    async ({ browser, startExchange }) => {
      const clock = createStoppableClock();
      const exchange = await startExchange({ symbols: 2_000, clock });
      const tab = await openTab(browser, exchange.url);
      await tab.showsPrices();
      clock.stop();
      await tab.page.locator('[role="columnheader"][data-column="last"] button').click();
      // Rows keep their places while the pointer is among them.
      await tab.page.mouse.move(2, 2);

      const highest = async (): Promise<number[]> => {
        const market = await readMarket(exchange.url);
        return [...market.values()]
          .map(({ c }) => Number(c))
          .sort((a, b) => b - a)
          .slice(0, 12);
      };
      const shown = async (): Promise<number[]> =>
        (await tab.rows()).map(({ figures }) => read(figures[0])).slice(0, 12);
      await agree(shown, highest);
    },
  );
});

import { describe, expect, test } from 'vitest';
import { buildFrame, buildRow } from '#tests/support/marketFrames.ts';
import { VIEW } from '#tests/support/pipeline.ts';
import { name, startMarket } from '#tests/support/startMarket.ts';

describe('views', () => {
  test('sorting 2,000 pairs by turnover sends the window’s rows and nothing else', async () => {
    const { addTab, pass } = await startMarket(2_000);
    const tab = addTab('a');
    tab.look({ view: { ...VIEW, window: { first: 100, count: 30 } } });
    await pass(1);
    const sent = tab.batches.flatMap((batch) => batch.rows ?? []).map(([symbol]) => symbol);
    expect(sent).toEqual(Array.from({ length: 30 }, (_, at) => name(100 + at)));
    expect(tab.shown().view).toEqual({ total: 2_000, first: 100, symbols: sent });
  });

  test('a changed window, sort or search is answered at once, and changes sent in one go once', async () => {
    const { addTab, pass, gateway } = await startMarket();
    const tab = addTab('a');
    tab.look({ view: VIEW });
    await pass(200);
    const before = gateway.figures().batches;
    tab.look({ view: { ...VIEW, sort: { by: 'symbol', direction: 'descending' } } });
    await pass(1);
    expect(tab.shown().view?.symbols[0]).toBe(name(99));
    expect(gateway.figures().batches).toBe(before + 1);
    for (let first = 0; first < 10; first += 1) tab.look({ view: { ...VIEW, window: { first, count: 20 } } });
    await pass(120);
    expect(gateway.figures().batches).toBe(before + 2);
    expect(tab.shown().view?.first).toBe(9);
  });

  test('scrolling is answered at most every 100 ms and always ends at the last window', async () => {
    const { addTab, pass } = await startMarket();
    const tab = addTab('a');
    tab.look({ view: VIEW });
    await pass(200);
    const before = tab.batches.length;
    for (let first = 1; first <= 40; first += 1) {
      tab.look({ view: { ...VIEW, window: { first, count: 20 } } });
      await pass(25);
    }
    await pass(100);
    expect(tab.batches.length - before).toBeLessThanOrEqual(11);
    expect(tab.shown().view?.first).toBe(40);
    expect([...tab.shown().quoteBySymbol.keys()].sort()).toEqual(tab.shown().view?.symbols.toSorted());
  });

  test('rows change places at most every 3 s, and not while pointer or focus is in the table', async () => {
    const { addTab, pass, server } = await startMarket();
    const tab = addTab('a');
    tab.look({ view: { ...VIEW, held: true } });
    await pass(1);
    server.last().receive(buildFrame([buildRow(name(9), { qv: '99999999' })]));
    await pass(7_000);
    expect(tab.shown().view?.symbols[0]).toBe(name(0));
    expect(tab.shown().quoteBySymbol.get(name(9))?.turnoverUsd).toBe('99999999.00');
    tab.look({ view: { ...VIEW, held: false } });
    /** How long until this symbol stands first, ms; a busy feed sends something all the time. */
    const waitForFirst = async (symbol: string): Promise<number> => {
      for (let waitedMs = 0; waitedMs < 7_000; waitedMs += 100) {
        if (tab.shown().view?.symbols[0] === symbol) return waitedMs;
        server.last().receive(buildFrame([buildRow(name(1))]));
        await pass(100);
      }
      throw new Error(`${symbol} never stood first.`);
    };
    expect(await waitForFirst(name(9))).toBeLessThanOrEqual(3_100);
    server.last().receive(buildFrame([buildRow(name(8), { qv: '999999999' })]));
    const waitedMs = await waitForFirst(name(8));
    expect(waitedMs).toBeGreaterThanOrEqual(2_900);
    expect(waitedMs).toBeLessThanOrEqual(3_100);
  });

  test('a table that was opened a moment after the first tick changes its order with the next one', async () => {
    const { addTab, pass, server } = await startMarket();
    const tab = addTab('a');
    tab.look({ symbols: [name(5)] });
    await pass(200);
    tab.look({ view: VIEW });
    await pass(100);
    expect(tab.shown().view?.symbols[0]).toBe(name(0));
    server.last().receive(buildFrame([buildRow(name(9), { qv: '99999999' })]));
    await pass(2_800);
    expect(tab.shown().view?.symbols[0]).toBe(name(9));
  });

  test('pairs that come between two ticks are there with the next one, whatever came before them', async () => {
    const { addTab, pass, server } = await startMarket();
    const tab = addTab('a');
    tab.look({ view: VIEW });
    await pass(200);
    // Brings the table a newer order between the ticks, as the first rates or candles of a page do.
    server.last().receive(buildFrame([buildRow(name(3), { qv: '5' })]));
    const fiat = [{ sr: 'EUR', tg: 'USD', rt: '1.25' }];
    server.last().receive(buildFrame(fiat, { topic: 'fiat', full: true }));
    await pass(500);
    server.last().receive(buildFrame([buildRow('NEWUSDT', { qv: '99999999' })]));
    await pass(2_400);
    expect(tab.shown().view).toMatchObject({ total: 101 });
    expect(tab.shown().view?.symbols[0]).toBe('NEWUSDT');
  });

  test('a window beyond the end shows the last rows, an empty search says so', async () => {
    const { addTab, pass } = await startMarket(50);
    const tab = addTab('a');
    tab.look({ view: { ...VIEW, window: { first: 5_000, count: 20 } } });
    await pass(1);
    expect(tab.shown().view).toMatchObject({ total: 50, first: 30 });
    tab.look({ view: { ...VIEW, query: 'nothing like it' } });
    await pass(120);
    expect(tab.shown().view).toEqual({ total: 0, first: 0, symbols: [] });
    expect(tab.shown().quoteBySymbol.size).toBe(0);
  });

  test('favourites, a currency and a currency without a rate', async () => {
    const { addTab, pass, server } = await startMarket();
    server.last().receive(buildFrame([{ sr: 'EUR', tg: 'USD', rt: '1.25' }], { topic: 'fiat', full: true }));
    const tab = addTab('a');
    tab.look({ view: { ...VIEW, favourites: [name(3), 'GONEUSDT'] } });
    await pass(1);
    expect(tab.shown().view?.symbols).toEqual([name(3)]);
    expect(tab.shown().currency).toBe('EUR');
    expect(tab.shown().quoteBySymbol.get(name(3))).toMatchObject({
      turnoverUsd: '97000.00',
      turnoverFiat: '77600.00',
    });
    tab.look({ currency: 'XYZ' });
    await pass(120);
    expect(tab.shown().quoteBySymbol.get(name(3))?.turnoverFiat).toBeNull();
  });

  test('a pair that leaves the exchange leaves the table', async () => {
    const { addTab, pass, server } = await startMarket(30);
    const tab = addTab('a');
    tab.look({ view: VIEW, symbols: [name(2)] });
    await pass(1);
    const rows = Array.from({ length: 30 }, (_, at) => at).filter((at) => at !== 2);
    server.last().receive(
      buildFrame(
        rows.map((at) => buildRow(name(at))),
        { full: true },
      ),
    );
    await pass(4_000);
    expect(tab.shown().view?.total).toBe(29);
    expect(tab.shown().quoteBySymbol.has(name(2))).toBe(false);
  });
});

import { describe, expect, test } from 'vitest';
import type { QuoteBatch } from '#shared/contract/quoteBatch.ts';
import { buildFrame, buildRow } from '../../support/marketFrames.ts';
import { createPipeline, type Pipeline, type PipelineTab, VIEW } from '../../support/pipeline.ts';

/** Pairs P0000USDT … with turnovers falling by their number. */
function snapshot(count: number): string {
  const rows = Array.from({ length: count }, (_, at) =>
    buildRow(name(at), { qv: String((count - at) * 1000), c: '1.00' }),
  );
  return buildFrame(rows, { full: true });
}

const name = (at: number): string => `P${String(at).padStart(4, '0')}USDT`;

async function startMarket(pairs = 100): Promise<Pipeline> {
  const pipeline = await createPipeline();
  pipeline.addTab('opener', { visible: true });
  pipeline.server.last().open();
  pipeline.server.last().receive(snapshot(pairs));
  await pipeline.pass(1);
  return pipeline;
}

function priceBatches(tab: PipelineTab): QuoteBatch[] {
  return tab.batches.filter((batch) => batch.rows !== undefined);
}

describe('the throttle', () => {
  test('the first change is sent at once, the next ones merged after 3 s', async () => {
    const { server, addTab, pass } = await startMarket();
    const tab = addTab('a');
    tab.look({ symbols: [name(5)] });
    await pass(1);
    expect(tab.shown().quoteBySymbol.get(name(5))?.lastPrice).toBe('1.00');
    for (const c of ['2.00', '3.00', '4.00']) {
      server.last().receive(buildFrame([buildRow(name(5), { c })]));
      await pass(500);
    }
    expect(priceBatches(tab)).toHaveLength(1);
    await pass(1_500);
    expect(priceBatches(tab)).toHaveLength(2);
    expect(tab.shown().quoteBySymbol.get(name(5))?.lastPrice).toBe('4.00');
  });

  test('after a quiet time the first change comes at once again', async () => {
    const { server, addTab, pass, clock } = await startMarket();
    const tab = addTab('a');
    tab.look({ symbols: [name(5)] });
    await pass(20_000);
    server.last().receive(buildFrame([buildRow(name(5), { c: '9.00' })]));
    const changedAtMs = clock.now();
    await pass(1);
    expect(tab.shown().quoteBySymbol.get(name(5))?.lastPrice).toBe('9.00');
    expect(clock.now() - changedAtMs).toBeLessThanOrEqual(1);
  });

  test('a full feed gives one batch per 3 s, with prices of that moment', async () => {
    const { server, addTab, pass } = await startMarket();
    const tab = addTab('a');
    tab.look({ view: VIEW });
    await pass(1);
    const before = tab.batches.length;
    for (let frame = 1; frame <= 600; frame += 1) {
      server.last().receive(buildFrame([buildRow(name(0), { c: String(frame), qv: '100000' })]));
      await pass(50);
    }
    expect(tab.batches.length - before).toBeGreaterThanOrEqual(9);
    expect(tab.batches.length - before).toBeLessThanOrEqual(10);
    const ages = tab.batches
      .slice(before)
      .map((batch) => Number(batch.rows?.find((row) => row[0] === name(0))?.[1]));
    for (const [at, price] of ages.entries()) expect(price).toBeGreaterThan((at + 1) * 60 - 20);
  });

  test('each tab has its own rhythm and gets the newest prices on its own tick', async () => {
    const { server, addTab, pass } = await startMarket();
    const first = addTab('a');
    first.look({ symbols: [name(0)] });
    await pass(1_500);
    const second = addTab('b');
    second.look({ symbols: [name(0)] });
    for (let frame = 1; frame <= 120; frame += 1) {
      server.last().receive(buildFrame([buildRow(name(0), { c: String(frame) })]));
      await pass(50);
    }
    for (const tab of [first, second]) {
      expect(priceBatches(tab).length).toBeGreaterThanOrEqual(2);
      expect(priceBatches(tab).length).toBeLessThanOrEqual(4);
    }
  });

  test('the last change before the feed falls silent still arrives', async () => {
    const { server, addTab, pass } = await startMarket();
    const [first, second] = [addTab('a'), addTab('b')];
    first.look({ symbols: [name(1)] });
    await pass(1_000);
    second.look({ symbols: [name(1)] });
    await pass(1_000);
    server.last().receive(buildFrame([buildRow(name(1), { c: '2.00' })]));
    await pass(1_000);
    server.last().receive(buildFrame([buildRow(name(1), { c: '3.00' })]));
    await pass(5_000);
    expect(first.shown().quoteBySymbol.get(name(1))?.lastPrice).toBe('3.00');
    expect(second.shown().quoteBySymbol.get(name(1))?.lastPrice).toBe('3.00');
  });
});

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

describe('hidden and frozen tabs', () => {
  test('a hidden tab is sent nothing, and one batch when it is shown again', async () => {
    const { addTab, pass, server, gateway } = await startMarket();
    const [front, back] = [addTab('front'), addTab('back')];
    front.look({ view: VIEW });
    back.look({ symbols: [name(1), name(2), name(3)] });
    await pass(1);
    back.tell({ visible: false });
    const before = back.batches.length;
    for (let frame = 1; frame <= 100; frame += 1) {
      server
        .last()
        .receive(
          buildFrame([buildRow(name(1), { c: String(frame) }), buildRow(name(2), { c: String(frame) })]),
        );
      await pass(100);
    }
    expect(back.batches).toHaveLength(before);
    back.tell({ visible: true });
    await pass(1);
    expect(back.batches).toHaveLength(before + 1);
    expect(back.batches.at(-1)?.rows?.map(([symbol, price]) => [symbol, price])).toEqual([
      [name(1), '100'],
      [name(2), '100'],
    ]);
    expect(gateway.figures().tabs.find((tab) => tab.tabId === back.tabId)?.visible).toBe(true);
  });

  test('with every tab hidden nothing is derived', async () => {
    const { addTab, pass, server, hub } = await createPipeline();
    const tab = addTab('a');
    server.last().open();
    server.last().receive(snapshot(50));
    tab.look({ view: VIEW });
    await pass(10);
    tab.tell({ visible: false });
    await pass(10);
    const derived = hub.figures().rowsDerived;
    for (let frame = 1; frame <= 50; frame += 1) {
      server.last().receive(buildFrame([buildRow(name(1), { c: String(frame) })]));
      await pass(100);
    }
    expect(hub.figures().rowsDerived).toBe(derived);
    expect(hub.figures().frames).toBeGreaterThan(50);
  });

  test('a tab that does not acknowledge gets nothing more, and then one merged batch', async () => {
    const { addTab, pass, server } = await startMarket();
    const tab = addTab('a');
    tab.look({ symbols: [name(1), name(2)] });
    await pass(1);
    tab.freeze();
    for (let frame = 1; frame <= 200; frame += 1) {
      server.last().receive(buildFrame([buildRow(name(1 + (frame % 2)), { c: String(frame) })]));
      await pass(100);
    }
    const before = tab.batches.length;
    await tab.thaw();
    await pass(10);
    expect(tab.batches.length - before).toBe(2);
    expect(tab.shown().quoteBySymbol.get(name(1))?.lastPrice).toBe('200');
    expect(tab.shown().quoteBySymbol.get(name(2))?.lastPrice).toBe('199');
  });

  test('a page that fails on a batch is sent everything again', async () => {
    const { addTab, pass } = await startMarket();
    const tab = addTab('a');
    tab.failOnce();
    tab.look({ symbols: [name(1)] });
    await pass(1_300);
    expect(tab.shown().quoteBySymbol.get(name(1))?.lastPrice).toBe('1.00');
  });

  test('a dead tab is forgotten with everything it wanted', async () => {
    const { addTab, pass, gateway, server } = await startMarket();
    const tab = addTab('a');
    tab.look({ klines: [{ symbol: name(1), interval: '1m', klineType: 'spot' }] });
    await pass(1);
    tab.die();
    await pass(1);
    expect(gateway.figures().tabs.map(({ tabId }) => tabId)).not.toContain(tab.tabId);
    expect(server.last().sent).toContainEqual(
      expect.objectContaining({ event: 'cancel', topic: 'kline_1m' }),
    );
  });
});

describe('joining', () => {
  test('a tab that joins late has its first prices at once', async () => {
    const { addTab, pass } = await startMarket(2_000);
    const first = addTab('a');
    first.look({ view: VIEW });
    await pass(1_000);
    const late = addTab('late');
    late.look({ view: VIEW });
    await pass(1);
    expect(late.shown().view?.symbols).toHaveLength(20);
    expect(late.shown().quoteBySymbol.size).toBe(20);
  });

  test('a tab that comes before the first snapshot gets it as soon as it is there', async () => {
    const { addTab, pass, server } = await createPipeline();
    const tab = addTab('a');
    tab.look({ view: VIEW });
    await pass(2_000);
    server.last().open();
    await pass(700);
    server.last().receive(snapshot(40));
    await pass(1);
    expect(tab.shown().view?.total).toBe(40);
    expect(tab.shown().quoteBySymbol.size).toBe(20);
  });

  test('the state of the connection is told at once, before and between prices', async () => {
    const { addTab, pass, server } = await createPipeline();
    const tab = addTab('a');
    tab.look({ view: VIEW });
    await pass(1);
    const states = (): unknown[] => tab.batches.flatMap((batch) => batch.status?.state ?? []);
    expect(states().at(-1)).toBe('connecting');
    server.last().open();
    server.last().receive(snapshot(40));
    await pass(200);
    expect(states().at(-1)).toBe('open');
    server.last().drop();
    await pass(110);
    expect(states().at(-1)).toBe('error');
  });

  test('a quotes worker that is replaced brings prices back to tabs that never left', async () => {
    const pipeline = await startMarket(40);
    const tab = pipeline.addTab('a');
    tab.look({ view: VIEW });
    await pipeline.pass(1);
    await pipeline.replaceQuotes();
    await pipeline.pass(1_000);
    expect(tab.shown().quoteBySymbol.size).toBe(20);
    expect(tab.shown().asOfMs).not.toBeNull();
    pipeline.server.last().open();
    const rows = Array.from({ length: 40 }, (_, at) => buildRow(name(at), { c: '7.00', qv: String(at) }));
    pipeline.server.last().receive(buildFrame(rows, { full: true }));
    await pipeline.pass(10);
    expect([...tab.shown().quoteBySymbol.values()].every(({ lastPrice }) => lastPrice === '7.00')).toBe(true);
    pipeline.server.last().receive(buildFrame([buildRow(name(0), { c: '8.00', qv: '1' })]));
    await pipeline.pass(4_000);
    expect(tab.shown().view?.symbols[0]).toBe(name(39));
  });

  test('a tab whose gateway was replaced has prices at once, the next ones within a second, and then every 3 s', async () => {
    const { addTab, pass, server } = await startMarket();
    const tab = addTab('a', {}, 20);
    tab.look({ symbols: [name(5)] });
    await pass(1);
    expect(priceBatches(tab)).toHaveLength(1);
    server.last().receive(buildFrame([buildRow(name(5), { c: '2.00' })]));
    await pass(900);
    expect(priceBatches(tab)).toHaveLength(1);
    server.last().receive(buildFrame([buildRow(name(5), { c: '3.00' })]));
    await pass(150);
    expect(tab.shown().quoteBySymbol.get(name(5))?.lastPrice).toBe('3.00');
    for (let half = 0; half < 5; half += 1) {
      server.last().receive(buildFrame([buildRow(name(5), { c: `4.${half}0` })]));
      await pass(500);
    }
    expect(tab.shown().quoteBySymbol.get(name(5))?.lastPrice).toBe('3.00');
    server.last().receive(buildFrame([buildRow(name(5), { c: '5.00' })]));
    await pass(600);
    expect(tab.shown().quoteBySymbol.get(name(5))?.lastPrice).toBe('5.00');
  });

  test('the first fiat rates are shown at once, later ones with the prices', async () => {
    const { addTab, pass, server } = await startMarket();
    const tab = addTab('a');
    tab.look({ view: VIEW, currency: 'EUR' });
    await pass(200);
    const turnover = (): string | null | undefined => tab.shown().quoteBySymbol.get(name(0))?.turnoverFiat;
    const sendRate = (rt: string): void =>
      server.last().receive(buildFrame([{ sr: 'EUR', tg: 'USD', rt }], { topic: 'fiat', full: true }));
    expect(turnover()).toBeNull();
    sendRate('1.25');
    await pass(100);
    expect(Number(turnover())).toBe(80_000);
    sendRate('1.00');
    await pass(1_000);
    expect(Number(turnover())).toBe(80_000);
    await pass(2_000);
    expect(Number(turnover())).toBe(100_000);
  });

  test('the first candles of a pair are shown at once, later ones with the prices', async () => {
    const { addTab, pass, server } = await startMarket();
    const tab = addTab('a');
    tab.look({ view: VIEW });
    await pass(200);
    tab.look({ klines: [{ symbol: name(1), interval: '1m', klineType: 'spot' }] });
    await pass(200);
    const candle = { o: '1', h: '2', l: '1', c: '2', v: '5' };
    const send = (t: number, full: boolean): void =>
      server
        .last()
        .receive(buildFrame([{ ...candle, t }], { topic: 'kline_1m', id: `kline_1m:${name(1)}`, full }));
    const shown = (): number => [...tab.shown().klinesByKey.values()][0]?.length ?? 0;
    send(60_000, true);
    await pass(100);
    expect(shown()).toBe(1);
    send(120_000, false);
    await pass(1_000);
    expect(shown()).toBe(1);
    await pass(2_000);
    expect(shown()).toBe(2);
  });

  test('the number of tabs on the connection is told', async () => {
    const { addTab, pass } = await startMarket();
    const tab = addTab('a');
    addTab('b', { visible: false });
    tab.look({ view: VIEW });
    await pass(1);
    expect(tab.batches.at(-1)?.tabs).toBe(3);
  });
});

describe('the size of a batch', () => {
  test('no batch is larger than 10 kB, whatever a tab asks for, and everything arrives', async () => {
    const { addTab, pass, gateway, server } = await startMarket(2_000);
    const fiat = Array.from({ length: 300 }, (_, at) => ({ sr: `F${at}`, tg: 'USD', rt: '1.23456789' }));
    server.last().receive(buildFrame(fiat, { topic: 'fiat', full: true }));
    const tab = addTab('a');
    const topic = { symbol: name(1), interval: '1m', klineType: 'spot' } as const;
    const symbols = Array.from({ length: 500 }, (_, at) => name(1_000 + at));
    tab.look({ symbols, view: { ...VIEW, window: { first: 0, count: 200 } }, klines: [topic] });
    await pass(10);
    const candles = Array.from({ length: 500 }, (_, at) => ({
      t: 60_000 * (at + 1),
      o: '1.23456789',
      h: '1',
      l: '1',
      c: '1',
      v: '1',
    }));
    server.last().receive(buildFrame(candles, { topic: 'kline_1m', id: `kline_1m:${name(1)}`, full: true }));
    await pass(10_000);
    expect(gateway.figures().largestBatchBytes).toBeLessThanOrEqual(10_000);
    expect(tab.shown().quoteBySymbol.size).toBe(700);
    expect(tab.shown().rateByCurrency.size).toBe(301);
    expect([...tab.shown().klinesByKey.values()][0]).toHaveLength(500);
  });

  test('a statement that makes no sense is refused with the field named, and the one before stays', async () => {
    const { addTab, pass, gateway } = await startMarket();
    const tab = addTab('a');
    tab.look({ symbols: [name(1)] });
    await pass(1);
    const refused = gateway.setInterest(tab.tabId, {
      symbols: [5],
      klines: [],
      view: null,
      currency: 'EUR',
    } as never);
    expect(refused).toMatchObject({ ok: false, error: { code: 'input/bad-interest' } });
    expect(!refused.ok && refused.error.message).toContain('symbols.0');
    expect(
      gateway.setInterest('nobody' as never, { symbols: [], klines: [], view: null, currency: 'EUR' }),
    ).toMatchObject({
      ok: false,
      error: { code: 'worker/unknown-tab' },
    });
  });
});

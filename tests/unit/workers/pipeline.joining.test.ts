import { describe, expect, test } from 'vitest';
import { buildFrame, buildRow } from '#tests/support/marketFrames.ts';
import { createPipeline, VIEW } from '#tests/support/pipeline.ts';
import { name, priceBatches, snapshot, startMarket } from '#tests/support/startMarket.ts';

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

  test('the state of the connection is sent at once, before and between prices', async () => {
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

  test('the number of tabs on the connection is sent', async () => {
    const { addTab, pass } = await startMarket();
    const tab = addTab('a');
    addTab('b', { visible: false });
    tab.look({ view: VIEW });
    await pass(1);
    expect(tab.batches.at(-1)?.tabs).toBe(3);
  });
});

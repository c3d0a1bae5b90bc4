import { describe, expect, test } from 'vitest';
import { buildFrame, buildRow } from '#tests/support/marketFrames.ts';
import { createPipeline, VIEW } from '#tests/support/pipeline.ts';
import { name, snapshot, startMarket } from '#tests/support/startMarket.ts';

describe('hidden and frozen tabs', () => {
  test('a hidden tab is sent nothing, and one batch when it is shown again', async () => {
    const { addTab, pass, server, gateway } = await startMarket();
    const [front, back] = [addTab('front'), addTab('back')];
    front.look({ view: VIEW });
    back.look({ symbols: [name(1), name(2), name(3)] });
    await pass(1);
    back.setPresence({ visible: false });
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
    back.setPresence({ visible: true });
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
    tab.setPresence({ visible: false });
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

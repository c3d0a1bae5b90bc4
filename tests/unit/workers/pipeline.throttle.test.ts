import { describe, expect, test } from 'vitest';
import { buildFrame, buildRow } from '#tests/support/marketFrames.ts';
import { VIEW } from '#tests/support/pipeline.ts';
import { name, priceBatches, startMarket } from '#tests/support/startMarket.ts';

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

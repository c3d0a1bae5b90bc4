import { expect, test } from 'vitest';
import { buildFrame, buildRow } from '#tests/support/marketFrames.ts';
import { createPipeline } from '#tests/support/pipeline.ts';

test('a tab shown again under a running feed gets one batch, and the next one no sooner than 3,000 ms later', async () => {
  const { addTab, server, pass } = await createPipeline();
  const [front, back] = [addTab('front'), addTab('back')];
  server.last().open();
  let price = 0;
  /** Ten frames a second, as a busy market sends them. */
  const run = async (ms: number): Promise<void> => {
    for (let left = ms; left > 0; left -= 100) {
      price += 1;
      server.last().receive(buildFrame([buildRow('BTCUSDT', { c: String(price) })], { full: price === 1 }));
      await pass(100);
    }
  };
  front.look({ symbols: ['BTCUSDT'] });
  back.look({ symbols: ['BTCUSDT'] });
  await run(2_000);
  back.setPresence({ visible: false });
  await run(10_000);
  const had = back.batches.length;
  back.setPresence({ visible: true });
  await run(2_800);
  expect(back.batches.slice(had).map(({ rows }) => rows?.length)).toEqual([1]);
});

test('going from one tab to another gives up nothing that both look at', async () => {
  const { addTab, server, pass } = await createPipeline();
  // With no tab visible at all everything stays subscribed for a minute, so one more window is open.
  addTab('elsewhere');
  const [left, next] = [addTab('left'), addTab('next', { visible: false })];
  server.last().open();
  const klines = [{ symbol: 'BTCUSDT', interval: '1m', klineType: 'spot' }] as const;
  left.look({ klines });
  next.look({ klines });
  await pass(100);
  const before = server.last().sent.length;
  /** Pings apart: a tab that is shown asks whether the link still lives. */
  const said = () =>
    server
      .last()
      .sent.slice(before)
      .filter((message) => !('ping' in Object(message)));
  left.setPresence({ visible: false });
  await pass(200);
  next.setPresence({ visible: true });
  await pass(2_000);
  expect(said()).toEqual([]);

  next.setPresence({ visible: false });
  await pass(2_000);
  expect(said()).toEqual([expect.objectContaining({ event: 'cancel', topic: 'kline_1m' })]);
});

test('a tab that only says again what it looks at is answered nothing', async () => {
  const { addTab, server, pass } = await createPipeline();
  const tab = addTab('a');
  server.last().open();
  server.last().receive(buildFrame([buildRow('BTCUSDT', { c: '1' })], { full: true }));
  tab.look({ symbols: ['BTCUSDT'] });
  await pass(200);
  const had = tab.batches.length;
  server.last().receive(buildFrame([buildRow('BTCUSDT', { c: '2' })]));
  tab.look({ symbols: ['BTCUSDT'] });
  await pass(1_000);
  expect(tab.batches).toHaveLength(had);
});

import { expect, test } from 'vitest';
import { buildFrame, buildRow } from '../../../support/marketFrames.ts';
import { createPipeline } from '../../../support/pipeline.ts';

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
  back.tell({ visible: false });
  await run(10_000);
  const had = back.batches.length;
  back.tell({ visible: true });
  await run(2_800);
  expect(back.batches.slice(had).map(({ rows }) => rows?.length)).toEqual([1]);
});

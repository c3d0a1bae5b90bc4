import type { QuoteBatch } from '#shared/contract/quoteBatch.ts';
import { buildFrame, buildRow } from './marketFrames.ts';
import { createPipeline, type Pipeline, type PipelineTab } from './pipeline.ts';

/** Pairs P0000USDT … with turnovers falling by their number. */
export function snapshot(count: number): string {
  const rows = Array.from({ length: count }, (_, at) =>
    buildRow(name(at), { qv: String((count - at) * 1000), c: '1.00' }),
  );
  return buildFrame(rows, { full: true });
}

/** The symbol at a place of that order. */
export const name = (at: number): string => `P${String(at).padStart(4, '0')}USDT`;

/** Both workers on a feed whose first snapshot one visible tab has. */
export async function startMarket(pairs = 100): Promise<Pipeline> {
  const pipeline = await createPipeline();
  pipeline.addTab('opener', { visible: true });
  pipeline.server.last().open();
  pipeline.server.last().receive(snapshot(pairs));
  await pipeline.pass(1);
  return pipeline;
}

/** The batches that brought rows. */
export function priceBatches(tab: PipelineTab): QuoteBatch[] {
  return tab.batches.filter((batch) => batch.rows !== undefined);
}

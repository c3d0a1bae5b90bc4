import type { CDPSession } from 'puppeteer-core';
import * as v from 'valibot';

/** What a script makes and can hold on to. The engine's own is left out: compiled code, shapes, entries of the timeline. */
const MADE_BY_SCRIPTS = new Set([
  'object',
  'closure',
  'array',
  'string',
  'concatenated string',
  'sliced string',
  'number',
  'bigint',
  'symbol',
  'regexp',
]);

/** The part of V8's snapshot that is read here: one row of `node_fields` after the other in `nodes`. */
const Snapshot = v.object({
  snapshot: v.object({
    meta: v.object({
      node_fields: v.array(v.string()),
      node_types: v.looseTuple([v.array(v.string())]),
    }),
  }),
  nodes: v.array(v.number()),
});

/**
 * Bytes of all objects that scripts have made in a tab or a worker, from a snapshot of its heap.
 *
 * The heap's whole size would not do for a slope: the engine goes on compiling functions for as long as they are called
 * more often, and keeps up to 500 entries of the timeline (`createMeasure`), which both look like a leak for an hour.
 */
export async function readObjectBytes(session: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const take = ({ chunk }: { readonly chunk: string }): void => void chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', take);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', take);
  return sumObjects(v.parse(Snapshot, JSON.parse(chunks.join(''))));
}

function sumObjects({ snapshot, nodes }: v.InferOutput<typeof Snapshot>): number {
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const typeAt = fields.indexOf('type');
  const sizeAt = fields.indexOf('self_size');
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    if (MADE_BY_SCRIPTS.has(types[0][nodes[at + typeAt] ?? -1] ?? '')) bytes += nodes[at + sizeAt] ?? 0;
  }
  return bytes;
}

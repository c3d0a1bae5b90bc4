import type { RecordFilters } from '#app/records/recordFilters.ts';
import type { RecordSource } from '#app/records/recordSource.ts';
import type { BlockStatus } from '#app/records/recordSteps.ts';
import type { InputOf } from '#shared/endpoints/table.ts';
import { ok } from '#shared/result/result.ts';
import { WIRE_BY_STATUS } from '../blockStatus.ts';
import { type BlockRecord, toBlockRecord } from './blockRecord.ts';

type Asked = Omit<InputOf<'blockTradeQuery'>, 'startTime' | 'endTime' | 'pageNo' | 'pageSize'>;

/** The longest range of one call (screens.md 1.8), from its first to its last moment. */
const MAX_SPAN_MS = 366 * 86_400_000 - 1;

/**
 * Where the rows come from. The call knows what was sold and what was received; a coin on either side is asked for in two
 * questions, whose rows are one timeline.
 */
export function blockSources({
  coin,
  status,
  minNotional,
}: RecordFilters['words']): readonly RecordSource<BlockRecord>[] {
  const asked: Asked = {
    ...(status !== undefined && { status: WIRE_BY_STATUS[status as BlockStatus] }),
    ...(minNotional !== undefined && { minNotionalUsd: minNotional }),
  };
  if (coin === undefined) return [createSource('all', asked)];
  return [
    createSource('sold', { ...asked, fromCoin: coin }),
    createSource('received', { ...asked, toCoin: coin }),
  ];
}

function createSource(id: string, asked: Asked): RecordSource<BlockRecord> {
  return {
    id: `block-${id}`,
    key: JSON.stringify(asked),
    maxSpanMs: MAX_SPAN_MS,
    load: async (request, { step, pageNo, pageSize }, options) => {
      const input = {
        ...asked,
        startTime: String(step.startMs),
        endTime: String(step.endMs),
        pageNo,
        pageSize,
      };
      const answered = await request('blockTradeQuery', input, options);
      if (!answered.ok) return answered;
      const { result, asOfMs } = answered.value;
      if (result === undefined) return ok(null);
      return ok({ rows: result.list.map(toBlockRecord), total: result.total, asOfMs });
    },
  };
}

import { conversionSteps, limitSteps, type RecordStep } from '#app/records/recordSteps.ts';
import { ExchangeStatus, LimitStatus } from '#shared/endpoints/enums.ts';
import type { Conversion } from '../conversions/conversion.ts';

/** What happened to a conversion, and what is still to come (screens.md 1.2, "Drawer"). */
export function stepsOf({
  status,
  limit,
  atMs,
  endedAtMs,
}: Pick<Conversion, 'status' | 'limit' | 'atMs' | 'endedAtMs'>): readonly RecordStep[] {
  const times = { createdAtMs: atMs, endedAtMs };
  const limitStatus = LimitStatus.options.find((each) => each === status);
  if (limit !== null && limitStatus !== undefined) return limitSteps(limitStatus, times);
  const exchangeStatus = ExchangeStatus.options.find((each) => each === status);
  return exchangeStatus === undefined ? [] : conversionSteps(exchangeStatus, times);
}

import type { InferOutput } from 'valibot';
import {
  endedSteps,
  type RecordStep,
  type StepTimes,
  stepsUntil,
} from '#app/features/recordList/recordSteps.ts';
import type { ExchangeStatus, LimitStatus } from '#shared/endpoints/enums.ts';

/** init → processing → success, failure or partly (screens.md 1.2). */
export function conversionSteps(
  status: InferOutput<typeof ExchangeStatus>,
  times: StepTimes,
): readonly RecordStep[] {
  const end = { success: 'done', failure: 'failed', partial_fulfillment: 'partly' } as const;
  if (status === 'init') return stepsUntil(['received', 'converting', 'done'], 0, times);
  if (status === 'processing') return stepsUntil(['received', 'converting', 'done'], 1, times);
  return endedSteps(['received', 'converting', end[status]], times, status === 'failure');
}

/** open → filling → filled, or one of the other ends (screens.md 1.1, 1.21). */
export function limitSteps(status: InferOutput<typeof LimitStatus>, times: StepTimes): readonly RecordStep[] {
  if (status === 'init' || status === 'open') return stepsUntil(['open', 'filling', 'filled'], 0, times);
  if (status === 'filling') return stepsUntil(['open', 'filling', 'filled'], 1, times);
  if (status === 'filled') return endedSteps(['open', 'filling', 'filled'], times, false);
  return endedSteps(['open', status], times, status === 'failed');
}

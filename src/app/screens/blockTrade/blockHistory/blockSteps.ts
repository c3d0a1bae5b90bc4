import {
  endedSteps,
  type RecordStep,
  type StepTimes,
  stepsUntil,
} from '#app/features/recordList/recordSteps.ts';
import type { BlockStatus } from '../blockStatus.ts';

/** quoted → confirmed → settled or rejected (screens.md 1.8); both clocks are the quote's and the execution's. */
export function blockSteps(
  status: BlockStatus,
  times: StepTimes & { readonly confirmedAtMs: number | null },
): readonly RecordStep[] {
  const at = (steps: readonly RecordStep[]): readonly RecordStep[] =>
    steps.map((step) =>
      step.id === 'confirmed' && step.state !== 'ahead' ? { ...step, atMs: times.confirmedAtMs } : step,
    );
  if (status === 'quoted') return stepsUntil(['quoted', 'confirmed', 'settled'], 0, times);
  if (status === 'confirmed') return at(stepsUntil(['quoted', 'confirmed', 'settled'], 1, times));
  return at(endedSteps(['quoted', 'confirmed', status], times, status === 'rejected'));
}

import type { ParseKeys } from 'i18next';

type IdIn<Key> = Key extends `records.step.${infer Id}` ? Id : never;
/** Every step that has a name among the texts, `records.step.*`; which of them a record has, its screen says. */
export type StepId = IdIn<ParseKeys>;

/** One step of a record's timeline (screens.md 0.3, C9). */
export interface RecordStep {
  readonly id: StepId;
  readonly state: 'done' | 'current' | 'failed' | 'ahead';
  /** ms since 1970; null where it has no time, or none yet. */
  readonly atMs: number | null;
}

export interface StepTimes {
  /** null where the exchange does not know it. */
  readonly createdAtMs: number | null;
  /** null while it has not ended. */
  readonly endedAtMs: number | null;
}

export function stepOf(id: StepId, state: RecordStep['state'], atMs: number | null = null): RecordStep {
  return { id, state, atMs };
}

/** Steps of which the one at `current` is under way. */
export function stepsUntil(
  ids: readonly StepId[],
  current: number,
  { createdAtMs }: StepTimes,
): readonly RecordStep[] {
  return ids.map((id, at) => ({
    id,
    state: at < current ? 'done' : at === current ? 'current' : 'ahead',
    atMs: at === 0 ? createdAtMs : null,
  }));
}

/** Steps that are all over; the last one is the outcome. */
export function endedSteps(
  ids: readonly StepId[],
  { createdAtMs, endedAtMs }: StepTimes,
  isFailed: boolean,
): readonly RecordStep[] {
  return ids.map((id, at) => {
    const isLast = at === ids.length - 1;
    return {
      id,
      state: isLast && isFailed ? 'failed' : 'done',
      atMs: at === 0 ? createdAtMs : isLast ? endedAtMs : null,
    };
  });
}

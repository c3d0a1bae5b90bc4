/** -1 failed, 0 queued, 1 processing, 2 ready, 3 expired (screens.md 2.0). */
export type ExportStatus = -1 | 0 | 1 | 2 | 3;

export interface ExportState {
  readonly status: ExportStatus;
  /** Percent. */
  readonly progress: number;
}

/** `step`: a quarter of the work is done. */
export type ExportEvent = 'step' | 'fail' | 'expire';

/** Eight seconds in four steps (screens.md 3.6). */
export const STEP_MS = 2_000;
export const STEPS = 4;
/** By the clock, however fast the exchange lives: it is what its page says. */
export const FILE_TTL_DAYS = 7;
export const FILE_TTL_MS = FILE_TTL_DAYS * 86_400_000;

/** The state after an event (screens.md 1.21, Export job); undefined where there is no such arrow. */
export function afterEvent({ status, progress }: ExportState, event: ExportEvent): ExportState | undefined {
  if (event === 'expire') {
    return status === 2 ? { status: 3, progress } : undefined;
  }
  if (status !== 0 && status !== 1) {
    return undefined;
  }
  if (event === 'fail') {
    return { status: -1, progress };
  }
  const next = progress + 100 / STEPS;
  return { status: next < 100 ? 1 : 2, progress: Math.min(next, 100) };
}

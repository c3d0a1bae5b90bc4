import type { Request } from '#app/bridge/request.ts';
import { orderFile } from '#app/features/exportJobs/orderFile.ts';
import type { Clock, Timer } from '#shared/async/clock.ts';
import type { AppError } from '#shared/result/appError.ts';
import { estimateInput } from '../dataFields.ts';
import { dueOrders, type ScheduledOrder } from './dueOrders.ts';
import type { PresetStore } from './presetStore.ts';

export interface ScheduleOptions {
  readonly presets: PresetStore;
  readonly request: Request;
  readonly clock: Clock;
  readonly onOrdered: (order: ScheduledOrder, jobId: string) => void;
  readonly onRefused: (order: ScheduledOrder, error: AppError) => void;
}

/** How often it is looked whether a month has begun. */
const LOOK_MS = 600_000;
/** The page has other things to ask for when it begins. */
const FIRST_MS = 10_000;
/** No data in the range (screens.md 0.2). */
const NO_DATA = '134006';

/**
 * Orders the file of each month that is over, once, while a page is open (screens.md 1.18, 0.2a). The order's id says preset
 * and month, so that the exchange makes it once even where two tabs ask. An order that could not be sent is sent later.
 */
export function createSchedule({
  presets,
  request,
  clock,
  onOrdered,
  onRefused,
}: ScheduleOptions): () => void {
  let timer: Timer | undefined;
  let isOver = false;

  const order = async (due: ScheduledOrder): Promise<void> => {
    const { preset, month } = due;
    const { monthly } = preset;
    if (!presets.claimMonth(preset.id, month)) return;
    const input = { ...estimateInput(preset.fields, due), requestId: requestIdOf(due) };
    const sent = await orderFile(request, 'exportCreate', input);
    if (isOver) return;
    if (sent.ok) onOrdered(due, sent.value.id);
    // As far as is known nothing was ordered, so the schedule tries again.
    else if (sent.error.kind === 'http') presets.setMonthly(preset.id, monthly);
    else if (sent.error.code !== NO_DATA) onRefused(due, sent.error);
  };

  const look = async (): Promise<void> => {
    for (const due of dueOrders(presets.store.getState(), clock.wallNow())) await order(due);
    if (!isOver) timer = clock.setTimer(() => void look(), LOOK_MS);
  };

  timer = clock.setTimer(() => void look(), FIRST_MS);
  return () => {
    isOver = true;
    clock.clearTimer(timer);
  };
}

/** At most 36 letters, digits and dashes (screens.md 0.1). */
function requestIdOf({ preset, month }: ScheduledOrder): string {
  return `m-${month}-${preset.id.replace(/[^A-Za-z\d-]/g, '').slice(0, 26)}`;
}

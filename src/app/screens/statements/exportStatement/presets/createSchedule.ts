import * as v from 'valibot';
import type { Request } from '#app/bridge/request.ts';
import { orderFile } from '#app/features/exportJobs/orderFile.ts';
import type { Clock, Timer } from '#shared/async/clock.ts';
import type { AppError, AppErrorKind } from '#shared/result/appError.ts';
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
/** Codes of screens.md 0.2: there is nothing to make, or it was ordered under this id before. */
const NO_DATA = '134006';
const DUPLICATE = '131082';
/** Refusals of the file itself, which stay: the type, the length of the range, the data cut-off. */
const LASTING: ReadonlySet<string> = new Set(['134001', '134002', '134007']);
const QUOTA_USED = '134003';
/** Only these say something of the file; after another error it is not known, or was never asked. */
const SAID: ReadonlySet<AppErrorKind> = new Set(['business', 'wall']);
const BUSY: ReadonlySet<string> = new Set(['790000', '1007']);

/**
 * Orders the file of each month that is over, once, while a page is open (screens.md 1.18, 0.2a). A month is done when the
 * exchange has answered for good; until then it is asked for again, under an id that says preset and month, so that the
 * exchange makes it once even where two tabs ask. Whether a month is over is judged by the exchange's clock.
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
  /** By the exchange's clock. */
  let quotaResetMs = 0;
  const said = new Set<string>();

  const refuse = (due: ScheduledOrder, error: AppError): void => {
    const { kind, code, extInfo } = error;
    if (code === QUOTA_USED) quotaResetMs = resetOf(extInfo);
    const key = `${requestIdOf(due)} ${code}`;
    if (!SAID.has(kind) || BUSY.has(code) || said.has(key)) return;
    said.add(key);
    onRefused(due, error);
  };

  const order = async (due: ScheduledOrder): Promise<void> => {
    const { preset, month } = due;
    const input = { ...estimateInput(preset.fields, due), requestId: requestIdOf(due) };
    const sent = await orderFile(request, 'exportCreate', input);
    // The next page orders it again, and is given this very file to follow.
    if (isOver) return;
    if (sent.ok) {
      if (presets.claimMonth(preset.id, month)) onOrdered(due, sent.value.id);
      return;
    }
    const { code } = sent.error;
    const isNothing = code === NO_DATA || code === DUPLICATE;
    const isDone = isNothing || LASTING.has(code);
    // Where it is done, the tab that was first has said so.
    if ((!isDone || presets.claimMonth(preset.id, month)) && !isNothing) refuse(due, sent.error);
  };

  const orderDue = async (): Promise<void> => {
    if (dueOrders(presets.reread(), clock.wallNow()).length === 0) return;
    const config = await request('exportConfig', {});
    if (!config.ok || isOver) return;
    const nowMs = clock.wallNow() + config.value.skewMs;
    for (const due of dueOrders(presets.reread(), nowMs)) {
      if (!isOver && nowMs >= quotaResetMs) await order(due);
    }
  };

  const look = async (): Promise<void> => {
    await orderDue();
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

/** When the quota is full again; 0 where the exchange does not say. */
function resetOf(info: unknown): number {
  const { success, output } = v.safeParse(v.object({ resetAt: v.string() }), info);
  return success ? Number(output.resetAt) || 0 : 0;
}

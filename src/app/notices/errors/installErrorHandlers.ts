import type { AppError } from '#shared/result/appError.ts';
import type { Present } from './createPresent.ts';
import type { ErrorLog } from './reportOf.ts';

export interface ErrorHandlerOptions {
  readonly present: Present;
  readonly monitor: ErrorLog;
}

/** How many frames of a stack are reported: enough to find the line. */
const FRAMES = 5;
/** How much of a stack is read at all; a place is at the end of its line. */
const MAX_LINES = 100;
const MAX_LINE_LENGTH = 300;

/**
 * The last resort for unhandled errors (product.md section 8): with a code it is shown, without one it goes to
 * monitoring. The browser still prints both to the console.
 */
export function installErrorHandlers({ present, monitor }: ErrorHandlerOptions): void {
  const settle = (name: string, reason: unknown): void => {
    if (isAppError(reason)) present.error(reason);
    else monitor.record({ name, data: { type: typeOf(reason), at: placesOf(reason) } });
  };
  window.addEventListener('error', ({ error }) => settle('uncaught-error', error));
  window.addEventListener('unhandledrejection', ({ reason }) => settle('unhandled-rejection', reason));
}

function typeOf(reason: unknown): string {
  return reason instanceof Error ? reason.name : typeof reason;
}

/** Where it happened, as "file:line:column". Its message stays here: it may quote what a user or a server wrote. */
function placesOf(reason: unknown): string {
  const stack = reason instanceof Error ? (reason.stack ?? '') : '';
  const withoutMessage = stack.split('\n', MAX_LINES).filter((line) => /^\s+at |@/.test(line));
  // Cut first: what a place looks like takes the square of a line's length to find out.
  const places = withoutMessage.flatMap(
    (line) => /[\w.-]+\.\w+:\d+:\d+(?=\)?$)/.exec(line.slice(-MAX_LINE_LENGTH)) ?? [],
  );
  return places.slice(0, FRAMES).join(' ');
}

/** Whether something that was thrown or rejected is an AppError: a plain object with kind, code and message. */
function isAppError(value: unknown): value is AppError {
  if (typeof value !== 'object' || value === null || value instanceof Error) return false;
  const { kind, code, message } = value as Partial<Record<keyof AppError, unknown>>;
  return typeof kind === 'string' && typeof code === 'string' && typeof message === 'string';
}

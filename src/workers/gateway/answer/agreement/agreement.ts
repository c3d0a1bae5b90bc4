import type { EndpointName, InputOf, ResultOf } from '#shared/endpoints/table.ts';

/** Whether a result answers what was asked, in everything that the question fixed (screens.md 0.2b). */
export type Agreement<Name extends EndpointName> = (
  asked: InputOf<Name>,
  answered: ResultOf<Name>,
) => boolean;

/** Agreements by the name of their call. */
export type Agreements<Name extends EndpointName> = { readonly [Each in Name]: Agreement<Each> };

/** Whether a moment lies in the range that was asked for; all are ms as text, and both ends belong to it. */
export function isWithin(
  { startTime, endTime }: { readonly startTime?: string | undefined; readonly endTime?: string | undefined },
  moment: string,
): boolean {
  return Number(moment) >= Number(startTime ?? 0) && Number(moment) <= Number(endTime ?? Infinity);
}

/** True where nothing was asked for, or the answer has it. */
export function isAsAsked<Value>(asked: Value | undefined, answered: Value): boolean {
  return asked === undefined || asked === answered;
}

import type { EndpointName, InputOf, ResultOf } from '#shared/endpoints/table.ts';

/** Whether a result answers what was asked, in everything that the question fixed (screens.md 0.2b). */
export type Agreement<Name extends EndpointName> = (
  asked: InputOf<Name>,
  answered: ResultOf<Name>,
) => boolean;

/** Agreements by the name of their call. */
export type Agreements<Name extends EndpointName> = { readonly [Each in Name]: Agreement<Each> };

/** True where nothing was asked for, or the answer has it. */
export function isAsAsked<Value>(asked: Value | undefined, answered: Value): boolean {
  return asked === undefined || asked === answered;
}

import type { Request } from '#app/bridge/request.ts';
import type { LeftOut } from '#shared/contract/apiCall.ts';

/** Rows that can't be shown in several answers together; the first call with a number by which support finds it. */
export function sumLeftOut(all: readonly (LeftOut | undefined)[]): LeftOut | undefined {
  return all.reduce(
    (sum, next) =>
      sum === undefined || next === undefined
        ? (next ?? sum)
        : { rows: sum.rows + next.rows, traceId: sum.traceId ?? next.traceId },
    undefined,
  );
}

/** The same calls, and how many rows could not be read in all their answers (screens.md 0.2c). */
export function watchLeftOut(request: Request): {
  readonly request: Request;
  readonly leftOut: () => LeftOut | undefined;
} {
  let leftOut: LeftOut | undefined;
  return {
    request: async (name, input, options) => {
      const answered = await request(name, input, options);
      if (answered.ok) leftOut = sumLeftOut([leftOut, answered.value.leftOut]);
      return answered;
    },
    leftOut: () => leftOut,
  };
}

import type { BaseIssue } from 'valibot';
import * as v from 'valibot';
import type { Endpoint } from './endpoint.ts';

export type ParsedResult =
  | {
      readonly ok: true;
      readonly output: unknown;
      /** The first fault of each row that was left out. */
      readonly leftOut: readonly BaseIssue<unknown>[];
    }
  | { readonly ok: false; readonly issue: BaseIssue<unknown> };

/**
 * Reads a result by its endpoint's schema, and its lists row by row: a row that does not fit is left out, and takes nothing
 * else with it (screens.md 0.2c, "Lists are read row by row"). Not ok where the fault is outside of the rows.
 */
export function parseResult(
  { result: schema, rows: lists }: Pick<Endpoint, 'result' | 'rows'>,
  result: unknown,
): ParsedResult {
  const first = v.safeParse(schema, result, { abortEarly: true });
  if (first.success) return { ok: true, output: first.output, leftOut: [] };
  const paths = lists.map((list) => list.split('.'));
  if (paths.length === 0) return { ok: false, issue: first.issues[0] };
  const byRow = new Map<string, { readonly path: readonly unknown[]; readonly issue: BaseIssue<unknown> }>();
  for (const issue of v.safeParse(schema, result).issues ?? []) {
    const path = rowOf(
      paths,
      (issue.path ?? []).map(({ key }) => key),
    );
    if (path === null) return { ok: false, issue };
    const place = JSON.stringify(path);
    if (!byRow.has(place)) byRow.set(place, { path, issue });
  }
  const left = [...byRow.values()];
  const again = v.safeParse(
    schema,
    without(
      result,
      left.map(({ path }) => path),
    ),
    { abortEarly: true },
  );
  return again.success
    ? { ok: true, output: again.output, leftOut: left.map(({ issue }) => issue) }
    : { ok: false, issue: again.issues[0] };
}

/** The innermost row that a place is in: the way to its list, and its number there; null outside of all rows. */
function rowOf(lists: readonly (readonly string[])[], path: readonly unknown[]): readonly unknown[] | null {
  const around = lists.filter(
    (list) =>
      typeof path[list.length] === 'number' &&
      list.every((name, at) => (name === '*' ? typeof path[at] === 'number' : name === path[at])),
  );
  const depth = Math.max(-1, ...around.map(({ length }) => length));
  return depth === -1 ? null : path.slice(0, depth + 1);
}

/** A copy without the rows at these places. */
function without(value: unknown, places: readonly (readonly unknown[])[]): unknown {
  if (places.length === 0 || typeof value !== 'object' || value === null) return value;
  const inside = (key: unknown): (readonly unknown[])[] =>
    places.filter(([first, ...rest]) => first === key && rest.length > 0).map(([, ...rest]) => rest);
  if (Array.isArray(value)) {
    const removed = new Set(places.filter(({ length }) => length === 1).map(([at]) => at));
    return value.flatMap((row: unknown, at) => (removed.has(at) ? [] : [without(row, inside(at))]));
  }
  return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, without(field, inside(key))]));
}

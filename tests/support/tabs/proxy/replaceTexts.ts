import type { JsonObject, JsonValue } from '#sandbox/server/signing/canonicalJson.ts';

interface Replacing {
  /** Each text takes the first ones that fit, in turn from row to row. */
  readonly texts: readonly string[];
  /** Whether a result may go out. */
  readonly fits: (candidate: JsonValue) => boolean;
  /** Rows of a list that keep their own texts. */
  readonly isSpared: (row: number) => boolean;
}

/** A result with other texts wherever they fit, and how many of them were tried with success. */
export function replaceTexts(
  result: JsonValue,
  { texts, fits, isSpared }: Replacing,
): { readonly value: JsonValue; readonly count: number } {
  let value = result;
  let count = 0;
  for (const place of textPlaces(result)) {
    const taken = texts.filter((text) => fits(write(result, { place, textAt: () => text, isSpared })));
    if (taken.length === 0) continue;
    const changed = write(value, { place, textAt: (at) => taken[at % taken.length] ?? '', isSpared });
    if (!fits(changed)) continue;
    value = changed;
    count += taken.length;
  }
  return { value, count };
}

/** Where a value has texts: their keys, with "*" for the place in a list. */
function textPlaces(value: JsonValue): string[][] {
  const places = new Map<string, string[]>();
  const walk = (part: JsonValue | undefined, path: string[]): void => {
    if (typeof part === 'string') places.set(path.join(' '), path);
    else if (isList(part)) for (const item of part) walk(item, [...path, '*']);
    else if (typeof part === 'object' && part !== null) {
      for (const [key, member] of Object.entries(part)) walk(member, [...path, key]);
    }
  };
  walk(value, []);
  return [...places.values()];
}

interface Writing {
  readonly place: readonly string[];
  readonly textAt: (at: number) => string;
  readonly isSpared: (row: number) => boolean;
}

function write(value: JsonValue, { place, textAt, isSpared }: Writing, at = 0): JsonValue {
  const [key, ...rest] = place;
  if (key === undefined) return textAt(at);
  const further = { place: rest, textAt, isSpared };
  if (key === '*') {
    return isList(value)
      ? value.map((item, row) => (isSpared(row) ? item : write(item, further, at + row)))
      : value;
  }
  if (typeof value !== 'object' || value === null || isList(value)) return value;
  const member = value[key];
  return member === undefined ? value : { ...value, [key]: write(member, further, at + 1) };
}

/** Array.isArray does not know arrays that are read-only. */
export function isList(value: JsonValue | undefined): value is readonly JsonValue[] {
  return Array.isArray(value);
}

/** Whether a value has members. */
export function isMembers(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !isList(value);
}

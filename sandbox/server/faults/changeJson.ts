import type { JsonObject, JsonValue } from '../signing/canonicalJson.ts';

/** Puts other values in the place of those that `change` names: members of objects by key, items of lists by place. */
export function changeJson(value: JsonValue | undefined, change: JsonValue): JsonValue {
  if (Array.isArray(value) && Array.isArray(change)) {
    const longer = Math.max(value.length, change.length);
    return Array.from({ length: longer }, (_, at) =>
      at in change ? changeJson(value[at], change[at]) : value[at],
    );
  }
  if (!isObject(value) || !isObject(change)) {
    return change;
  }
  const changed = Object.entries(change).map(([key, member]) => [
    key,
    member === undefined ? undefined : changeJson(value[key], member),
  ]);
  return { ...value, ...Object.fromEntries(changed) };
}

function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

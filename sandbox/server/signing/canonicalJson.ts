/** Plain data that JSON can carry. Members that are undefined are left out, as JSON.stringify does. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject;

export interface JsonObject {
  readonly [key: string]: JsonValue | undefined;
}

/**
 * Writes the text that is signed: members sorted by key in UTF-16 order at every level, no white space (design.md
 * section 4). A sorting replacer would not do: objects put integer-like keys first, whatever order they are made in.
 */
export function writeCanonicalJson(value: JsonValue): string {
  if (typeof value !== 'object' || value === null) {
    return JSON.stringify(value);
  }
  if (isList(value)) {
    return `[${value.map(writeCanonicalJson).join(',')}]`;
  }
  const members = Object.keys(value)
    .sort()
    .flatMap((key) => {
      const member = value[key];
      return member === undefined ? [] : [`${JSON.stringify(key)}:${writeCanonicalJson(member)}`];
    });
  return `{${members.join(',')}}`;
}

/** Array.isArray does not know arrays that are read-only. */
function isList(value: object): value is readonly JsonValue[] {
  return Array.isArray(value);
}

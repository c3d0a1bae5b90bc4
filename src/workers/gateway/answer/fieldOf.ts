import type { BaseIssue, GenericSchema } from 'valibot';

/** Longer than any path of fields in the table of calls. */
const MAX_LENGTH = 100;

/** The parts of a schema that hold other schemas; which of them exist depends on `type`. */
interface Shape {
  readonly entries?: Readonly<Record<string, unknown>>;
  readonly pipe?: readonly unknown[];
  readonly options?: readonly unknown[];
  readonly items?: readonly unknown[];
  readonly item?: unknown;
  readonly value?: unknown;
  readonly wrapped?: unknown;
  readonly getter?: (value: unknown) => unknown;
}

/**
 * Where an issue is, as "list.*.amount"; "" for the whole. Errors and reports name fields, so only names of our own
 * schemas appear: a key that the exchange or a user chose is a star, and so is a place in a list.
 */
export function fieldOf(schema: GenericSchema, value: unknown, issue: BaseIssue<unknown>): string {
  const path: readonly { readonly key: unknown }[] = issue.path ?? [];
  const names = new Set<unknown>();
  collectNames(schema, { value, names, seen: new Set() });
  return path
    .map(({ key }) => (names.has(key) ? key : '*'))
    .join('.')
    .slice(0, MAX_LENGTH);
}

interface Collection {
  /** The schema's input: lazy schemas choose by it. */
  readonly value: unknown;
  readonly names: Set<unknown>;
  readonly seen: Set<unknown>;
}

function collectNames(schema: unknown, collection: Collection): void {
  const { value, names, seen } = collection;
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return;
  seen.add(schema);
  const { entries = {}, pipe = [], options = [], items = [], ...shape }: Shape = schema;
  for (const name of Object.keys(entries)) names.add(name);
  const single = [shape.item, shape.value, shape.wrapped, shape.getter?.(value)];
  for (const part of [...Object.values(entries), ...pipe, ...options, ...items, ...single]) {
    collectNames(part, collection);
  }
}

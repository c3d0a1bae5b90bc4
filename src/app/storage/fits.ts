import * as v from 'valibot';

/** What `kept` reads by a schema; apart from it, since the first page keeps its choices without valibot. */
export function fits<Schema extends v.GenericSchema>(
  schema: Schema,
): (value: unknown) => v.InferOutput<Schema> | undefined {
  return (value) => {
    const read = v.safeParse(schema, value);
    return read.success ? read.output : undefined;
  };
}

import * as v from 'valibot';

/**
 * An object whose keys are the server's words. It becomes a Map, in which a key such as "toString" finds nothing that
 * the server did not send. valibot leaves out `__proto__`, `constructor` and `prototype`.
 */
export function keyed<Value extends v.GenericSchema>(value: Value) {
  return v.pipe(
    v.record(v.string(), value),
    v.transform((record): ReadonlyMap<string, v.InferOutput<Value>> => new Map(Object.entries(record))),
  );
}

import type { GenericSchema } from 'valibot';
import type { Endpoint } from '#shared/endpoints/endpoint.ts';
import { anatomyOf } from './anatomyOf.ts';

/**
 * What a query or a form says, with the types that the endpoint's schema has: there, everything travels as text. Text that
 * is no number stays text, so that the schema refuses it and names it. JSON has its types already.
 */
export function readWire({ encoding, input: schema }: Endpoint, input: unknown): unknown {
  if (encoding === 'json' || typeof input !== 'object' || input === null) {
    return input;
  }
  const fields = fieldsOf(schema);
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => [name, readValue(fields.get(name), value)]),
  );
}

function readValue(schema: GenericSchema | undefined, value: unknown): unknown {
  const wanted = schema === undefined ? new Set(['string']) : kindsOf(schema);
  if (wanted.has('array')) {
    const list = Array.isArray(value) ? value : String(value).split(',');
    return wanted.has('number') && !wanted.has('string') ? list.map(readNumber) : list;
  }
  if (typeof value !== 'string' || wanted.has('string')) {
    return value;
  }
  if (wanted.has('number')) {
    return readNumber(value);
  }
  return wanted.has('boolean') && (value === 'true' || value === 'false') ? value === 'true' : value;
}

function readNumber(value: unknown): unknown {
  return typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
}

function fieldsOf(schema: GenericSchema): ReadonlyMap<string, GenericSchema> {
  return new Map(Object.entries(anatomyOf(schema).entries ?? {}));
}

/** The JSON types that a schema lets in. */
function kindsOf(schema: GenericSchema): ReadonlySet<string> {
  const { type, wrapped, item, options = [], literal } = anatomyOf(schema);
  switch (type) {
    case 'optional':
    case 'nullish':
    case 'nullable':
      return wrapped === undefined ? new Set() : kindsOf(wrapped);
    case 'array':
      return new Set(['array', ...(item === undefined ? [] : kindsOf(item))]);
    case 'picklist':
      return new Set(options.map((option) => typeof option));
    case 'literal':
      return new Set([typeof literal]);
    case 'union':
      return new Set(options.flatMap((option) => [...kindsOf(option as GenericSchema)]));
    default:
      return new Set([type]);
  }
}

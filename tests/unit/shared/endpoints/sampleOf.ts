import * as v from 'valibot';

/** Texts of which every text field of the exchange takes at least one. */
const TEXTS = [
  '1',
  'BTC',
  'USA',
  'US',
  '2025-26',
  '2026-04',
  'ABCDE1234F',
  'funding',
  'uta_convert',
  'FUND',
  'long enough',
  '{}',
  '{"status":"none","country":"","id_masked":""}',
];
const NUMBERS = [1, 2024];

/** The parts of a schema that say what it takes; which of them there are depends on `type`. */
interface Shape extends v.GenericSchema {
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly item?: Shape;
  readonly value?: Shape;
  readonly wrapped?: Shape;
  readonly options?: readonly unknown[];
  readonly literal?: unknown;
  readonly getter?: (value: unknown) => Shape;
}

/**
 * A value that a schema takes, optional fields included, as JSON would bring it. `extra` gives what is added to each
 * object besides its own fields.
 */
export function sampleOf(schema: v.GenericSchema, extra: () => object = () => ({})): unknown {
  const shape: Shape = schema;
  const sample = (part: Shape | undefined): unknown => (part === undefined ? null : sampleOf(part, extra));
  switch (shape.type) {
    case 'object':
      return {
        ...extra(),
        ...Object.fromEntries(Object.entries(shape.entries ?? {}).map(([key, part]) => [key, sample(part)])),
      };
    case 'array':
      return [sample(shape.item)];
    case 'record':
      return { 'a key': sample(shape.value) };
    case 'optional':
    case 'nullish':
      return sample(shape.wrapped);
    case 'union':
      return sample(shape.options?.at(-1) as Shape);
    case 'picklist':
      return shape.options?.[0];
    case 'literal':
      return shape.literal;
    case 'lazy':
      return sample(shape.getter?.(undefined));
    case 'boolean':
      return true;
    case 'number':
      return NUMBERS.find((candidate) => v.is(shape, candidate));
    case 'string':
      return TEXTS.find((candidate) => v.is(shape, candidate));
    case 'unknown':
      return null;
    default:
      throw new Error(`No sample for a schema of type ${shape.type}.`);
  }
}

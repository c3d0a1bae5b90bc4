import fc from 'fast-check';
import * as v from 'valibot';
import type { Endpoint } from '#shared/endpoints/endpoint.ts';
import { SOURCE_KEYS, UNIFIED_KEYS } from '#shared/endpoints/sourceKeys.ts';

/** The parts of a valibot schema that say what it takes. */
interface Shape {
  readonly type: string;
  readonly entries?: Readonly<Record<string, Shape>>;
  readonly pipe?: readonly (Shape & { readonly requirement?: unknown })[];
  readonly options?: readonly unknown[];
  readonly wrapped?: Shape;
  readonly item?: Shape;
  readonly value?: Shape;
  readonly key?: Shape;
  readonly literal?: unknown;
}

/** Examples of most kinds of text that calls take; each field picks those that fit it. */
const WORDS = [
  ...['BTC', 'ETH', 'USDT', '0', '1', '77', '2025', '1790000000000', '1790000100000', 'a b', '{}', '{"a":1}'],
  ...['FUND', 'ABCDE1234F', '2024-25', '2025-2026', ...SOURCE_KEYS, ...UNIFIED_KEYS],
];
const NUMBERS = [0, 1, 2, 3, 20, 50, 60, 2024, 2025];

/** Inputs that the schema of an endpoint lets through, as they are after it. */
export function arbitraryInput({ input }: Endpoint): fc.Arbitrary<object> {
  return arbitraryOf(input as unknown as Shape)
    .map((value) => v.safeParse(input, value))
    .filter(({ success }) => success)
    .map(({ output }) => (output ?? {}) as object);
}

function arbitraryOf(shape: Shape): fc.Arbitrary<unknown> {
  const { type, entries, pipe = [], options = [], wrapped, item, value, literal } = shape;
  const patterns = pipe.flatMap(({ requirement }) => (requirement instanceof RegExp ? [requirement] : []));
  const fits = (known: unknown): boolean => v.is(shape as unknown as v.GenericSchema, known);
  switch (type) {
    case 'object':
      return fc.record(
        Object.fromEntries(Object.entries(entries ?? {}).map(([name, part]) => [name, arbitraryOf(part)])),
      );
    case 'optional':
      return fc.option(arbitraryOf(wrapped ?? shape), { nil: undefined });
    case 'array':
      return fc.array(arbitraryOf(item ?? shape), { minLength: 1, maxLength: 3 });
    case 'record':
      return fc.dictionary(fc.constantFrom('first', 'second'), arbitraryOf(value ?? shape));
    case 'union':
      return fc.oneof(...options.map((option) => arbitraryOf(option as Shape)));
    case 'picklist':
      return fc.constantFrom(...options);
    case 'literal':
      return fc.constant(literal);
    case 'boolean':
      return fc.boolean();
    case 'number':
      return fc.constantFrom(...NUMBERS.filter(fits));
    default:
      return fc.oneof(
        fc.constantFrom(...WORDS.filter(fits)),
        ...patterns.map((pattern) => fc.stringMatching(pattern).filter(fits)),
      );
  }
}

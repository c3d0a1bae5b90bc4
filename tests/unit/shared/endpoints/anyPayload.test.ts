import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import type { Endpoint } from '#shared/endpoints/endpoint.ts';
import { ENDPOINTS } from '#shared/endpoints/table.ts';
import { sampleOf } from './sampleOf.ts';

const entries: [name: string, entry: Endpoint][] = Object.entries(ENDPOINTS);

/** Objects as JSON.parse makes them, so that `__proto__` is a key like any other. */
const extras = fc
  .dictionary(fc.oneof(fc.string(), fc.constantFrom('__proto__', 'constructor', 'toString')), fc.jsonValue())
  .map((extra): object => JSON.parse(JSON.stringify(extra)));

describe.each(entries)('%s', (_name, { input, result }) => {
  test('takes a result with all its fields, and an input', () => {
    expect(v.safeParse(result, sampleOf(result)).issues).toBeUndefined();
    expect(v.safeParse(input, sampleOf(input)).issues).toBeUndefined();
  });

  test('gives a result that arrives whole on another thread', () => {
    const parsed = v.parse(result, sampleOf(result));
    expect(structuredClone(parsed)).toEqual(parsed);
  });

  test('reads the same from a result that has fields of tomorrow, at any depth', () => {
    const plain = v.parse(result, sampleOf(result));
    fc.assert(
      fc.property(extras, (extra) => {
        expect(
          v.parse(
            result,
            sampleOf(result, () => extra),
          ),
        ).toEqual(plain);
      }),
      { numRuns: 20 },
    );
  });

  test('refuses a result without one of the fields it must have, and names it', () => {
    for (const field of requiredFields(result)) {
      const whole = sampleOf(result) as Readonly<Record<string, unknown>>;
      const { [field]: _missing, ...rest } = whole;
      expect(pathOfFault(result, rest)).toBe(field);
    }
  });

  test('refuses what is no object at all', () => {
    for (const value of ['', 'text', 7, true]) expect(v.is(result, value)).toBe(false);
  });
});

function requiredFields(schema: v.GenericSchema): string[] {
  if (!('entries' in schema) || typeof schema.entries !== 'object') return [];
  return Object.entries(schema.entries as Record<string, v.GenericSchema>)
    .filter(([, { type }]) => type !== 'optional')
    .map(([key]) => key);
}

function pathOfFault(schema: v.GenericSchema, value: unknown): string | null {
  const [issue] = v.safeParse(schema, value).issues ?? [];
  return issue === undefined ? null : v.getDotPath(issue);
}

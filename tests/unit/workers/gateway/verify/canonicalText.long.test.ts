import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalText, restringifiedText, sortedReprint } from '#tests/support/canonical.ts';

/** Names that meet: few letters, integers, escapes, characters on both sides of the surrogates. */
const name = fc.oneof(
  fc.string({
    unit: fc.constantFrom('a', 'b', '1', '0', '"', '\\', '\u00e9', '\uFB33', '\u{1F600}', '\uD800', '\n'),
    maxLength: 5,
  }),
  fc.constantFrom('__proto__', 'constructor', 'toJSON', '10', '2', ''),
);
const value = fc.letrec((refer) => ({
  any: fc.oneof(
    { maxDepth: 4 },
    fc.oneof(
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.string({ unit: 'binary' }),
      name,
    ),
    fc.array(refer('any'), { maxLength: 5 }),
    fc.dictionary(name, refer('any'), { maxKeys: 8 }),
  ),
})).any;

/** JSON text of a value with members shuffled, white space and escapes strewn in by `random`. */
function print(json: unknown, random: () => number, escapeShare = 0.2): string {
  const gap = (): string => (random() < 0.3 ? ' \n\t\r'.charAt(Math.floor(random() * 4)) : '');
  const text = (plain: string): string =>
    JSON.stringify(plain).replace(/[a-z\u00e9/](?![0-9a-f]{0,3}$)/g, (letter, at: number, whole: string) =>
      random() < escapeShare && !isEscaped(whole, at)
        ? `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`
        : letter,
    );
  const inner = (part: unknown): string => {
    if (typeof part === 'string') return text(part);
    if (Array.isArray(part)) return `[${gap()}${part.map((item) => gap() + inner(item) + gap()).join()}]`;
    if (typeof part !== 'object' || part === null) return JSON.stringify(part);
    const members = Object.entries(part).map(
      ([key, member]) => `${gap()}${text(key)}${gap()}:${gap()}${inner(member)}${gap()}`,
    );
    return `{${gap()}${shuffle(members, random).join()}}`;
  };
  return gap() + inner(json) + gap();
}

/** Whether the letter belongs to an escape that JSON.stringify wrote. */
function isEscaped(text: string, at: number): boolean {
  return /\\(?:u[0-9a-f]{0,3})?$/.test(text.slice(0, at));
}

function shuffle<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

function toRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

describe('for any JSON value', () => {
  test('the canonical text means the same as the original', () => {
    fc.assert(
      fc.property(value, fc.nat(), (json, seed) => {
        const text = print(json, toRandom(seed));
        const canonical = canonicalText(text) ?? '';
        expect(sortedReprint(canonical)).toBe(sortedReprint(text));
        expect(canonicalText(canonical)).toBe(canonical);
      }),
      { numRuns: 1_000 },
    );
  });

  test('the canonical text depends on neither the order of members nor white space', () => {
    fc.assert(
      fc.property(value, fc.nat(), (json, seed) => {
        const plain = print(json, toRandom(seed), 0);
        expect(canonicalText(plain)).toBe(canonicalText(JSON.stringify(json)));
      }),
      { numRuns: 1_000 },
    );
  });

  test('the re-stringified form is that of parsing and printing with sorted names', () => {
    fc.assert(
      fc.property(value, fc.nat(), (json, seed) => {
        const text = print(json, toRandom(seed));
        expect(restringifiedText(text)).toBe(sortedReprint(text));
      }),
      { numRuns: 1_000 },
    );
  });
});

describe('for any text', () => {
  const tokens = fc.constantFrom(
    ...'{}[],:"\\-+.eE019 \n',
    '"a"',
    '"b":',
    'true',
    'null',
    '1.5',
    '{"a":',
    '[1,',
    '\\u0041',
    '\u0001',
    '\u00e9',
  );

  test('it is accepted exactly if JSON.parse accepts it and no name is there twice', () => {
    const mutated = fc
      .tuple(value, fc.nat(), fc.nat({ max: 200 }), fc.nat({ max: 3 }), fc.oneof(tokens, fc.constant('')))
      .map(([json, seed, at, cut, put]) => {
        const text = print(json, toRandom(seed));
        const place = at % (text.length + 1);
        return text.slice(0, place) + put + text.slice(place + cut);
      });
    const strewn = fc.array(tokens, { maxLength: 12 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(mutated, strewn), (text) => {
        // Half of a pair has no UTF-8: such a text cannot be received.
        fc.pre(Buffer.from(text).toString() === text);
        const canonical = canonicalText(text);
        if (!isJson(text)) expect(canonical).toBeNull();
        else if (canonical !== null) expect(restringifiedText(text)).toBe(sortedReprint(text));
        // JSON.parse keeps one of several members with the same name.
        else expect(countMembers(text)).toBeGreaterThan(countMembers(sortedReprint(text)));
      }),
      { numRuns: 5_000 },
    );
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function countMembers(json: string): number {
  return json.replace(/"(?:[^"\\]|\\.)*"/gs, '').split(':').length;
}

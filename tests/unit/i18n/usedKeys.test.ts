import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { baseOf, ROOT, readTexts } from './texts.ts';

/** Texts that the code says: whole keys, and those that are put together as in `screens.${id}.title`. */
function readUses(leftOut: readonly string[] = []): {
  readonly keys: ReadonlySet<string>;
  readonly patterns: readonly RegExp[];
} {
  const keys = new Set<string>();
  const patterns: RegExp[] = [];
  // The files of the exchange speak the page's words.
  for (const folder of ['src/app', 'src/shared', 'sandbox/calls/files']) {
    for (const entry of readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/\.tsx?$/.test(entry.name)) continue;
      const path = join(entry.parentPath, entry.name);
      if (leftOut.some((part) => path.includes(part))) continue;
      const source = readFileSync(path, 'utf8');
      for (const [, key = ''] of source.matchAll(/['"]([a-z]\w*(?:\.[\w-]+)+)['"]/g)) keys.add(key);
      for (const [, pattern = ''] of source.matchAll(/`([a-z]\w*\.[\w.]*\$\{[^`]*)`/g)) {
        patterns.push(toPattern(pattern));
      }
      for (const key of placedKeys(source)) keys.add(key);
    }
  }
  return { keys, patterns };
}

/** The titles of a list's fields: `place('history.csv', 'time id', { id: 'terms.id' })` says history.csv.time. */
function* placedKeys(source: string): Generator<string> {
  for (const [, texts, order = '', own = ''] of source.matchAll(
    /\bplace\(\s*'([\w.]+)',\s*'([^']+)'(?:,\s*\{([^{}]*)\})?/g,
  )) {
    const titled = new Set([...own.matchAll(/(?:^|,)\s*(\w+):/gm)].map(([, id]) => id));
    for (const id of order.split(' ')) if (!titled.has(id)) yield `${texts}.${id}`;
  }
}

/** What stands in `${…}` is one name. */
function toPattern(template: string): RegExp {
  const parts = template.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'));
  return new RegExp(`^${parts.join('[\\w-]+')}$`);
}

test('no text of the screens is there for nothing', () => {
  const { keys, patterns } = readUses();
  const unused = [...readTexts('user-assets', 'en').keys(), ...readTexts('further', 'en').keys()]
    .map(baseOf)
    .filter((key) => !keys.has(key) && !patterns.some((pattern) => pattern.test(key)));
  expect(unused).toEqual([]);
});

/** The screens that load the further texts, what only they have, and the exchange, which has all. */
const LOAD_FURTHER = [
  ...['deposit', 'withdraw', 'records', 'statements'].map((section) => `/screens/${section}/`),
  ...['features/addressField', 'features/limits', 'features/travelRule', 'components/chainPicker'].map(
    (part) => `/app/${part}/`,
  ),
  '/sandbox/',
];

test('a text that not every page has is said by no part of every page', () => {
  const { keys, patterns } = readUses(LOAD_FURTHER);
  const asked = [...readTexts('further', 'en').keys()]
    .map(baseOf)
    .filter((key) => keys.has(key) || patterns.some((pattern) => pattern.test(key)));
  expect(asked).toEqual([]);
});

test('a text stands in one file', () => {
  const [first, further] = (['user-assets', 'further'] as const).map((namespace) =>
    readTexts(namespace, 'en'),
  );
  expect([...(further?.keys() ?? [])].filter((key) => first?.has(key))).toEqual([]);
});

test('a text that nothing asks for would be found', () => {
  const { keys, patterns } = readUses();
  expect(keys.has('market.title')).toBe(true);
  expect(patterns.some((pattern) => pattern.test('screens.exchange.title'))).toBe(true);
  expect(keys.has('market.nobody') || patterns.some((pattern) => pattern.test('market.nobody'))).toBe(false);
});

import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const KEYS: Readonly<Record<string, string>> = { delete: 'Del' };

test('Every key that a screen listens for is in the list of shortcuts', () => {
  const list = readFileSync('src/app/layout/ShortcutList.tsx', 'utf8');
  const listed = [...list.matchAll(/keys: \[([^\]]+)\]/g)].flatMap(([, keys = '']) =>
    [...keys.matchAll(/'([^']+)'/g)].map(([, key = '']) => key.toLowerCase()),
  );
  const used = globSync('src/app/**/*.{ts,tsx}').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/useShortcut\(\s*'([^']+)'/g)].map(([, key = '']) =>
      (KEYS[key] ?? key).toLowerCase(),
    ),
  );
  expect(used.length).toBeGreaterThan(10);
  expect([...new Set(used)].filter((key) => !listed.includes(key))).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { contrastOf } from './contrastOf.ts';

const CSS = readFileSync(new URL('../../../../src/shared/look/tokens.css', import.meta.url), 'utf8');
const LOOKS = ['light', 'dark'] as const;
type Look = (typeof LOOKS)[number];
/** The page, a card, and a row that is chosen. */
const GROUNDS = ['bg', 'raised', 'surface'] as const;
/** What lies over a ground, and whose words stand on it besides the ordinary ones. */
const WASHES = { 'up-wash': 'up', 'down-wash': 'down', 'warn-wash': 'warn' } as const;
const WORDS = ['text', 'text-2', 'text-3'] as const;

/** What a token is in a look, `#rrggbb` or `#rrggbbaa`; a token that is no pair is the same in both. */
function tokenIn(token: string, look: Look): string {
  const value = new RegExp(`--${token}: ([^;]+);`).exec(CSS)?.[1] ?? '';
  const [, light = value, dark = value] = /^light-dark\((\S+), (\S+)\)$/.exec(value) ?? [];
  return look === 'light' ? light : dark;
}

/** The colour of a token in a look. */
function colourOf(token: string, look: Look): string {
  const colour = tokenIn(token, look);
  if (!/^#[0-9a-f]{6}$/.test(colour)) throw new Error(`--${token} has no plain colour in the ${look} look.`);
  return colour;
}

/** The colour that a wash has over a ground. */
function washOver(wash: string, ground: string, look: Look): string {
  const value = tokenIn(wash, look);
  if (!/^#[0-9a-f]{8}$/.test(value)) throw new Error(`--${wash} is no wash in the ${look} look.`);
  const partsOf = (colour: string): number[] =>
    [1, 3, 5, 7].map((at) => Number.parseInt(colour.slice(at, at + 2) || 'ff', 16));
  const [over, under] = [partsOf(value), partsOf(colourOf(ground, look))];
  const share = (over[3] ?? 0) / 255;
  const mixed = under.slice(0, 3).map((part, at) => Math.round(part * (1 - share) + (over[at] ?? 0) * share));
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

test('contrast is reckoned as WCAG 2.2 does', () => {
  expect(contrastOf('#000000', '#ffffff')).toBe(21);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

describe.each(LOOKS)('in the %s look', (look) => {
  test.each(
    [...WORDS, ...Object.values(WASHES)].flatMap((token) =>
      GROUNDS.map((ground) => [token, ground] as const),
    ),
  )('words in --%s can be read on --%s', (token, ground) => {
    expect(contrastOf(colourOf(token, look), colourOf(ground, look))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(
    Object.entries(WASHES).flatMap(([wash, own]) =>
      [...WORDS, own].flatMap((token) => GROUNDS.map((ground) => [token, wash, ground] as const)),
    ),
  )('words in --%s can be read on --%s over --%s', (token, wash, ground) => {
    expect(contrastOf(colourOf(token, look), washOver(wash, ground, look))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['primary', 'primary-hover'])('words in --on-primary can be read on --%s', (ground) => {
    expect(contrastOf(colourOf('on-primary', look), colourOf(ground, look))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(
    ['focus', 'field-line', 'primary-line'].flatMap((token) =>
      GROUNDS.map((ground) => [token, ground] as const),
    ),
  )('the line in --%s can be seen on --%s', (token, ground) => {
    expect(contrastOf(colourOf(token, look), colourOf(ground, look))).toBeGreaterThanOrEqual(3);
  });
});

test('light and dark are one set: color-scheme alone decides, by the system or by what was chosen', () => {
  expect(CSS).not.toContain('@media');
  const schemes = [...CSS.matchAll(/^(\S+) \{[^}]*?color-scheme: ([^;]+);/gm)].map(([, ...rule]) => rule);
  expect(schemes).toEqual([
    [':root', 'light dark'],
    [':root[data-theme="light"]', 'light'],
    [':root[data-theme="dark"]', 'dark'],
  ]);
});

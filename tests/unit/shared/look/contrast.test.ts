import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const CSS = readFileSync(new URL('../../../../src/shared/look/tokens.css', import.meta.url), 'utf8');
const LOOKS = ['light', 'dark'] as const;
const GROUNDS = ['bg', 'raised', 'surface'] as const;

/** The colour of a token in a look; a token that is no pair is the same in both. */
function colourOf(token: string, look: (typeof LOOKS)[number]): string {
  const value = new RegExp(`--${token}: ([^;]+);`).exec(CSS)?.[1] ?? '';
  const [, light, dark] = /^light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)$/.exec(value) ?? [
    null,
    value,
    value,
  ];
  const colour = (look === 'light' ? light : dark) ?? '';
  if (!/^#[0-9a-f]{6}$/.test(colour)) throw new Error(`--${token} has no plain colour in the ${look} look.`);
  return colour;
}

/** Relative luminance, as WCAG 2.2 defines it. */
function luminanceOf(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrastOf(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

test('contrast is reckoned as WCAG 2.2 does', () => {
  expect(contrastOf('#000000', '#ffffff')).toBe(21);
  expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

describe.each(LOOKS)('in the %s look', (look) => {
  test.each(
    ['text', 'text-2', 'text-3', 'up', 'down', 'warn'].flatMap((token) =>
      GROUNDS.map((ground) => [token, ground] as const),
    ),
  )('words in --%s can be read on --%s', (token, ground) => {
    expect(contrastOf(colourOf(token, look), colourOf(ground, look))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['primary', 'primary-hover'])('words in --on-primary can be read on --%s', (ground) => {
    expect(contrastOf(colourOf('on-primary', look), colourOf(ground, look))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['focus', 'field-line'].flatMap((token) => GROUNDS.map((ground) => [token, ground] as const)))(
    'the line in --%s can be seen on --%s',
    (token, ground) => {
      expect(contrastOf(colourOf(token, look), colourOf(ground, look))).toBeGreaterThanOrEqual(3);
    },
  );
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

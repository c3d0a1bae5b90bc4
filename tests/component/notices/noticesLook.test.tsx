import axe from 'axe-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { showNotification, showToast, showWall } from '#app/stores/noticeStore.ts';
import { emulateMedia } from '#tests/support/browser/emulateMedia.ts';
import { LONG_MS, openNotices } from '#tests/support/browser/openNotices.tsx';

const LONG =
  'The withdrawal of 0.5 BTC was not accepted, since its address has been saved for less than a day. '.repeat(
    3,
  );
const toast = (text: string) => ({ text, durationMs: LONG_MS });

async function setPage(width: number, dir: 'ltr' | 'rtl' = 'ltr'): Promise<void> {
  await page.viewport(width, 900);
  document.dir = dir;
  onTestFinished(async () => {
    document.documentElement.removeAttribute('dir');
    await page.viewport(1440, 900);
  });
  // Nothing is measured while it moves.
  await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
}

const boxesOf = (selector: string): DOMRect[] =>
  [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());

describe('toasts', () => {
  test.each([
    [320, 288],
    [360, 328],
    [767, 735],
    [768, 480],
    [1440, 480],
  ])('on %i px are at most %i px wide, in the middle, 8 px from the top', async (width, most) => {
    await setPage(width);
    const { screen } = await openNotices();
    showToast({ ...toast('short'), type: 'success' });
    showToast({ ...toast(LONG), type: 'fail' });
    await expect.element(screen.getByText('short')).toBeVisible();
    const [short, long] = boxesOf('.toasts > .notice');
    expect(long).toMatchObject({ top: 8, width: most });
    expect(short?.width).toBeLessThan(most);
    for (const box of [short, long])
      expect((box?.left ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(width / 2, 0);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});

describe('notifications', () => {
  test.each([
    [320, 'ltr', { left: 16, right: 304, width: 288 }],
    [360, 'ltr', { left: 24, right: 344, width: 320 }],
    [767, 'ltr', { right: 751, width: 320 }],
    [768, 'ltr', { right: 752, width: 320 }],
    [1440, 'ltr', { right: 1424, width: 320 }],
    [1440, 'rtl', { left: 16, width: 320 }],
    [360, 'rtl', { left: 16, right: 336, width: 320 }],
  ] as const)(
    'on %i px, written %s, are 320 px wide at the bottom where lines end, 40 px from it',
    async (width, dir, place) => {
      await setPage(width, dir);
      const { screen } = await openNotices();
      showNotification({ title: 'A title', ...toast('a text') });
      await expect.element(screen.getByText('A title')).toBeVisible();
      const [box] = boxesOf('.notifications > .notice');
      expect(box).toMatchObject({ ...place, bottom: 900 - 40 });
      const words = document.querySelector('.notice-words') ?? document.body;
      expect(getComputedStyle(words).maxWidth).toBe('480px');
    },
  );

  test('never come nearer to the top than 48 px, and can all be reached', async () => {
    await setPage(360);
    const { screen } = await openNotices();
    for (const name of ['first', 'second', 'third', 'fourth']) {
      showNotification({ title: name, ...toast(LONG.repeat(2)) });
    }
    await expect.element(screen.getByText('fourth')).toBeVisible();
    const list = document.querySelector('.notifications') ?? document.body;
    expect(list.getBoundingClientRect()).toMatchObject({ top: 48, bottom: 860 });
    for (const name of ['fourth', 'first']) {
      const title = screen.getByText(name).element();
      title.scrollIntoView();
      expect(title.getBoundingClientRect().top).toBeGreaterThanOrEqual(48);
      expect(title.getBoundingClientRect().bottom).toBeLessThanOrEqual(860);
    }
  });
});

test.each([['ltr'], ['rtl']] as const)(
  'on a page written %s the mark stands at the start of the words and the button at their end',
  async (dir) => {
    await setPage(1440, dir);
    const { screen } = await openNotices();
    showToast({ ...toast('words'), type: 'info' });
    await expect.element(screen.getByText('words')).toBeVisible();
    const [mark, words, close] = ['.notice [data-mark]', '.notice-words', '.notice-close'].map(
      (selector) => boxesOf(selector)[0]?.left ?? 0,
    );
    const fromStart = dir === 'ltr' ? [mark, words, close] : [close, words, mark];
    expect(fromStart).toEqual([...fromStart].sort((a, b) => (a ?? 0) - (b ?? 0)));
    expect(boxesOf('.notice-close')[0]).toMatchObject({ width: 44, height: 44 });
  },
);

test.each([
  ['info', 'Information', 'lucide-info'],
  ['success', 'Done', 'lucide-circle-check'],
  ['warning', 'Warning', 'lucide-triangle-alert'],
  ['error', 'Failed', 'lucide-circle-x'],
  ['loading', 'In progress', 'lucide-loader-circle'],
] as const)('%s has a word and a shape of its own', async (type, word, shape) => {
  const { screen } = await openNotices();
  showToast({ ...toast('words'), type });
  await expect.element(screen.getByText(word)).toBeInTheDocument();
  const shapes = [...document.querySelectorAll('.notice [data-mark] svg')];
  expect(shapes.map(({ classList }) => classList.contains(shape))).toEqual([true]);
});

test.each([
  ['no-preference', true],
  ['reduce', false],
])('with the preference of motion "%s" notices move: %s', async (preference, moves) => {
  await emulateMedia({ 'prefers-reduced-motion': preference });
  const { screen } = await openNotices();
  showToast({ ...toast('words'), type: 'loading' });
  await expect.element(screen.getByText('words')).toBeInTheDocument();
  const motions = document
    .getAnimations()
    .map((motion) => motion instanceof CSSAnimation && motion.animationName);
  expect(motions.includes('spin')).toBe(moves);
  expect(motions.includes('notice-in')).toBe(moves);
});

test.each([
  ['light', 'ltr', 1440],
  ['dark', 'ltr', 1440],
  ['light', 'rtl', 1440],
  ['dark', 'rtl', 360],
  ['light', 'ltr', 360],
] as const)('axe finds nothing wrong in the %s look, written %s, at %i px', async (scheme, dir, width) => {
  await setPage(width, dir);
  await emulateMedia({ 'prefers-color-scheme': scheme, 'prefers-reduced-motion': 'reduce' });
  const { screen } = await openNotices();
  const rules = { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] };
  const faults = async (): Promise<string[]> =>
    (await axe.run(document, rules)).violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html }) => `${id}: ${html}`),
    );
  for (const [first, second, third] of [
    ['success', 'fail', 'info'],
    ['warn', 'process', 'info'],
  ] as const) {
    for (const type of [first, second, third]) showToast({ ...toast(`A toast of the type ${type}`), type });
    showNotification({ title: `A title, ${first}`, ...toast('A notification'), type: first });
    await expect.element(screen.getByText(`A title, ${first}`)).toBeVisible();
    await expect.element(screen.getByText(`A toast of the type ${second}`)).toBeVisible();
    expect(await faults()).toEqual([]);
  }
  for (const name of ['kyc', 'compliance'] as const) {
    showWall({ name, result: 'Some words' });
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    expect(await faults()).toEqual([]);
    await screen.getByRole('button', { name: 'Close' }).click();
  }
});

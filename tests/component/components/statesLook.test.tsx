import axe from 'axe-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emulateMedia } from '#tests/support/browser/emulateMedia.ts';
import { emulateTouch } from '#tests/support/browser/emulateTouch.ts';
import { openExchange } from '#tests/support/browser/openExchange.tsx';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Rules that are broken, and where. */
async function faults(within: Element): Promise<string[]> {
  const { violations } = await axe.run(within, { runOnly: TAGS });
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

async function setPage(width: number, scheme = 'light'): Promise<void> {
  await page.viewport(width, 900);
  onTestFinished(() => page.viewport(1440, 900));
  await emulateMedia({ 'prefers-color-scheme': scheme, 'prefers-reduced-motion': 'reduce' });
}

/** Every state on one page, skeletons seen, and the notices all unfolded. */
async function openStates(language: 'en' | 'de-DE' | 'ar-SA') {
  const exchange = await openExchange({ path: '/_components', language });
  const section = exchange.screen.getByRole('region', { name: 'States', exact: true });
  await expect.element(section).toBeVisible();
  await expect.element(section.getByRole('status').first()).not.toHaveTextContent('');
  exchange.connect({ isOnline: false });
  const more = section.element().querySelector<HTMLElement>('.stack-more');
  more?.click();
  await expect.poll(() => more?.getAttribute('aria-expanded')).toBe('true');
  return { ...exchange, section: section.element() };
}

describe.each([
  ['light', 'en', 1440],
  ['dark', 'en', 1440],
  ['light', 'ar-SA', 1440],
  ['dark', 'ar-SA', 360],
  ['light', 'de-DE', 320],
] as const)('in the %s look, in %s, at %i px', (scheme, language, width) => {
  test('axe finds nothing wrong with any state', async () => {
    await setPage(width, scheme);
    const { section, screen } = await openStates(language);
    expect(await faults(section)).toEqual([]);
    const bar = screen.container.querySelector('.offline-bar');
    expect(bar === null ? ['no bar'] : await faults(bar)).toEqual([]);
  });

  test('no state is cut or stands beyond the page', async () => {
    await setPage(width, scheme);
    const { section } = await openStates(language);
    const beyond = [...section.querySelectorAll('*')].filter((element) => {
      const { left, right, width: own } = element.getBoundingClientRect();
      return own > 1 && !element.closest('.sr-only') && (left < -0.5 || right > width + 0.5);
    });
    expect(beyond.map((element) => element.className)).toEqual([]);
  });

  test('axe finds nothing wrong with the list of shortcuts', async () => {
    await setPage(width, scheme);
    const { screen } = await openExchange({ language });
    (screen.getByRole('grid').element() as HTMLElement).focus();
    await userEvent.keyboard('?');
    const list = screen.getByRole('dialog');
    await expect.element(list).toBeVisible();
    expect(await faults(list.element())).toEqual([]);
    const { left, right } = list.element().getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(width);
  });
});

test('every control is at least 44 px high for a finger', async () => {
  await setPage(360);
  await emulateTouch();
  expect(matchMedia('(pointer: coarse)').matches).toBe(true);
  const { section } = await openStates('en');
  const small = [...section.querySelectorAll('button, a')]
    .map((element) => ({ name: element.textContent, box: element.getBoundingClientRect() }))
    .filter(({ box }) => box.height > 0 && (box.height < 44 || box.width < 44));
  expect(small.map(({ name }) => name)).toEqual([]);
});

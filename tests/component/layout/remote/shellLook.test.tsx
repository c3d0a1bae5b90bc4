import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { LANGUAGES } from '#shared/site/languages.ts';
import { emulateMedia } from '#tests/support/browser/emulateMedia.ts';
import { findViolations } from '#tests/support/browser/findViolations.ts';
import { ANN, openShell, type ShellOptions } from '#tests/support/browser/openShell.tsx';

async function openFilled(options: ShellOptions) {
  const screen = await openShell(options);
  await expect.poll(() => screen.container.querySelector('.sh-head')).not.toBeNull();
  await expect.poll(() => screen.container.querySelector('.sf-foot')).not.toBeNull();
  return screen;
}

/** With everything open that can be. */
async function openSignedIn(options: ShellOptions) {
  const screen = await openFilled({ user: ANN, ...options });
  await expect.poll(() => screen.container.querySelector('.sa-panel')).not.toBeNull();
  await screen.getByRole('button', { name: 'Help with it' }).click();
  await userEvent.click(screen.container.querySelector('.sh-who') ?? document.body);
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  return screen;
}

describe.each(['light', 'dark'])('in %s', (scheme) => {
  test.each([
    [360, 'en'],
    [1440, 'en'],
    [360, 'ar-SA'],
    [1440, 'ar-SA'],
  ] as const)('axe finds nothing wrong at %i px in %s', async (width, language) => {
    await emulateMedia({ 'prefers-color-scheme': scheme });
    await page.viewport(width, 900);
    onTestFinished(() => page.viewport(1440, 900));
    const guest = await openFilled({ user: null, language });
    expect(await findViolations()).toEqual([]);
    await guest.unmount();
    await openSignedIn({ language, path: '/deposit' });
    expect(await findViolations()).toEqual([]);
  });
});

/** Words that are wider than their place: cut, or on top of what is beside them. */
function findCut(container: Element): string[] {
  const shown = [...container.querySelectorAll('.header-slot *, .footer-slot *, .assistant-slot *')].filter(
    (element) => element.checkVisibility({ visibilityProperty: true }),
  );
  return shown
    .filter((element) => element instanceof HTMLElement && element.tagName !== 'OPTION')
    .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
    .map(({ className, textContent }) => `${className}: ${textContent}`);
}

test.each(LANGUAGES)(
  'in %s no word is cut and nothing is beyond the edges, at any width',
  async (language) => {
    onTestFinished(() => page.viewport(1440, 900));
    const screen = await openSignedIn({ language, path: '/deposit', user: { ...ANN, username: 'A' } });
    for (const width of [320, 480, 576, 768, 992, 1200, 1600]) {
      await page.viewport(width, 900);
      expect(findCut(screen.container), `${width} px`).toEqual([]);
      expect(document.documentElement.scrollWidth, `${width} px`).toBeLessThanOrEqual(width);
      const end = screen.container.querySelector('.sh-end')?.getBoundingClientRect();
      const brand = screen.container.querySelector('.sh-brand')?.getBoundingClientRect();
      const gap = Math.max((end?.left ?? 0) - (brand?.right ?? 0), (brand?.left ?? 0) - (end?.right ?? 0));
      expect(gap, `${width} px`).toBeGreaterThanOrEqual(0);
    }
  },
);

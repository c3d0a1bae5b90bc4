import axe from 'axe-core';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BridgeContext } from '#app/bridge/BridgeContext.ts';
import type { Bridge } from '#app/bridge/createBridge.ts';
import { createPresent, PresentContext } from '#app/notices/errors/createPresent.ts';
import { plainWords } from '#app/notices/plainWords.ts';
import { ComponentsScreen } from '#gallery/ComponentsScreen.tsx';
import { emulateMedia } from '#tests/support/browser/emulateMedia.ts';
import { emulateTouch } from '#tests/support/browser/emulateTouch.ts';
import { openTexts } from '#tests/support/browser/openTexts.ts';
import '#app/theme.css';
import '#app/layout/shell.css';

/** Without a list of tabs, which hands the focus on to the selected one. */
const CONTROLS = 'a, button, input, select, textarea, summary, [tabindex="0"]:not([role="tablist"])';

interface PageOptions {
  readonly theme?: 'light' | 'dark';
  readonly dir?: 'ltr' | 'rtl';
  readonly width?: number;
}

async function openComponents({ theme, dir = 'ltr', width = 1440 }: PageOptions = {}) {
  await openTexts();
  await page.viewport(width, 900);
  document.dir = dir;
  if (theme !== undefined) document.documentElement.dataset.theme = theme;
  onTestFinished(async () => {
    delete document.documentElement.dataset.theme;
    await page.viewport(1440, 900);
  });
  // Nothing is measured while it moves.
  await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
  // Nothing on this page asks the exchange.
  const bridge = { request: () => Promise.reject(new Error('Asked the exchange.')) } as unknown as Bridge;
  const present = createPresent({
    lookup: () => undefined,
    language: () => 'en',
    words: plainWords,
    monitor: { record: () => undefined },
  });
  const router = createMemoryRouter([
    {
      path: '*',
      Component: () => (
        <BridgeContext value={bridge}>
          <PresentContext value={present}>
            <main tabIndex={-1} className="shell-main">
              <ComponentsScreen />
            </main>
          </PresentContext>
        </BridgeContext>
      ),
    },
  ]);
  const screen = await render(<RouterProvider router={router} />);
  // The record list has its rows.
  await expect.element(screen.getByText(/^1 to \d+/)).toBeVisible();
  await expect.element(screen.getByText('Stop loading')).not.toBeInTheDocument();
  return screen;
}

async function violations(): Promise<string[]> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const result = await axe.run(document, { runOnly: tags });
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

const nameOf = (element: Element): string =>
  element.getAttribute('aria-label') ?? element.textContent ?? element.tagName;

describe.each([
  ['light', 'ltr', 1440],
  ['dark', 'ltr', 1440],
  ['light', 'rtl', 1440],
  ['dark', 'rtl', 360],
] as const)('in the %s look, written %s, at %i px', (theme, dir, width) => {
  test('axe finds nothing wrong with any component', async () => {
    await openComponents({ theme, dir, width });
    expect(await violations()).toEqual([]);
  });

  test.each([
    ['a dialog', 'Delete an address'],
    ['a dialog with much to read', 'Read the agreement'],
    ['a drawer', 'Show a withdrawal'],
  ])('nor with %s', async (_name, opener) => {
    const screen = await openComponents({ theme, dir, width });
    await screen.getByRole('button', { name: opener }).click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    expect(await violations()).toEqual([]);
  });
});

test.each([
  ['light', 'dark', 'rgb(14, 15, 18)'],
  ['dark', 'light', 'rgb(255, 255, 255)'],
] as const)(
  'where the system is %s, a look that was chosen as %s is shown',
  async (system, theme, ground) => {
    await openComponents({ theme });
    await emulateMedia({ 'prefers-color-scheme': system });
    const groundOf = (element: Element): string => getComputedStyle(element).backgroundColor;
    expect(groundOf(document.documentElement)).toBe(ground);
    delete document.documentElement.dataset.theme;
    expect(groundOf(document.documentElement)).not.toBe(ground);
  },
);

test('everything that is touched is at least 44 × 44 px on a touch screen', async () => {
  await emulateTouch();
  await openComponents({ width: 390 });
  expect(matchMedia('(pointer: coarse)').matches).toBe(true);
  const small = [...document.querySelectorAll(CONTROLS)]
    .map((control) => {
      // A tick takes the finger anywhere on its label.
      const area = control.matches('[type="checkbox"]') ? (control.closest('label') ?? control) : control;
      return { name: nameOf(control), box: area.getBoundingClientRect() };
    })
    .filter(({ box }) => box.width > 0 && (box.width < 44 || box.height < 43.5));
  expect(small.map(({ name, box }) => `${name} ${box.width} × ${box.height}`)).toEqual([]);
});

test('every control is reached by Tab, and shows its focus', async () => {
  await openComponents();
  const wanted = [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(
    (control) =>
      (control.tabIndex >= 0 || control.matches('[role="tab"][aria-selected="true"]')) &&
      !control.matches(':disabled') &&
      control.checkVisibility(),
  );
  expect(wanted.length).toBeGreaterThan(50);
  const reached = new Set<Element>();
  const unseen: string[] = [];
  for (const _ of wanted) {
    const before = document.activeElement;
    // A date has several stops of the browser's own.
    do await userEvent.tab();
    while (document.activeElement === before && before?.matches('input[type="date"]') === true);
    const focused = document.activeElement ?? document.body;
    reached.add(focused);
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) unseen.push(nameOf(focused));
  }
  expect(unseen).toEqual([]);
  expect(wanted.filter((control) => !reached.has(control)).map(nameOf)).toEqual([]);
});

test.each([320, 480, 768, 1200, 1600])(
  'at %i px nothing is scrolled sideways, in either direction',
  async (width) => {
    const screen = await openComponents({ width });
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    await screen.getByLabelText('Direction').selectOptions('Right to left');
    expect(document.dir).toBe('rtl');
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  },
);

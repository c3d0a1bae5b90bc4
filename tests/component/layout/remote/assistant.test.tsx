import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { loadShellModule } from '#app/layout/remote/loadShellModule.ts';
import type { AssistantProps } from '#app/layout/remote/shellModule.ts';
import { openFilledSlot } from '#tests/support/browser/openSlot.tsx';

const PROPS: AssistantProps = {
  userId: 1_000_001,
  isOpen: false,
  onClose: () => undefined,
  subjects: [
    { label: "My deposit hasn't arrived", href: 'https://www.sluice.example/help/en/deposits' },
    { label: 'Contact support', href: 'https://www.sluice.example/help/en/contact' },
  ],
  words: {
    title: 'How can we help?',
    intro: 'Choose a topic.',
    uid: 'UID 1000001',
    close: 'Close help',
  },
};

async function openAssistant() {
  const opened = await openFilledSlot({
    load: () => loadShellModule<AssistantProps>('assistant'),
    props: PROPS,
    className: 'assistant-slot',
  });
  const before = opened.screen.getByRole('button', { name: 'Before' });
  return {
    ...opened,
    before,
    panel: opened.screen.getByRole('dialog', { name: 'How can we help?' }),
    /** Opens it as the page does, from a button of its own. */
    open: async (props: Partial<AssistantProps> = {}) => {
      (before.element() as HTMLElement).focus();
      await opened.update({ ...PROPS, ...props, isOpen: true });
    },
  };
}

test('help shows nothing until the page opens it, and then has its subjects', async () => {
  const { screen, panel, open } = await openAssistant();
  expect(panel.elements()).toEqual([]);
  await open();
  await expect.element(panel).toHaveFocus();
  const subjects = screen.getByRole('link').elements();
  expect(subjects.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(
    PROPS.subjects.map(({ label, href }) => [label, href]),
  );
  // What support will ask for first.
  await expect.element(panel.getByText('UID 1000001')).toBeVisible();
});

test.each([
  ['Escape inside of it', async () => userEvent.keyboard('{Escape}')],
  ['its own button', async () => page.getByRole('button', { name: 'Close help' }).click()],
])('%s asks the page to close it, and the focus is back where it was', async (_way, close) => {
  const onClose = vi.fn();
  const { panel, before, open, update } = await openAssistant();
  await open({ onClose });
  await expect.element(panel).toBeVisible();
  await close();
  expect(onClose).toHaveBeenCalledTimes(1);
  await update(PROPS);
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(before).toHaveFocus();
});

test('an open panel stays open with its focus when the language changes', async () => {
  const { screen, open, update } = await openAssistant();
  await open();
  await userEvent.tab();
  const first = screen.getByRole('link').elements()[0];
  expect(document.activeElement).toBe(first);
  const words = { ...PROPS.words, title: 'Wie können wir helfen?' };
  await update({ ...PROPS, isOpen: true, words });
  await expect.element(screen.getByRole('dialog', { name: 'Wie können wir helfen?' })).toBeVisible();
  expect(document.activeElement).toBe(first);
});

test.each([
  [320, 480],
  [1440, 300],
])('at %i by %i px the open panel is inside of the window, and can be scrolled', async (width, height) => {
  await page.viewport(width, height);
  onTestFinished(() => page.viewport(1440, 900));
  const { panel, open } = await openAssistant();
  await open();
  const box = panel.element().getBoundingClientRect();
  expect(box.top).toBeGreaterThanOrEqual(0);
  expect(box.left).toBeGreaterThanOrEqual(0);
  expect(box.right).toBeLessThanOrEqual(width);
  expect(box.bottom).toBeLessThanOrEqual(height);
});

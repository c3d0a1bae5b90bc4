import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { loadShellModule } from '#app/layout/remote/loadShellModule.ts';
import type { AssistantProps } from '#app/layout/remote/shellModule.ts';
import { openFilledSlot, writeFromRightToLeft } from '#tests/support/browser/openSlot.tsx';

const PROPS: AssistantProps = {
  userId: 1_000_001,
  subjects: [
    { label: 'A deposit has not arrived', href: 'https://www.sluice.example/help/en/deposits' },
    { label: 'Write to support', href: 'https://www.sluice.example/help/en/contact' },
  ],
  words: {
    open: 'Help',
    title: 'How can we help?',
    intro: 'Choose a subject.',
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
  return {
    ...opened,
    button: opened.screen.getByRole('button', { name: 'Help', exact: true }),
    panel: opened.screen.getByRole('dialog', { name: 'How can we help?' }),
  };
}

test('help is one button until it is opened, and then has its subjects', async () => {
  const { screen, button, panel } = await openAssistant();
  expect(panel.elements()).toEqual([]);
  await button.click();
  await expect.element(panel).toHaveFocus();
  expect(button.element().getAttribute('aria-expanded')).toBe('true');
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
  [
    'the button that has opened it',
    async () => page.getByRole('button', { name: 'Help', exact: true }).click(),
  ],
])('help is closed by %s, and the focus is back on its button', async (_way, close) => {
  const { button, panel } = await openAssistant();
  await button.click();
  await expect.element(panel).toBeVisible();
  await close();
  await expect.element(panel).not.toBeInTheDocument();
  await expect.element(button).toHaveFocus();
});

test('help is closed by Escape on its button as well', async () => {
  const { button, panel } = await openAssistant();
  await button.click();
  await userEvent.tab({ shift: true });
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(panel).not.toBeInTheDocument();
});

test('an open panel stays open with its focus when the language changes', async () => {
  const { screen, button, update } = await openAssistant();
  await button.click();
  await userEvent.tab();
  const first = screen.getByRole('link').elements()[0];
  expect(document.activeElement).toBe(first);
  await update({ ...PROPS, words: { ...PROPS.words, title: 'Wie können wir helfen?' } });
  await expect.element(screen.getByRole('dialog', { name: 'Wie können wir helfen?' })).toBeVisible();
  expect(document.activeElement).toBe(first);
});

test.each(['ltr', 'rtl'])(
  'written %s, help lies at the start, where no notification comes',
  async (direction) => {
    if (direction === 'rtl') writeFromRightToLeft();
    const { button } = await openAssistant();
    const { left, right, bottom, height } = button.element().getBoundingClientRect();
    expect(direction === 'rtl' ? innerWidth - right : left).toBe(16);
    expect(innerHeight - bottom).toBe(16);
    expect(height).toBeGreaterThanOrEqual(44);
  },
);

test.each([
  [320, 480],
  [1440, 300],
])('at %i by %i px the open panel is inside of the window, and can be scrolled', async (width, height) => {
  await page.viewport(width, height);
  onTestFinished(() => page.viewport(1440, 900));
  const { button, panel } = await openAssistant();
  await button.click();
  const box = panel.element().getBoundingClientRect();
  expect(box.top).toBeGreaterThanOrEqual(0);
  expect(box.left).toBeGreaterThanOrEqual(0);
  expect(box.right).toBeLessThanOrEqual(width);
  expect(box.bottom).toBeLessThanOrEqual(button.element().getBoundingClientRect().top);
});

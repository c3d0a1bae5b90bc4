import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { loadShellModule } from '#app/layout/remote/loadShellModule.ts';
import type { HeaderProps } from '#app/layout/remote/shellModule.ts';
import { createDeferred } from '#shared/async/deferred.ts';
import { buildHeaderProps, SIGNED_IN } from '#tests/support/browser/buildHeaderProps.ts';
import { openFilledSlot, writeFromRightToLeft } from '#tests/support/browser/openSlot.tsx';

function openHeader(changes: Partial<HeaderProps> = {}) {
  return openFilledSlot({
    load: () => loadShellModule<HeaderProps>('header'),
    props: buildHeaderProps(changes),
    className: 'header-slot',
  });
}

async function openAccount() {
  const opened = await openHeader(SIGNED_IN);
  const button = opened.screen.getByRole('button', { name: /^Signed in as/ });
  await button.click();
  return { ...opened, button, panel: opened.screen.getByRole('group') };
}

const boxOf = (element: Element | HTMLElement): DOMRect => element.getBoundingClientRect();

test('a guest finds the way home, the main places and the way in', async () => {
  const { screen } = await openHeader();
  const links = screen
    .getByRole('link')
    .elements()
    .map((link) => [link.getAttribute('aria-label') ?? link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Sluice, start page', '/user/assets/exchange/index'],
    ['Markets', '/user/assets/exchange/index'],
    ['Deposit', '/user/assets/deposit'],
    ['Log in', '/login?redirect_url=here'],
  ]);
  expect(screen.getByRole('link', { name: 'Markets' }).element().getAttribute('aria-current')).toBe('page');
  expect(screen.getByRole('link', { name: 'Deposit' }).element().hasAttribute('aria-current')).toBe(false);
});

test('while the user is not known, neither a way in nor an account is offered', async () => {
  const { screen } = await openHeader({ status: 'loading' });
  await expect.element(screen.getByRole('combobox', { name: 'Language' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Log in' }).elements()).toEqual([]);
  expect(screen.getByRole('button', { name: /Signed in/ }).elements()).toEqual([]);
});

test('nothing moves when the user is known', async () => {
  const { screen, slot, update } = await openHeader({ status: 'loading' });
  const places = () =>
    [...slot.querySelectorAll('select, nav a, .sh-account')].map((element) => {
      const { left, width, top, height } = boxOf(element);
      return [left, width, top, height];
    });
  const before = places();
  await update(buildHeaderProps());
  await expect.element(screen.getByRole('link', { name: 'Log in' })).toBeVisible();
  expect(places()).toEqual(before);
  await update(buildHeaderProps({ ...SIGNED_IN, user: { name: 'n'.repeat(80), isSubAccount: false } }));
  await expect.element(screen.getByRole('button', { name: /Signed in/ })).toBeVisible();
  expect(places()).toEqual(before);
});

describe('the account', () => {
  test('opens onto name, UID and the way out, and says that it is open', async () => {
    const { screen, button, panel } = await openAccount();
    expect(button.element().getAttribute('aria-expanded')).toBe('true');
    await expect.element(panel.getByText('a***a@sluice.example')).toBeVisible();
    await expect.element(panel.getByText('UID 1000001')).toBeVisible();
    await expect.element(screen.getByText('Sub-account')).not.toBeVisible();
    await expect.element(panel.getByRole('button', { name: 'Log out' })).toBeVisible();
  });

  test('of a sub-account says so', async () => {
    const { screen, update } = await openAccount();
    await update(buildHeaderProps({ ...SIGNED_IN, user: { name: 'sub', isSubAccount: true } }));
    await expect.element(screen.getByText('Sub-account')).toBeVisible();
  });

  test('is closed by Escape, which gives the focus back and reaches nothing else', async () => {
    const { screen, button, panel } = await openAccount();
    const heard = vi.fn();
    document.addEventListener('keydown', heard);
    onTestFinished(() => document.removeEventListener('keydown', heard));
    await userEvent.tab();
    await expect.element(screen.getByRole('button', { name: 'Log out' })).toHaveFocus();
    heard.mockClear();
    await userEvent.keyboard('{Escape}');
    await expect.element(panel).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
    expect(heard).not.toHaveBeenCalled();
  });

  test('is closed by a click beside it, and the focus is where it was', async () => {
    const { screen, button, panel } = await openAccount();
    await screen.getByText('A screen').click();
    await expect.element(panel).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });

  test('leaves the focus to a control that was clicked instead', async () => {
    const { screen, panel } = await openAccount();
    await screen.getByRole('button', { name: 'Before' }).click();
    await expect.element(panel).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Before' })).toHaveFocus();
  });

  test('closes when the Tab key leaves it', async () => {
    const { panel } = await openAccount();
    await userEvent.tab({ shift: true });
    await expect.element(panel).not.toBeInTheDocument();
  });

  test('logs out once however often it is asked, says so, and keeps the focus', async () => {
    const { screen, update } = await openAccount();
    const ended = createDeferred<void>();
    const onLogout = vi.fn(() => ended.promise);
    await update(buildHeaderProps({ ...SIGNED_IN, onLogout }));
    await screen.getByRole('button', { name: 'Log out' }).click();
    const leaving = screen.getByRole('button', { name: 'Logging out' });
    await expect.element(leaving).toHaveFocus();
    await leaving.click({ force: true });
    expect(onLogout).toHaveBeenCalledTimes(1);
    // The exchange did not answer: the user is still there.
    ended.resolve();
    await expect.element(screen.getByRole('button', { name: 'Log out' })).toHaveFocus();
  });

  test('that ends elsewhere leaves the focus on the way in', async () => {
    const { screen, update } = await openAccount();
    await update(buildHeaderProps());
    await expect.element(screen.getByRole('link', { name: 'Log in' })).toHaveFocus();
    expect(screen.getByRole('group').elements()).toEqual([]);
  });
});

describe('choices', () => {
  test('report to the page another language and another appearance', async () => {
    const onLanguageChange = vi.fn(async () => undefined);
    const onThemeChange = vi.fn();
    const { screen } = await openHeader({ onLanguageChange, onThemeChange });
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'de-DE');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Appearance' }), 'dark');
    expect(onLanguageChange).toHaveBeenCalledWith('de-DE');
    expect(onThemeChange).toHaveBeenCalledWith('dark');
  });

  test('show the language of the page again where the other one could not be had', async () => {
    const { screen } = await openHeader();
    const language = screen.getByRole('combobox', { name: 'Language' });
    await userEvent.selectOptions(language, 'de-DE');
    await expect.element(language).toHaveValue('en');
  });

  test('call every language by its own name, marked as that language', async () => {
    const { screen } = await openHeader();
    const option = screen.getByRole('option', { name: 'Deutsch' }).element();
    expect(option.getAttribute('lang')).toBe('de-DE');
  });

  test('keep the focus, and are the very same elements, when anything else changes', async () => {
    const { screen, update } = await openHeader();
    const language = screen.getByRole('combobox', { name: 'Language' }).element() as HTMLElement;
    language.focus();
    await update(buildHeaderProps({ ...SIGNED_IN, links: [], theme: 'dark' }));
    await expect.element(screen.getByRole('button', { name: /Signed in/ })).toBeVisible();
    expect(document.activeElement).toBe(language);
  });
});

describe('Help', () => {
  test('is a button that the page answers', async () => {
    const onHelp = vi.fn();
    const words = { ...buildHeaderProps().words, help: 'Help' };
    const { screen } = await openHeader({ onHelp, words });
    await screen.getByRole('button', { name: 'Help' }).click();
    expect(onHelp).toHaveBeenCalledTimes(1);
  });

  test('is not shown to a page that gives no answer to it', async () => {
    const { screen } = await openHeader();
    await expect.element(screen.getByRole('link', { name: 'Log in' })).toBeVisible();
    expect(screen.getByRole('button').elements()).toHaveLength(1);
  });
});

describe('a link', () => {
  test('is followed by the page itself, without loading it again', async () => {
    const onNavigate = vi.fn(() => true);
    const { screen } = await openHeader({ onNavigate });
    await screen.getByRole('link', { name: 'Deposit' }).click();
    expect(onNavigate).toHaveBeenCalledWith('/user/assets/deposit');
  });

  test.each(['Control', 'Shift', 'Alt', 'Meta'])('is left to the browser with %s held', async (key) => {
    const onNavigate = vi.fn(() => true);
    const { screen } = await openHeader({ onNavigate });
    // What the browser would do with it is another page.
    const stop = (event: Event) => event.preventDefault();
    document.addEventListener('click', stop);
    onTestFinished(() => document.removeEventListener('click', stop));
    const link = screen.getByRole('link', { name: 'Deposit' }).element();
    const modifiers = {
      ctrlKey: key === 'Control',
      shiftKey: key === 'Shift',
      altKey: key === 'Alt',
      metaKey: key === 'Meta',
    };
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...modifiers }));
    expect(onNavigate).not.toHaveBeenCalled();
  });
});

describe.each([320, 480, 768, 1440])('at %i px', (width) => {
  test.each([
    ['a guest', {}],
    ['a user with a long name', SIGNED_IN],
  ])(
    'everything %s can press is at least 44 px high and wide, and inside of the page',
    async (_who, changes) => {
      await page.viewport(width, 800);
      onTestFinished(() => page.viewport(1440, 900));
      const { slot } = await openHeader(changes);
      const targets = [...slot.querySelectorAll('a, button, select')].filter((target) =>
        target.checkVisibility({ visibilityProperty: true }),
      );
      expect(targets.length).toBeGreaterThanOrEqual(width < 768 ? 2 : 4);
      for (const target of targets) {
        const { left, right, height, width: wide } = boxOf(target);
        expect(Math.min(height, wide), target.className).toBeGreaterThanOrEqual(44);
        expect(left, target.className).toBeGreaterThanOrEqual(0);
        expect(right, target.className).toBeLessThanOrEqual(width);
      }
    },
  );
});

test('from right to left the header is mirrored', async () => {
  const { slot, screen } = await openHeader();
  const login = screen.getByRole('link', { name: 'Log in' }).element();
  const brand = screen.getByRole('link', { name: 'Sluice, start page' }).element();
  const fromStart = [boxOf(brand).left, innerWidth - boxOf(login).right];
  writeFromRightToLeft();
  expect([innerWidth - boxOf(brand).right, boxOf(login).left]).toEqual(fromStart);
  expect(slot.scrollWidth).toBeLessThanOrEqual(innerWidth);
});

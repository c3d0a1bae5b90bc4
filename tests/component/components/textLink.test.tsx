import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { TextLink, type TextLinkProps } from '#app/components/TextLink.tsx';
import '#app/theme.css';

/** A link on a page of a product that is mounted below /user/assets. */
async function openLink(props: DistributedOmit<TextLinkProps>) {
  const path = (): string => router.state.location.pathname;
  const router = createMemoryRouter([{ path: '*', Component: () => <TextLink {...props}>Go on</TextLink> }], {
    basename: '/user/assets',
    initialEntries: ['/user/assets/deposit'],
  });
  const screen = await render(<RouterProvider router={router} />);
  return { screen, path };
}

type DistributedOmit<Props> = Props extends unknown ? Omit<Props, 'children'> : never;

describe('a text link', () => {
  test.each([
    ['a click', () => userEvent.click(document.querySelector('a') ?? document.body)],
    ['Enter', () => userEvent.tab().then(() => userEvent.keyboard('{Enter}'))],
  ])('to a screen goes there without a new page, by %s', async (_name, follow) => {
    const { screen, path } = await openLink({ to: '/exchange/index' });
    const link = screen.getByRole('link', { name: 'Go on' });
    await expect.element(link).toHaveAttribute('href', '/user/assets/exchange/index');
    await follow();
    await expect.poll(path).toBe('/user/assets/exchange/index');
  });

  test('to another site is an ordinary link that hands nothing of this page over', async () => {
    const { screen } = await openLink({ href: 'https://example.com/' });
    const link = screen.getByRole('link', { name: 'Go on' });
    await expect.element(link).toHaveAttribute('href', 'https://example.com/');
    await expect.element(link).toHaveAttribute('rel', 'noopener');
  });

  test('that does something is a button', async () => {
    const onClick = vi.fn();
    const { screen } = await openLink({ onClick });
    const button = screen.getByRole('button', { name: 'Go on' });
    await button.click();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    expect(onClick).toHaveBeenCalledTimes(3);
  });
});

describe('a disabled text link (product.md section 6)', () => {
  test.each([
    ['to a screen', { to: '/exchange/index' }],
    ['to another site', { href: '#elsewhere' }],
  ])('%s does nothing, says so, and can be reached', async (_name, target) => {
    const { screen, path } = await openLink({ ...target, isDisabled: true });
    const link = screen.getByRole('link', { name: 'Go on' });
    await expect.element(link).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await expect.element(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await link.click({ force: true });
    await link.click({ force: true, button: 'middle' });
    await link.click({ force: true, modifiers: ['ControlOrMeta'] });
    expect(path()).toBe('/user/assets/deposit');
    expect(location.hash).toBe('');
    await expect.element(link).not.toHaveAttribute('href');
  });

  test('that would do something does nothing, says so, and can be reached', async () => {
    const onClick = vi.fn();
    const { screen } = await openLink({ onClick, isDisabled: true });
    const button = screen.getByRole('button', { name: 'Go on' });
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await expect.element(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await button.click({ force: true });
    expect(onClick).not.toHaveBeenCalled();
  });
});

test.each([
  ['to a screen', { to: '/exchange/index' }],
  ['to another site', { href: 'https://example.com/' }],
  ['that does something', { onClick: () => undefined }],
])('a text link %s keeps its focus while it is disabled for a time', async (_name, target) => {
  const link = (isDisabled: boolean) => (
    <MemoryRouter>
      <TextLink {...target} isDisabled={isDisabled}>
        Go on
      </TextLink>
    </MemoryRouter>
  );
  const screen = await render(link(false));
  await userEvent.tab();
  for (const isDisabled of [true, false]) {
    await screen.rerender(link(isDisabled));
    await expect.element(screen.getByText('Go on')).toHaveFocus();
  }
});

describe('of the look of a text link', () => {
  test.each([
    ['small', '12px'],
    ['normal', '14px'],
    ['large', '16px'],
    ['xlarge', '18px'],
  ] as const)('the size %s has letters of %s', async (size, fontSize) => {
    const { screen } = await openLink({ to: '/', size });
    expect(getComputedStyle(screen.getByRole('link').element()).fontSize).toBe(fontSize);
  });

  test('the three variants differ by more than their colour', async () => {
    const looks = [];
    for (const variant of ['primary', 'secondary', 'tertiary'] as const) {
      const { screen } = await openLink({ to: '/', variant });
      const { fontWeight, textDecorationLine } = getComputedStyle(screen.getByRole('link').element());
      looks.push(`${fontWeight} ${textDecorationLine}`);
      await screen.unmount();
    }
    expect(looks).toEqual(['600 underline', '400 underline', '400 none']);
  });
});

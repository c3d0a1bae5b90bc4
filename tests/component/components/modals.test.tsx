import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '#app/components/Button.tsx';
import { Dialog, Drawer } from '#app/components/layers/ModalLayer.tsx';
import { emulateMedia } from '#tests/support/browser/emulateMedia.ts';
import { openTexts } from '#tests/support/browser/openTexts.ts';
import '#app/theme.css';

const LAYERS = [
  ['a dialog', Dialog],
  ['a drawer', Drawer],
] as const;

interface PageOptions {
  readonly Layer: typeof Dialog;
  readonly onClose?: () => void;
  readonly keepsOpener?: boolean;
  readonly description?: string;
}

/** A page with a button that opens a layer. */
function Screen({ Layer, onClose, keepsOpener = true, ...layer }: PageOptions) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpen, setWasOpen] = useState(false);
  const close = (): void => {
    onClose?.();
    setOpen(false);
    setWasOpen(true);
  };
  return (
    <main tabIndex={-1}>
      {(keepsOpener || !wasOpen) && <Button onClick={() => setOpen(true)}>Delete</Button>}
      <Button>Beside it</Button>
      <Layer
        {...layer}
        isOpen={isOpen}
        onClose={close}
        title="Delete this address?"
        actions={<Button onClick={close}>Delete it</Button>}
      >
        <input aria-label="Why" />
      </Layer>
    </main>
  );
}

async function openLayer(options: PageOptions) {
  await openTexts();
  await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
  const screen = await render(<Screen {...options} />);
  await screen.getByRole('button', { name: 'Delete' }).click();
  const layer = page.getByRole('dialog', { name: 'Delete this address?' });
  await expect.element(layer).toBeVisible();
  return { screen, layer };
}

describe.each(LAYERS)('%s', (_name, Layer) => {
  test('is called by its title and described by what it says about it', async () => {
    const { layer } = await openLayer({ Layer, description: 'Withdrawals go on.' });
    await expect.element(layer).toHaveAccessibleDescription('Withdrawals go on.');
  });

  test('that says nothing more is described by nothing', async () => {
    const { layer } = await openLayer({ Layer });
    await expect.element(layer).not.toHaveAttribute('aria-describedby');
  });

  test('begins with its first control, and keeps the focus going round in itself', async () => {
    const { layer } = await openLayer({ Layer });
    const stops = ['Why', 'Delete it', 'Close', 'Why'];
    for (const stop of stops) {
      const control = stop === 'Why' ? layer.getByLabelText(stop) : layer.getByRole('button', { name: stop });
      await expect.element(control).toHaveFocus();
      await userEvent.tab();
    }
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect.element(layer.getByRole('button', { name: 'Close' })).toHaveFocus();
  });

  test.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its own button', () => page.getByRole('button', { name: 'Close' }).click()],
    ['an action', () => page.getByRole('button', { name: 'Delete it' }).click()],
    [
      'a press beside it',
      () =>
        userEvent.click(document.querySelector('.modal-overlay') ?? document.body, {
          position: { x: 40, y: 40 },
        }),
    ],
  ])('is closed by %s, once, and gives the focus back', async (_way, close) => {
    const onClose = vi.fn();
    const { screen, layer } = await openLayer({ Layer, onClose });
    await close();
    await expect.element(layer).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  test('gives the focus to the screen where what opened it is gone', async () => {
    const { screen, layer } = await openLayer({ Layer, keepsOpener: false });
    await userEvent.keyboard('{Escape}');
    await expect.element(layer).not.toBeInTheDocument();
    await expect.element(screen.getByRole('main')).toHaveFocus();
  });

  test('hides the page behind it from all users until it is closed', async () => {
    const { screen, layer } = await openLayer({ Layer });
    expect(screen.getByRole('button', { name: 'Beside it' }).elements()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.element(layer).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Beside it' })).toBeVisible();
  });
});

describe('the place', () => {
  test('of a dialog is the middle of the page', async () => {
    const { layer } = await openLayer({ Layer: Dialog });
    const { left, width, top, height } = layer.element().getBoundingClientRect();
    expect(left + width / 2).toBeCloseTo(720, 0);
    expect(top + height / 2).toBeCloseTo(450, 0);
  });

  test.each([
    ['en', { right: 1440, top: 0, bottom: 900 }],
    ['ar-SA', { left: 0, top: 0, bottom: 900 }],
  ] as const)('of a drawer is where lines end in %s', async (language, place) => {
    await openTexts(language);
    await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
    await render(<Drawer isOpen onClose={() => undefined} title="Details" />);
    const layer = page.getByRole('dialog', { name: 'Details' });
    await expect.element(layer).toBeVisible();
    expect(layer.element().getBoundingClientRect()).toMatchObject(place);
  });

  test('of the button that closes stays in sight when there is much to read', async () => {
    await openTexts();
    await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
    await render(
      <Dialog isOpen onClose={() => undefined} title="Agreement">
        {Array.from({ length: 80 }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <p key={at}>A sentence.</p>
        ))}
      </Dialog>,
    );
    const panel = page.getByRole('dialog').element();
    expect(panel.getBoundingClientRect().height).toBe(900 - 32);
    panel.scrollTop = panel.scrollHeight;
    const close = page.getByRole('button', { name: 'Close' }).element().getBoundingClientRect();
    expect(close.top).toBeGreaterThanOrEqual(panel.getBoundingClientRect().top);
    expect(close.bottom).toBeLessThan(panel.getBoundingClientRect().top + 100);
  });
});

test.each([
  ['no-preference', true],
  ['reduce', false],
])('with the preference of motion "%s" a drawer moves: %s', async (preference, moves) => {
  await openTexts();
  await emulateMedia({ 'prefers-reduced-motion': preference });
  await render(<Drawer isOpen onClose={() => undefined} title="Details" />);
  await expect.element(page.getByRole('dialog', { name: 'Details' })).toBeInTheDocument();
  const names = document
    .getAnimations()
    .map((motion) => motion instanceof CSSAnimation && motion.animationName);
  expect(names.includes('modal-slide')).toBe(moves);
});

import { Copy } from 'lucide-react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '#app/components/Button.tsx';
import { IconButton } from '#app/components/IconButton.tsx';
import { emulateMedia } from '#tests/support/browser/emulateMedia.ts';
import '#app/theme.css';

const WORDS = 'Convert BTC to USDT';
const boxOf = (element: Element): DOMRect => element.getBoundingClientRect();

describe('a button', () => {
  test('does its work on a click, on Enter and on Space, and submits no form by default', async () => {
    const onClick = vi.fn();
    const submit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const screen = await render(
      <form onSubmit={submit}>
        <Button onClick={onClick}>{WORDS}</Button>
        <Button type="submit">Send</Button>
      </form>,
    );
    await screen.getByRole('button', { name: WORDS }).click();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    expect(onClick).toHaveBeenCalledTimes(3);
    expect(submit).not.toHaveBeenCalled();
    await screen.getByRole('button', { name: 'Send' }).click();
    expect(submit).toHaveBeenCalledTimes(1);
  });

  test('keeps its name, its width and its focus while its work is done, and ignores clicks', async () => {
    const onClick = vi.fn();
    const screen = await render(<Button onClick={onClick}>{WORDS}</Button>);
    const button = screen.getByRole('button', { name: WORDS });
    const { width, height } = boxOf(button.element());
    await button.click();
    await screen.rerender(
      <Button onClick={onClick} isLoading>
        {WORDS}
      </Button>,
    );
    expect(boxOf(button.element())).toMatchObject({ width, height });
    await expect.element(button).toHaveAttribute('aria-busy', 'true');
    await expect.element(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await button.click({ force: true });
    expect(onClick).toHaveBeenCalledTimes(1);
    await screen.rerender(<Button onClick={onClick}>{WORDS}</Button>);
    await expect.element(button).not.toHaveAttribute('aria-busy');
    await userEvent.keyboard('{Enter}');
    expect(onClick).toHaveBeenCalledTimes(2);
  });

  test.each(['isLoading', 'isDisabled'])(
    'that %s can be reached, says so, and submits nothing',
    async (state) => {
      const submit = vi.fn();
      const screen = await render(
        <form onSubmit={submit}>
          <input aria-label="Amount" />
          <Button type="submit" {...{ [state]: true }}>
            Send
          </Button>
        </form>,
      );
      const button = screen.getByRole('button', { name: 'Send' });
      await expect.element(button).toHaveAttribute('aria-disabled', 'true');
      await screen.getByLabelText('Amount').click();
      await userEvent.keyboard('{Enter}');
      await userEvent.tab();
      await expect.element(button).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await userEvent.keyboard(' ');
      await button.click({ force: true });
      expect(submit).not.toHaveBeenCalled();
    },
  );

  test('takes a class of its place before its own', async () => {
    const screen = await render(<Button className="px-6">{WORDS}</Button>);
    const button = screen.getByRole('button').element();
    expect(getComputedStyle(button).paddingInlineStart).toBe('24px');
  });

  test('has corners of 4 px, and the primary one the colour of the theme', async () => {
    const screen = await render(<Button variant="primary">{WORDS}</Button>);
    const style = getComputedStyle(screen.getByRole('button').element());
    expect(style.borderRadius).toBe('4px');
    expect(style.backgroundColor).toBe('rgb(247, 166, 0)');
  });
});

describe('the motion of a button that works', () => {
  test.each([
    ['no-preference', true],
    ['reduce', false],
  ])('is there with the preference "%s": %s', async (preference, moves) => {
    await emulateMedia({ 'prefers-reduced-motion': preference });
    await render(<Button isLoading>{WORDS}</Button>);
    expect(document.getAnimations().length > 0).toBe(moves);
  });
});

describe('a button with only an icon', () => {
  test('is 44 × 44 px, and its label is its name and its tooltip', async () => {
    const onClick = vi.fn();
    const screen = await render(<IconButton icon={Copy} label="Copy the address" onClick={onClick} />);
    const button = screen.getByRole('button', { name: 'Copy the address' });
    expect(boxOf(button.element())).toMatchObject({ width: 44, height: 44 });
    await expect.element(button).toHaveAttribute('title', 'Copy the address');
    await button.click();
    expect(onClick).toHaveBeenCalledTimes(1);
  });

  test('that is disabled does nothing, and can be reached', async () => {
    const onClick = vi.fn();
    const screen = await render(<IconButton icon={Copy} label="Copy" isDisabled onClick={onClick} />);
    const button = screen.getByRole('button', { name: 'Copy' });
    await userEvent.tab();
    await expect.element(button).toHaveFocus();
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Enter}');
    await button.click({ force: true });
    expect(onClick).not.toHaveBeenCalled();
  });
});

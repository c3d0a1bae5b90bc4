import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CopyButton } from '#app/components/CopyButton.tsx';
import { openTexts } from '#tests/support/browser/openTexts.ts';
import { stopTime } from '#tests/support/browser/stopTime.ts';
import '#app/theme.css';

const ADDRESS = 'bc1q42lja79elem0anu8q8s3h2n687re9jax556pcc';

interface Options {
  readonly text?: string;
  readonly isRefused?: boolean;
}

async function openCopy({ text = ADDRESS, isRefused = false }: Options = {}) {
  await openTexts();
  const clock = stopTime();
  const onCopied = vi.fn();
  const written: string[] = [];
  const writeClipboard = async (value: string): Promise<void> => {
    if (isRefused) throw new DOMException('Denied', 'NotAllowedError');
    written.push(value);
  };
  const partOf = (shown: string) => (
    <CopyButton text={shown} what="the address" onCopied={onCopied} writeClipboard={writeClipboard} />
  );
  const screen = await render(partOf(text));
  return {
    ...{ clock, screen, onCopied, written },
    button: screen.getByRole('button'),
    status: screen.getByRole('status'),
    showText: (other: string) => screen.rerender(partOf(other)),
  };
}

test('its name says what it copies', async () => {
  const { button } = await openCopy();
  await expect.element(button).toHaveAccessibleName('Copy the address');
});

test('a click copies the text as it stands and names what was copied by its ends', async () => {
  const { button, onCopied, written } = await openCopy();
  await button.click();
  await expect.poll(() => onCopied.mock.calls).toEqual([[{ what: 'the address', ends: 'bc1q42…556pcc' }]]);
  expect(written).toEqual([ADDRESS]);
});

test.each([
  ['1234567890123', '1234567890123'],
  ['12345678901234', '123456…901234'],
  ['🙂🙂🙂🙂🙂🙂-middle-🙃🙃🙃🙃🙃🙃', '🙂🙂🙂🙂🙂🙂…🙃🙃🙃🙃🙃🙃'],
])('of "%s" it names "%s"', async (text, ends) => {
  const { button, onCopied } = await openCopy({ text });
  await button.click();
  await expect.poll(() => onCopied.mock.calls).toEqual([[{ what: 'the address', ends }]]);
});

test.each(['{Enter}', ' '])('the key "%s" copies as a click does', async (key) => {
  const { button, written } = await openCopy();
  await userEvent.tab();
  await expect.element(button).toHaveFocus();
  await userEvent.keyboard(key);
  await expect.poll(() => written).toEqual([ADDRESS]);
  await expect.element(button).toHaveFocus();
});

test('that it did is shown and said for 2 s, in the same place', async () => {
  const { button, status, clock } = await openCopy();
  const width = () => button.element().getBoundingClientRect().width;
  const before = width();
  await button.click();
  await expect.element(button).toHaveAccessibleName('Copied');
  await expect.element(status).toHaveTextContent('Copied');
  expect(width()).toBe(before);
  await expect.poll(clock.timerCount).toBe(1);
  clock.advance(1_999);
  await expect.element(button).toHaveAccessibleName('Copied');
  clock.advance(1);
  await expect.element(button).toHaveAccessibleName('Copy the address');
  await expect.element(status).toHaveTextContent('');
});

test('a second click is another 2 s', async () => {
  const { button, clock, written } = await openCopy();
  await button.click();
  await expect.poll(clock.timerCount).toBe(1);
  clock.advance(1_500);
  await button.click();
  await expect.poll(() => written).toHaveLength(2);
  await expect.element(button).toHaveAccessibleName('Copied');
  clock.advance(1_500);
  await expect.element(button).toHaveAccessibleName('Copied');
  clock.advance(500);
  await expect.element(button).toHaveAccessibleName('Copy the address');
});

test('where the browser refuses it says so and shows no notice of a copy', async () => {
  const { button, status, onCopied } = await openCopy({ isRefused: true });
  await button.click();
  await expect.element(button).toHaveAccessibleName("Couldn't copy");
  await expect.element(status).toHaveTextContent("Couldn't copy");
  expect(onCopied).not.toHaveBeenCalled();
});

test('a text that comes into the place of the copied one is not called copied', async () => {
  const { button, showText } = await openCopy();
  await button.click();
  await expect.element(button).toHaveAccessibleName('Copied');
  await showText('bc1qother');
  await expect.element(button).toHaveAccessibleName('Copy the address');
});

test('without a clipboard, as on a page that was not loaded safely, it says that it could not', async () => {
  await openTexts();
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
  onTestFinished(() => void vi.restoreAllMocks());
  const screen = await render(<CopyButton text={ADDRESS} what="the address" />);
  await screen.getByRole('button').click();
  await expect.element(screen.getByRole('button')).toHaveAccessibleName("Couldn't copy");
});

test('what lands on the clipboard is plain text alone', async () => {
  await openTexts();
  const copied: string[] = [];
  // What the browser itself is given: `write` could carry markup, `writeText` cannot.
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
  const rich = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue();
  onTestFinished(() => void vi.restoreAllMocks());
  const screen = await render(<CopyButton text={ADDRESS} what="the address" />);
  await screen.getByRole('button').click();
  await expect.poll(() => copied).toEqual([ADDRESS]);
  expect(rich).not.toHaveBeenCalled();
});

test.each([
  ['says nothing where the clipboard holds what was copied', ADDRESS, [false]],
  ['says so where another program has exchanged it', `${ADDRESS.slice(0, -1)}d`, [true]],
  ['says nothing where the page may not look', undefined, [false]],
])('it looks at the clipboard after copying, and %s', async (_title, held, said) => {
  await openTexts();
  const onAltered = vi.fn();
  const onCopied = vi.fn();
  const screen = await render(
    <CopyButton
      text={ADDRESS}
      what="the address"
      onCopied={onCopied}
      onAltered={onAltered}
      writeClipboard={async () => undefined}
      readClipboard={async () => held}
    />,
  );
  await screen.getByRole('button').click();
  await expect.poll(() => onAltered.mock.calls.flat()).toEqual(said);
  expect(onCopied).toHaveBeenCalledTimes(said[0] ? 0 : 1);
});

import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { NoticeStack } from '#app/components/noticeStack/NoticeStack.tsx';
import type { Dismissals, NoticeKind, StackNotice } from '#app/components/noticeStack/noticeOrder.ts';
import { openTexts } from '#tests/support/browser/openTexts.ts';
import { createFakeClock } from '#tests/support/fakeClock.ts';
import '#app/theme.css';

const DAY_MS = 86_400_000;

const notice = (kind: NoticeKind, id: string = kind): StackNotice => ({ id, kind, text: `A ${id} notice` });

interface Options {
  readonly notices: readonly StackNotice[];
  readonly kept?: Dismissals;
}

/** A device that remembers, and a clock that the test moves; `visit` is the page opened again. */
async function openStack({ notices, kept = {} }: Options) {
  await openTexts();
  const clock = createFakeClock();
  const device = { kept };
  const partOf = (visit: number) => (
    <NoticeStack
      key={visit}
      notices={notices}
      readDismissals={() => device.kept}
      keepDismissals={(dismissals) => {
        device.kept = dismissals;
      }}
      now={clock.wallNow}
    />
  );
  const screen = await render(partOf(0));
  let visits = 0;
  return {
    ...{ clock, device, screen },
    more: screen.getByRole('button', { name: /more notice/ }),
    dismissButton: (text: string) =>
      screen.getByRole('listitem').filter({ hasText: text }).getByRole('button', { name: 'Dismiss notice' }),
    /** What can be read, from the top. */
    texts: () =>
      [...screen.container.querySelectorAll('.stack-item')]
        .filter((item) => item.checkVisibility())
        .map((item) => item.textContent),
    visit: async () => {
      visits += 1;
      await screen.rerender(partOf(visits));
    },
  };
}

describe('the order', () => {
  test('is law and site, security locks, coins and chains, tips, whatever order they come in', async () => {
    const notices = [notice('tip'), notice('chain'), notice('lock'), notice('legal')];
    const { texts, more } = await openStack({ notices });
    await more.click();
    expect(texts()).toEqual(['A legal notice', 'A lock notice', 'A chain notice', 'A tip notice']);
  });

  test('within a kind is the one they are given in', async () => {
    const { texts } = await openStack({ notices: [notice('chain', 'TRON'), notice('chain', 'Bitcoin')] });
    expect(texts()).toEqual(['A TRON notice', 'A Bitcoin notice']);
  });
});

describe('how many are seen', () => {
  test('is two, with the number of the others on a button that shows and hides them', async () => {
    const notices = [notice('legal'), notice('lock'), notice('chain'), notice('tip')];
    const { texts, more } = await openStack({ notices });
    expect(texts()).toEqual(['A legal notice', 'A lock notice']);
    await expect.element(more).toHaveTextContent('2 more notices');
    await expect.element(more).toHaveAttribute('aria-expanded', 'false');
    await more.click();
    expect(texts()).toHaveLength(4);
    await expect.element(more).toHaveAttribute('aria-expanded', 'true');
    await expect.element(more).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(texts()).toHaveLength(2);
  });

  test('names a single other one as one', async () => {
    const { more } = await openStack({ notices: [notice('legal'), notice('lock'), notice('tip')] });
    await expect.element(more).toHaveTextContent('1 more notice');
  });

  test('needs no such button for two', async () => {
    const { more, texts } = await openStack({ notices: [notice('legal'), notice('tip')] });
    expect(texts()).toHaveLength(2);
    await expect.element(more).not.toBeInTheDocument();
  });

  test('is none without notices, and then there is no region either', async () => {
    const { screen } = await openStack({ notices: [] });
    await expect.element(screen.getByRole('region')).not.toBeInTheDocument();
  });
});

describe('a dismissal', () => {
  test('takes the notice away, and the next one comes up', async () => {
    const { texts, dismissButton } = await openStack({
      notices: [notice('legal'), notice('chain'), notice('tip')],
    });
    await dismissButton('A chain notice').click();
    expect(texts()).toEqual(['A legal notice', 'A tip notice']);
  });

  test('is kept for 30 days and no longer', async () => {
    const { texts, dismissButton, visit, clock } = await openStack({ notices: [notice('tip')] });
    await dismissButton('A tip notice').click();
    clock.advance(30 * DAY_MS - 1);
    await visit();
    expect(texts()).toEqual([]);
    clock.advance(1);
    await visit();
    expect(texts()).toEqual(['A tip notice']);
  });

  test('is of one notice, by its id', async () => {
    const { texts, dismissButton, visit, device, clock } = await openStack({
      notices: [notice('tip', 'star'), notice('tip', 'search')],
    });
    await dismissButton('A star notice').click();
    await visit();
    expect(texts()).toEqual(['A search notice']);
    expect(device.kept).toEqual({ star: clock.wallNow() });
  });

  test('does not forget what another tab has dismissed since', async () => {
    const { device, dismissButton, clock } = await openStack({ notices: [notice('tip'), notice('chain')] });
    device.kept = { chain: clock.wallNow() };
    await dismissButton('A tip notice').click();
    expect(Object.keys(device.kept).sort()).toEqual(['chain', 'tip']);
  });

  test('lets go of those that are over', async () => {
    const { device, dismissButton, clock } = await openStack({ notices: [notice('tip')] });
    device.kept = { old: clock.wallNow() - 30 * DAY_MS, recent: clock.wallNow() - DAY_MS };
    await dismissButton('A tip notice').click();
    expect(Object.keys(device.kept).sort()).toEqual(['recent', 'tip']);
  });

  test('in the future, by a clock that was put back since, is none', async () => {
    const inAYear = createFakeClock().wallNow() + 365 * DAY_MS;
    const { texts } = await openStack({ notices: [notice('tip')], kept: { tip: inAYear } });
    expect(texts()).toEqual(['A tip notice']);
  });

  test.each(['legal', 'lock'] as const)('is not offered for a notice of the kind %s', async (kind) => {
    const { screen, texts } = await openStack({ notices: [notice(kind)] });
    expect(texts()).toHaveLength(1);
    await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
  });

  test.each(['legal', 'lock'] as const)(
    'that a device claims of a notice of the kind %s does not hide it',
    async (kind) => {
      const kept = { [kind]: createFakeClock().wallNow() };
      const { texts } = await openStack({ notices: [notice(kind)], kept });
      expect(texts()).toEqual([`A ${kind} notice`]);
    },
  );
});

describe('the focus after a dismissal', () => {
  test('goes to the notice that comes into its place', async () => {
    const { screen, dismissButton } = await openStack({
      notices: [notice('chain', 'TRON'), notice('chain', 'Bitcoin')],
    });
    await dismissButton('A TRON notice').click();
    await expect.element(screen.getByRole('listitem').filter({ hasText: 'Bitcoin' })).toHaveFocus();
  });

  test('goes to the one before where it was the last, and stays in its place where there is no other', async () => {
    const { screen, dismissButton } = await openStack({ notices: [notice('legal'), notice('tip')] });
    await dismissButton('A tip notice').click();
    await expect.element(screen.getByRole('listitem').filter({ hasText: 'legal' })).toHaveFocus();
    await screen.unmount();

    const alone = await openStack({ notices: [notice('tip')] });
    await alone.dismissButton('A tip notice').click();
    expect(alone.texts()).toEqual([]);
    expect(document.activeElement?.classList.contains('notice-stack')).toBe(true);
  });
});

test('a notice may have an action of its own', async () => {
  let isAsked = false;
  const action = {
    label: 'See other chains',
    onClick: () => {
      isAsked = true;
    },
  };
  const { screen } = await openStack({ notices: [{ ...notice('chain'), action }] });
  await screen.getByRole('button', { name: 'See other chains' }).click();
  expect(isAsked).toBe(true);
});

describe('notices about networks of which the reader has no coins', () => {
  const folded = (id: string, foldedChain: string): StackNotice => ({ ...notice('chain', id), foldedChain });

  test('share one line that counts the networks, below what concerns the reader', async () => {
    const { screen, texts } = await openStack({
      notices: [
        folded('DASH', 'DASH'),
        notice('chain', 'SEI'),
        folded('ETH', 'MANTLE'),
        folded('USDT', 'MANTLE'),
      ],
    });
    expect(texts()).toEqual(['A SEI notice']);
    await screen.getByRole('button', { name: '2 networks are suspended' }).click();
    expect(texts()).toEqual(['A SEI notice', 'A DASH notice', 'A ETH notice', 'A USDT notice']);
  });

  test('are counted with the others where those do not all fit', async () => {
    const { more, texts } = await openStack({
      notices: [notice('legal'), notice('lock'), notice('tip'), folded('DASH', 'DASH')],
    });
    expect(texts()).toEqual(['A legal notice', 'A lock notice']);
    await expect.element(more).toHaveTextContent('2 more notices');
  });
});

describe('on a phone', () => {
  const LONG = { ...notice('legal'), text: `The rule is this. ${'And so on. '.repeat(20)}` };
  const heightsIn = (container: Element) =>
    [...container.querySelectorAll<HTMLElement>('.stack-item')]
      .filter((item) => item.checkVisibility())
      .map((item) => item.offsetHeight);

  test('the most important notice has two lines in 36 px, and a button shows all of it and the others', async () => {
    await page.viewport(390, 844);
    const { screen, more } = await openStack({ notices: [notice('chain'), LONG] });
    const stack = screen.container.querySelector<HTMLElement>('.notice-stack');
    expect(heightsIn(screen.container)).toEqual([36]);
    expect(stack?.offsetHeight).toBe(36);
    await expect.element(more).toHaveTextContent('+1');
    await expect.element(more).toHaveAttribute('aria-expanded', 'false');
    await more.click();
    await expect.element(more).toHaveAttribute('aria-expanded', 'true');
    expect(heightsIn(screen.container)).toHaveLength(2);
    expect(heightsIn(screen.container)[0]).toBeGreaterThan(100);
    const words = screen.container.querySelector('.stack-words');
    expect(words?.scrollWidth).toBe(words?.clientWidth);
    await more.click();
    expect(heightsIn(screen.container)).toEqual([36]);
  });

  test('two lines in 36 px are not cut, and a press on the words shows what is', async () => {
    await page.viewport(390, 844);
    const text = 'Deposits are suspended while the wallet is being upgraded.';
    const short = await openStack({ notices: [{ ...notice('chain'), text }] });
    const words = short.screen.container.querySelector('.stack-words');
    expect(words?.scrollHeight).toBe(words?.clientHeight);
    expect(heightsIn(short.screen.container)).toEqual([36]);
    await expect.element(short.dismissButton(text)).toBeVisible();
    await short.screen.unmount();

    const { screen, dismissButton } = await openStack({ notices: [{ ...LONG, kind: 'chain' }] });
    // What takes a notice away comes with the whole of it.
    await expect.element(dismissButton('The rule')).not.toBeInTheDocument();
    await screen.getByText(/^The rule is this/).click({ force: true });
    expect(heightsIn(screen.container)[0]).toBeGreaterThan(100);
    await expect.element(dismissButton('The rule')).toBeVisible();
  });

  test('the only notice has a button where its lines are cut, and none where they are not', async () => {
    await page.viewport(390, 844);
    const { screen } = await openStack({ notices: [LONG] });
    const whole = screen.getByRole('button', { name: 'Show full notice' });
    await whole.click();
    expect(heightsIn(screen.container)[0]).toBeGreaterThan(100);
    await whole.click();
    expect(heightsIn(screen.container)).toEqual([36]);
    await screen.unmount();

    const short = await openStack({ notices: [notice('legal')] });
    await expect.element(short.screen.getByRole('button')).not.toBeInTheDocument();
  });

  test('an action for which the lines have no room is there once all of the notice is shown', async () => {
    await page.viewport(390, 844);
    const action = { label: 'See other chains', onClick: () => undefined };
    const { screen } = await openStack({ notices: [{ ...notice('chain'), action }] });
    await screen.getByRole('button', { name: 'Show full notice' }).click();
    await expect.element(screen.getByRole('button', { name: 'See other chains' })).toBeVisible();
  });

  test('notices about other networks alone are one line of 36 px', async () => {
    await page.viewport(390, 844);
    const { screen } = await openStack({ notices: [{ ...notice('chain'), foldedChain: 'SEI' }] });
    await expect.element(screen.getByRole('button', { name: '1 network is suspended' })).toBeVisible();
    expect(screen.container.querySelector<HTMLElement>('.notice-stack')?.offsetHeight).toBe(36);
  });

  test('turned wide, all of a notice is there without a button', async () => {
    await page.viewport(390, 844);
    const { screen } = await openStack({ notices: [LONG, notice('chain')] });
    await page.viewport(844, 390);
    await expect.element(screen.getByRole('button', { name: /more|full/ })).not.toBeInTheDocument();
    const words = screen.container.querySelector('.stack-words');
    expect(words?.scrollWidth).toBe(words?.clientWidth);
  });
});

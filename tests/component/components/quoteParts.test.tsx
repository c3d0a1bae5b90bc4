import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PriceChange } from '#app/components/PriceChange.tsx';
import { QuoteLines } from '#app/components/quote/QuoteLines.tsx';
import { QuoteRing } from '#app/components/quote/QuoteRing.tsx';
import { Receipt } from '#app/components/quote/Receipt.tsx';
import { emulateMedia } from '#tests/support/browser/emulateMedia.ts';
import { findViolations } from '#tests/support/browser/findViolations.ts';
import { openTexts } from '#tests/support/browser/openTexts.ts';
import '#app/theme.css';

const QUOTE = {
  gives: [{ coin: 'BTC', amount: '0.1' }],
  gets: { coin: 'USDT', amount: '6512.345' },
  rate: '1 BTC = 65,123.45 USDT',
  gap: { shown: '−0.33% (20.98 USDT)', said: '0.33% worse than spot (20.98 USDT)' },
  fee: null,
  taxes: [],
  account: 'Funding',
} as const;

describe('the lines of a quote', () => {
  test('are also one sentence for screen readers', async () => {
    await openTexts();
    const screen = await render(<QuoteLines {...QUOTE} />);
    await expect
      .element(screen.getByRole('status'))
      .toHaveTextContent(
        'You pay 0.1 BTC and receive 6,512.345 USDT, credited to Funding. 0.33% worse than spot (20.98 USDT)',
      );
  });

  test('show the rate', async () => {
    await openTexts();
    const screen = await render(<QuoteLines {...QUOTE} />);
    await expect.element(screen.getByText('1 BTC = 65,123.45 USDT')).toBeVisible();
  });

  test('say how far the price is from spot, where that is known', async () => {
    await openTexts();
    const screen = await render(<QuoteLines {...QUOTE} />);
    const gap = screen.getByRole('definition').filter({ hasText: QUOTE.gap.shown });
    await expect.element(gap).toBeVisible();
    await screen.rerender(<QuoteLines {...QUOTE} gap={null} />);
    await expect.element(gap).not.toBeInTheDocument();
  });

  test('never say that it costs nothing', async () => {
    await openTexts();
    const screen = await render(<QuoteLines {...QUOTE} />);
    await expect.element(screen.getByText('No separate fee; the price includes the spread')).toBeVisible();
  });

  test('name every coin of a batch, its fee and its tax', async () => {
    await openTexts();
    const screen = await render(
      <QuoteLines
        {...QUOTE}
        gives={[...QUOTE.gives, { coin: 'ETH', amount: '2' }]}
        rate={null}
        gap={null}
        fee={{ coin: 'USDT', amount: '1.2' }}
        taxes={[{ type: 'TDS', coin: 'USDT', amount: '65.1' }]}
      />,
    );
    await expect.element(screen.getByText('Tax (TDS)')).toBeVisible();
    for (const words of ['0.1 BTC', '2 ETH', '1.2 USDT', '65.1 USDT']) {
      await expect.element(screen.getByRole('definition').filter({ hasText: words })).toBeVisible();
    }
    expect(screen.container.querySelector('button')).toBeNull();
  });
});

describe('the ring of a quote', () => {
  const ring = (seconds: number) => <QuoteRing seconds={seconds} fraction={seconds / 15} lifeMs={15_000} />;

  test('is announced at ten, five and no seconds, and not in between', async () => {
    await openTexts();
    const screen = await render(ring(15));
    const said: string[] = [];
    for (let seconds = 15; seconds >= 0; seconds -= 1) {
      await screen.rerender(ring(seconds));
      const text = screen.container.querySelector('[role="status"]')?.textContent ?? '';
      if (text !== (said.at(-1) ?? '')) said.push(text);
    }
    expect(said).toEqual(['10 seconds left', '5 seconds left', 'This quote has expired.']);
    await screen.rerender(ring(15));
    expect(screen.container.querySelector('[role="status"]')?.textContent).toBe('');
  });

  test.each([
    ['no-preference', '1s'],
    ['reduce', '0s'],
  ])('runs down by a transition with the preference "%s" of %s', async (preference, duration) => {
    await openTexts();
    await emulateMedia({ 'prefers-reduced-motion': preference });
    await render(ring(12));
    const circle = document.querySelector('.quote-ring-left');
    expect(circle === null ? '' : getComputedStyle(circle).transitionDuration).toBe(duration);
  });
});

describe('the change of a price', () => {
  test('that is much worse is accepted by a tick, by pointer and by key', async () => {
    await openTexts();
    const agree = vi.fn();
    const screen = await render(
      <PriceChange verdict="consent" share="-0.00615384" isAgreed={false} onAgree={agree} />,
    );
    await expect
      .element(screen.getByRole('status'))
      .toHaveTextContent('The new price gives you 0.62% less than the first quote.');
    const tick = screen.getByRole('checkbox', { name: 'I accept the new price' });
    await tick.click();
    await userEvent.keyboard(' ');
    expect(agree.mock.calls).toEqual([[true], [true]]);
  });

  test.each([
    ['better', 'The new price gives you 0.20% more than the first quote.'],
    ['worse', 'The new price gives you 0.20% less than the first quote.'],
  ] as const)('that is %s says so and has nothing to accept', async (verdict, words) => {
    await openTexts();
    const screen = await render(
      <PriceChange verdict={verdict} share="0.002" isAgreed={false} onAgree={() => undefined} />,
    );
    await expect.element(screen.getByRole('status')).toHaveTextContent(words);
    expect(screen.container.querySelector('input')).toBeNull();
  });
});

const receipt = (more: Partial<Parameters<typeof Receipt>[0]> = {}) => (
  <Receipt
    title="Converted"
    gives={QUOTE.gives}
    gets={QUOTE.gets}
    rate={{ exact: '1 BTC = 65123.45 USDT', shown: QUOTE.rate }}
    gap={QUOTE.gap.shown}
    fee={null}
    taxes={[]}
    id="q-123"
    atMs={Date.UTC(2026, 10, 21, 12)}
    account="Funding"
    {...more}
  />
);

describe('a receipt', () => {
  test('says what was given, what was got, when and under which id', async () => {
    await openTexts();
    const screen = await render(receipt());
    for (const words of ['0.1 BTC', '6,512.345 USDT', QUOTE.rate, QUOTE.gap.shown, 'Funding', 'q-123']) {
      await expect.element(screen.getByRole('definition').filter({ hasText: words })).toBeVisible();
    }
  });

  test('says what the state took, by its name where it has one', async () => {
    await openTexts();
    const coin = 'USDT';
    const screen = await render(
      receipt({
        taxes: [
          { type: '', coin, amount: '1' },
          { type: 'TDS', coin, amount: '65.1' },
        ],
      }),
    );
    await expect.element(screen.getByText('1 USDT', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('65.1 USDT')).toBeVisible();
    await expect.element(screen.getByText(/TDS/)).toBeVisible();
  });

  test('prints by a click', async () => {
    await openTexts();
    const print = vi.fn();
    const screen = await render(receipt({ onPrint: print }));
    await screen.getByRole('button', { name: 'Print' }).click();
    expect(print).toHaveBeenCalledTimes(1);
  });

  test('is all that is printed, without its buttons', async () => {
    await openTexts();
    await emulateMedia({}, 'print');
    const screen = await render(
      <>
        <p>The rest of the page</p>
        {receipt()}
      </>,
    );
    await expect.element(screen.getByText('The rest of the page')).not.toBeVisible();
    await expect.element(screen.getByText('q-123')).toBeVisible();
    await expect.element(screen.getByText('Print')).not.toBeVisible();
  });

  test('of many coins says of each what came of it', async () => {
    await openTexts();
    const lines = [
      { coin: 'BTC', amount: '0.1', toAmount: '6500', isDone: true },
      { coin: 'DOGE', amount: '17', toAmount: '0', isDone: false, reason: 'No dealer took it.' },
    ];
    const screen = await render(receipt({ lines, rate: null }));
    const items = screen.getByRole('list', { name: 'By coin' }).getByRole('listitem');
    await expect.element(items.nth(0)).toHaveTextContent('0.1 BTC6,500 USDT');
    await expect.element(items.nth(1)).toHaveTextContent('17 DOGENo dealer took it.');
    await expect.element(items.nth(1).getByRole('img', { name: 'Not converted' })).toBeVisible();
  });
});

test.each(['light', 'dark'])(
  'the parts of a quote break no rule of accessibility in the %s look',
  async (look) => {
    await openTexts();
    document.documentElement.dataset.theme = look;
    await render(
      <main>
        <h1>Convert</h1>
        <QuoteRing seconds={4} fraction={0.3} lifeMs={15_000} />
        <QuoteLines {...QUOTE} />
        <PriceChange verdict="consent" share="-0.006" isAgreed={false} onAgree={() => undefined} />
        <PriceChange verdict="better" share="0.006" isAgreed={false} onAgree={() => undefined} />
        {receipt({ atMs: 0 })}
      </main>,
    );
    expect(await findViolations()).toEqual([]);
    delete document.documentElement.dataset.theme;
  },
);

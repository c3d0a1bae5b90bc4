import { Profiler } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { createLineChart } from '#app/screens/convert/exchange/chart/createLineChart.ts';
import { PairChart } from '#app/screens/convert/exchange/chart/PairChart.tsx';
import { appError } from '#shared/result/appError.ts';
import { buildQuoteRow } from '#tests/support/browser/buildQuoteRow.ts';
import { emulateMedia } from '#tests/support/browser/emulateMedia.ts';
import { findViolations } from '#tests/support/browser/findViolations.ts';
import { openExchangePart } from '#tests/support/browser/openExchangePart.tsx';
import { stopTime } from '#tests/support/browser/stopTime.ts';

const STEP_MS = 300_000;
/** So many candles of 5 minutes, the last one running. */
const candles = (closes: readonly string[]) => {
  const lastMs = Math.floor(Date.now() / STEP_MS) * STEP_MS;
  return {
    list: closes.map((c, at) => ({
      t: String(lastMs - (closes.length - 1 - at) * STEP_MS),
      ...{ o: c, h: c, l: c, c, v: '1', qv: '1' },
    })),
  };
};
const BTC = { last: '61000', high: '62000', low: '59000' };

async function openChart({ from = 'BTC', to = 'USDT', closes = ['60000', '60500', '61000'] } = {}) {
  const page = await openExchangePart(<PairChart from={from} to={to} isStale={false} />);
  const answered = await page.call(0);
  answered.answer(candles(closes));
  await expect.element(page.screen.getByRole('slider')).toBeInTheDocument();
  return page;
}

/** The button that opens what is done with a chart now and then. */
const MENU = { name: 'More for this pair' };

/** Something of the line is drawn: what its canvases show is not all of one colour. */
function drawnColours(): number {
  const colours = new Set<string>();
  for (const canvas of document.querySelectorAll('canvas')) {
    const { width, height } = canvas;
    if (width === 0 || height === 0) continue;
    const data = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
    for (let at = 0; at < data.length; at += 4 * 97) {
      colours.add(`${data[at]},${data[at + 1]},${data[at + 2]},${data[at + 3]}`);
    }
  }
  return colours.size;
}
const groundColour = (): string => {
  const [canvas] = document.querySelectorAll('canvas');
  return String(canvas?.getContext('2d')?.getImageData(1, 1, 1, 1).data);
};

describe('the chart of a pair', () => {
  test('says in words what it draws: from where to where, how far, and its ends', async () => {
    const { screen } = await openChart({ closes: ['60000', '63000', '61200'] });
    await expect
      .element(screen.getByText(/^Last day: 1 BTC went from 60,000\.00 to 61,200\.00 USDT, \+2%\./))
      .toBeInTheDocument();
    await expect.element(screen.getByText(/High 63,000\.00, low 60,000\.00\.$/)).toBeInTheDocument();
    await expect.poll(drawnColours).toBeGreaterThan(2);
  });

  test('follows the live price in its last point, and has the day’s ends of the feed', async () => {
    const { screen, sendQuotes } = await openChart();
    sendQuotes([buildQuoteRow('BTCUSDT', { ...BTC, last: '61500' })]);
    await expect.element(screen.getByText(/to 61,500\.00 USDT/)).toBeInTheDocument();
    await expect.element(screen.getByText('62,000 USDT')).toBeVisible();
    await expect.element(screen.getByText('59,000 USDT')).toBeVisible();
  });

  test('lets go of its canvases in a tab that is hidden for half a minute, and draws again when it is shown', async () => {
    const clock = stopTime();
    const hide = (isHidden: boolean): void => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(isHidden ? 'hidden' : 'visible');
      document.dispatchEvent(new Event('visibilitychange'));
    };
    const { screen } = await openChart();
    await expect.poll(drawnColours).toBeGreaterThan(2);
    const { height } = screen.getByRole('figure').element().getBoundingClientRect();
    hide(true);
    clock.advance(29_000);
    expect(document.querySelectorAll('canvas').length).toBeGreaterThan(0);
    clock.advance(1_000);
    await expect.poll(() => document.querySelectorAll('canvas')).toHaveLength(0);
    expect(screen.getByRole('figure').element().getBoundingClientRect().height).toBe(height);
    hide(false);
    await expect.poll(drawnColours).toBeGreaterThan(2);
  });

  test.each([50_000, 0.0005, 0.000_000_000_2])(
    'of a price of about %d has labels beside its line',
    async (price) => {
      const place = document.body.appendChild(document.createElement('div'));
      onTestFinished(() => place.remove());
      place.style.cssText = 'width: 600px; height: 200px';
      const labels = new Set<number>();
      const chart = createLineChart(place, {
        writePrice: (value) => {
          labels.add(value);
          return String(value);
        },
        ...{ writeTime: String, writeTick: String, onPoint: () => undefined, isDown: false, zoneMs: 0 },
        colours: { up: 'rgb(0, 0, 0)', down: '', text: '', line: '', ground: '' },
      });
      onTestFinished(chart.remove);
      chart.show([1, 1.1, 0.9, 1.05].map((share, at) => ({ atMs: at * STEP_MS, value: price * share })));
      const beside = () => [...labels].filter((value) => value > price * 0.8 && value < price * 1.2);
      await expect.poll(() => beside().length).toBeGreaterThan(2);
    },
  );

  test('is not drawn again for every price: the next one waits a minute, the day’s ends do not', async () => {
    const { screen, sendQuotes } = await openChart();
    sendQuotes([buildQuoteRow('BTCUSDT', { ...BTC, last: '61500' })]);
    await expect.element(screen.getByText(/to 61,500\.00 USDT/)).toBeInTheDocument();
    sendQuotes([buildQuoteRow('BTCUSDT', { ...BTC, last: '63000', high: '63000' })]);
    await expect.element(screen.getByText('63,000 USDT')).toBeVisible();
    await expect.element(screen.getByText(/to 61,500\.00 USDT/)).toBeInTheDocument();
  });

  test('shows the day’s ends without rendering anything for a price', async () => {
    let renders = 0;
    const { screen, sendQuotes, call } = await openExchangePart(
      <Profiler id="chart" onRender={() => (renders += 1)}>
        <PairChart from="BTC" to="USDT" isStale={false} />
      </Profiler>,
    );
    sendQuotes([buildQuoteRow('BTCUSDT', BTC)]);
    (await call(0)).answer(candles(['60000', '61000']));
    await expect.poll(drawnColours).toBeGreaterThan(2);
    const before = renders;
    for (const high of ['62001', '62002', '62003']) {
      sendQuotes([buildQuoteRow('BTCUSDT', { ...BTC, high })]);
      await expect.element(screen.getByText(`${high.slice(0, 2)},${high.slice(2)} USDT`)).toBeVisible();
    }
    expect(renders).toBe(before);
  });

  test('has the day’s ends right below the window as well, for paper and for screen readers', async () => {
    const { screen, sendQuotes, call } = await openExchangePart(
      <div style={{ paddingTop: 3_000 }}>
        <PairChart from="BTC" to="USDT" isStale={false} />
      </div>,
    );
    sendQuotes([buildQuoteRow('BTCUSDT', BTC)]);
    (await call(0)).answer(candles(['60000', '61000']));
    await expect.element(screen.getByText('62,000 USDT')).toBeInTheDocument();
    sendQuotes([buildQuoteRow('BTCUSDT', { ...BTC, high: '63000' })]);
    expect(screen.getByText('63,000 USDT').query()).not.toBeNull();
  });

  test('of a pair that is not listed is put together from two, and says that its ends are estimates', async () => {
    const { screen, sendQuotes, call, calls } = await openExchangePart(
      <PairChart from="SOL" to="XRP" isStale={false} />,
    );
    sendQuotes([buildQuoteRow('SOLUSDT', { last: '150' }), buildQuoteRow('XRPUSDT', { last: '0.5' })]);
    (await call(0)).answer(candles(['150', '160']));
    (await call(1)).answer(candles(['0.5', '0.5']));
    expect(calls.map(({ input }) => (input as { symbol: string }).symbol)).toEqual(['SOLUSDT', 'XRPUSDT']);
    await expect.element(screen.getByText(/1 SOL went from 300\.000/)).toBeInTheDocument();
    await expect.element(screen.getByText('≈ 300 XRP').first()).toBeVisible();
  });

  test('asks for another range when it is chosen by the keyboard', async () => {
    const { screen, call } = await openChart();
    (screen.getByRole('radio', { name: 'Last day' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect((await call(1)).input).toMatchObject({ symbol: 'BTCUSDT', interval: '1h', limit: 168 });
    await expect.element(screen.getByRole('radio', { name: 'Last 7 days' })).toBeChecked();
  });

  test('is walked along with the arrow keys, and says each point', async () => {
    const { screen } = await openChart();
    const walk = screen.getByRole('slider', { name: 'Chart point' });
    (walk.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(walk).toHaveAttribute('aria-valuetext', expect.stringMatching(/: 60,500\.00 USDT$/));
    await userEvent.keyboard('{Home}');
    await expect.element(walk).toHaveAttribute('aria-valuetext', expect.stringMatching(/: 60,000\.00 USDT$/));
    await expect.element(screen.getByText(/: 60,000\.00 USDT$/)).toBeVisible();
  });

  test('can be read as a table, the newest price first', async () => {
    const { screen } = await openChart();
    await screen.getByRole('button', MENU).click();
    await screen.getByRole('button', { name: 'Show as table' }).click();
    const rows = screen.getByRole('table').element().querySelectorAll('tbody tr');
    expect([...rows].map((row) => row.querySelector('td')?.textContent)).toEqual([
      '61,000.00',
      '60,500.00',
      '60,000.00',
    ]);
    await expect
      .element(screen.getByRole('button', { name: 'Hide table' }))
      .toHaveAttribute('aria-expanded', 'true');
  });

  test('takes the colours of the look, and those of another one as soon as it is chosen', async () => {
    onTestFinished(() => {
      delete document.documentElement.dataset.theme;
    });
    document.documentElement.dataset.theme = 'light';
    await openChart();
    await expect.poll(groundColour).toBe('255,255,255,255');
    document.documentElement.dataset.theme = 'dark';
    await expect.poll(groundColour).toBe('22,24,28,255');
    delete document.documentElement.dataset.theme;
    await emulateMedia({ 'prefers-color-scheme': 'light' });
    await expect.poll(groundColour).toBe('255,255,255,255');
  });

  test('keeps its place while it loads, and after', async () => {
    const { screen, call } = await openExchangePart(<PairChart from="BTC" to="USDT" isStale={false} />);
    const height = (): number => screen.getByRole('region').element().getBoundingClientRect().height;
    const before = height();
    (await call(0)).answer(candles(['1', '2']));
    await expect.element(screen.getByRole('slider')).toBeInTheDocument();
    expect(height()).toBe(before);
  });

  test('that could not be loaded says why, and can be tried again', async () => {
    const { screen, call } = await openExchangePart(<PairChart from="BTC" to="USDT" isStale={false} />);
    (await call(0)).fail({ kind: 'business', code: '790000', message: 'busy', retryable: true });
    await expect.element(screen.getByText(/Couldn't load this/)).toBeVisible();
    await screen.getByRole('button', { name: 'Try again' }).click();
    (await call(1)).answer(candles(['1', '2']));
    await expect.element(screen.getByRole('slider')).toBeInTheDocument();
  });

  test('without candles says so', async () => {
    const { screen, call } = await openExchangePart(<PairChart from="BTC" to="USDT" isStale={false} />);
    (await call(0)).answer({ list: [] });
    await expect.element(screen.getByText("There's no price history for BTC in USDT.")).toBeVisible();
  });

  test('stays when a refresh fails, with the time it is from', async () => {
    const { screen, client, calls, call } = await openChart();
    void client.invalidateQueries();
    await expect.poll(() => calls.length).toBe(2);
    (await call(1)).fail(appError('app/call', 'No.', false));
    await expect.element(screen.getByText(/Couldn't refresh these figures/)).toBeVisible();
    await expect.element(screen.getByRole('slider')).toBeInTheDocument();
  });

  test('runs from left to right on a right-to-left page', async () => {
    const page = await openExchangePart(<PairChart from="BTC" to="USDT" isStale={false} />, 'ar-SA');
    (await page.call(0)).answer(candles(['1', '2']));
    await expect.element(page.screen.getByRole('slider')).toHaveAttribute('dir', 'ltr');
    await expect
      .poll(() => document.querySelector('figure [aria-hidden][dir]')?.getAttribute('dir'))
      .toBe('ltr');
  });

  test('names its makers, as their licence asks, with a link', async () => {
    const { screen } = await openChart();
    await screen.getByRole('button', MENU).click();
    const link = screen.getByRole('link', { name: /TradingView/ });
    await expect.element(link).toHaveAttribute('href', 'https://www.tradingview.com/');
  });

  test('has a menu that closes by Escape, which gives the focus back, and by a press beside it', async () => {
    const { screen } = await openChart();
    const menu = screen.getByRole('button', MENU);
    const item = screen.getByRole('button', { name: 'Show as table' });
    await menu.click();
    await item.click();
    await userEvent.keyboard('{Escape}');
    await expect.element(menu).toHaveFocus();
    await expect.element(menu).toHaveAttribute('aria-expanded', 'false');
    await menu.click();
    await userEvent.click(document.body);
    await expect.element(menu).toHaveAttribute('aria-expanded', 'false');
  });

  test('breaks no rule of accessibility', async () => {
    const { screen } = await openChart();
    await screen.getByRole('button', MENU).click();
    await screen.getByRole('button', { name: 'Show as table' }).click();
    const violations = await findViolations();
    expect(violations.filter((each) => !/^(?:landmark|region|page-has|document-title)/.test(each))).toEqual(
      [],
    );
  });
});

import { expect, test } from 'vitest';
import { buildQuoteRow } from '#tests/support/browser/buildQuoteRow.ts';
import { emulateMedia } from '#tests/support/browser/emulateMedia.ts';
import { openExchange } from '#tests/support/browser/openExchange.tsx';

async function openMarket() {
  const exchange = await openExchange();
  await exchange.answer([buildQuoteRow('BTCUSDT'), buildQuoteRow('ETHUSDT'), buildQuoteRow('SOLUSDT')]);
  const layer = exchange.screen.container.querySelector('.market-washes') as HTMLElement;
  const ticks = () => [...layer.children].map((wash) => wash.getAttribute('data-tick'));
  return { ...exchange, layer, ticks, opacity: () => getComputedStyle(layer).opacity };
}

test('a batch shows which way each price went, for less than a second', async () => {
  const { send, ticks, opacity } = await openMarket();
  await expect.poll(opacity).toBe('0');
  send({ rows: [buildQuoteRow('BTCUSDT', { last: '100.01' }), buildQuoteRow('ETHUSDT', { last: '99.99' })] });
  expect(ticks()).toEqual(['up', 'down', 'none']);
  expect(Number(opacity())).toBeGreaterThan(0.9);
  const shownAtMs = performance.now();
  await expect.poll(opacity, { timeout: 2_000 }).toBe('0');
  expect(performance.now() - shownAtMs).toBeLessThan(1_000);
});

test('the next batch without a change of price shows none', async () => {
  const { send, ticks } = await openMarket();
  send({ rows: [buildQuoteRow('BTCUSDT', { last: '100.01' })] });
  send({ rows: [buildQuoteRow('ETHUSDT', { volume: '7' })] });
  expect(ticks()).toEqual(['none', 'none', 'none']);
});

test('a wash lies exactly over its row’s price, and takes no click from it', async () => {
  const { layer, screen } = await openMarket();
  const prices = [...screen.container.querySelectorAll('.market-row [data-column=last]')];
  [...layer.children].forEach((wash, at) => {
    const [over, price] = [wash.getBoundingClientRect(), prices[at]?.getBoundingClientRect()];
    expect([over.left, over.top, over.width]).toEqual([price?.left, price?.top, price?.width]);
  });
  expect(getComputedStyle(layer).pointerEvents).toBe('none');
});

test('nothing in the table moves by itself: no transition and no animation paints every frame', async () => {
  const { send, screen } = await openMarket();
  send({ rows: [buildQuoteRow('BTCUSDT', { last: '100.01' })] });
  for (const element of screen.container.querySelectorAll('.market, .market *')) {
    const { transitionDuration, animationName } = getComputedStyle(element);
    expect([transitionDuration, animationName], element.className).toEqual(['0s', 'none']);
  }
  expect(screen.container.querySelector('.market')?.getAnimations({ subtree: true })).toEqual([]);
});

test('a flash changes one layer’s opacity; rows keep their style', async () => {
  const { send, screen } = await openMarket();
  const row = screen.container.querySelector('.market-row') as HTMLElement;
  const look = () => [row.className, getComputedStyle(row).backgroundColor, getComputedStyle(row).color];
  const before = look();
  send({ rows: [buildQuoteRow('BTCUSDT', { last: '100.01' })] });
  expect(look()).toEqual(before);
});

test('with less motion there is no flash, and the new price all the same', async () => {
  await emulateMedia({ 'prefers-reduced-motion': 'reduce' });
  const { send, layer, screen } = await openMarket();
  send({ rows: [buildQuoteRow('BTCUSDT', { last: '100.01' })] });
  expect(layer.checkVisibility()).toBe(false);
  expect(screen.container.querySelector('.market-row [data-column=last]')?.textContent).toBe('100.01');
});

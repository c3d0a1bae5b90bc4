import { expect, test } from 'vitest';
import { buildQuoteRow } from '#tests/support/browser/buildQuoteRow.ts';
import { openExchange } from '#tests/support/browser/openExchange.tsx';

/** What page translation does to a page: every text stands in elements of its own. */
function translate(root: Element): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    const wrapper = document.createElement('font');
    text.parentNode?.replaceChild(wrapper, text);
    wrapper.append(text);
  }
}

const row = (last: string) => buildQuoteRow('BTCUSDT', { last });

test('figures go on following the feed in a page whose texts were wrapped', async () => {
  const { answer, send, screen } = await openExchange({ favourites: ['BTCUSDT'] });
  await answer([row('100.00')]);
  const cell = screen.container.querySelector('.market-row [data-column=last]');
  const price = screen.container.querySelector('.pair-price .num');
  for (const figure of screen.container.querySelectorAll('.market-row, .num')) translate(figure);
  expect(cell?.querySelector('font')?.textContent).toBe('100.00');
  send({ rows: [row('101.00')] });
  expect([cell?.textContent, price?.textContent]).toEqual(['101.00', '101.00']);
  send({ rows: [row('102.00')] });
  expect([cell?.textContent, price?.textContent]).toEqual(['102.00', '102.00']);
});

test('figures that an extension put something beside are written once, not twice', async () => {
  const { answer, send, screen } = await openExchange();
  await answer([row('100.00')]);
  const cell = screen.container.querySelector('.market-row [data-column=last]');
  cell?.append(document.createElement('i'), '≈ 1.7 k');
  send({ rows: [row('101.00')] });
  expect(cell?.textContent).toBe('101.00');
});

test('names and figures ask not to be translated, and the words of the page do not', async () => {
  const { answer, screen } = await openExchange();
  await answer([row('100.00')]);
  const isTranslated = (selector: string) =>
    [...screen.container.querySelectorAll<HTMLElement>(selector)].map((element) => element.translate);
  for (const selector of ['.market-row .market-cell', '.pair-card .num', '.connection-time'])
    expect(new Set(isTranslated(selector))).toEqual(new Set([false]));
  for (const selector of ['h1', '.market-toolbar', '.pair-facts dt', '.market-footer'])
    expect(new Set(isTranslated(selector))).toEqual(new Set([true]));
});

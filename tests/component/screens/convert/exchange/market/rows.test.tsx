import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildMarket, buildQuoteRow } from '#tests/support/browser/buildQuoteRow.ts';
import { LIVE, openExchange } from '#tests/support/browser/openExchange.tsx';

// Wide enough for all of the table's columns beside the navigation.
beforeEach(() => page.viewport(1680, 900));

const textsOf = (row: Element | null | undefined) =>
  [...(row?.querySelectorAll('[data-figure]') ?? [])].map((cell) => cell.textContent);

test('a row shows every figure in full where it has a tick size, and shortened where it is large', async () => {
  const { answer, screen } = await openExchange();
  const figures = { last: '61126.30', change: '-1.24', high: '1234567.8', low: '0.00001230' };
  await answer([buildQuoteRow('BTCUSDT', { ...figures, usd: '98765432109.12', fiat: '1234567.89' })]);
  const row = screen.container.querySelector('.market-row');
  expect(row?.querySelector('[data-column=pair]')?.textContent).toContain('BTC / USDT');
  expect(textsOf(row)).toEqual(['61,126.30', '−1.24%', '1,234,567.8', '0.00001230', '98.76B', '1.23M']);
});

test('what is not known is a dash, never a zero', async () => {
  const { answer, screen } = await openExchange();
  await answer([buildQuoteRow('ABCXYZ', { usd: null, fiat: null })]);
  expect(textsOf(screen.container.querySelector('.market-row')).slice(-2)).toEqual(['–', '–']);
});

test('a change has its sign and its colour, and zero has neither', async () => {
  const { answer, connect, screen } = await openExchange();
  connect({ linkState: 'attached', feed: LIVE });
  const changes = ['1.24', '-0.01', '0.00'];
  await answer(changes.map((change, at) => buildQuoteRow(`C${at}USDT`, { change })));
  const cells = [...screen.container.querySelectorAll('.market-row [data-column=change]')];
  expect(cells.map((cell) => cell.textContent)).toEqual(['+1.24%', '−0.01%', '0.00%']);
  expect(cells.map((cell) => cell.getAttribute('data-direction'))).toEqual(['up', 'down', 'flat']);
  expect(new Set(cells.map((cell) => getComputedStyle(cell).color)).size).toBe(3);
});

test('one new price writes one text and touches nothing else of the table', async () => {
  const { answer, send, screen } = await openExchange();
  await answer(buildMarket(20));
  send({ rows: [buildQuoteRow('C005USDT', { last: '100.01' })] });
  send({});
  const records: MutationRecord[] = [];
  const observer = new MutationObserver((changes) => records.push(...changes));
  const body = screen.container.querySelector('.market-body [role=rowgroup]') as Element;
  observer.observe(body, { subtree: true, childList: true, attributes: true, characterData: true });
  send({ rows: [buildQuoteRow('C005USDT', { last: '100.02' })] });
  records.push(...observer.takeRecords());
  observer.disconnect();
  expect(records.map(({ type, target }) => [type, target.textContent])).toEqual([
    ['characterData', '100.02'],
  ]);
});

test('a row that another pair comes to writes what is another there, and not the coin that both are traded for', async () => {
  const { answer, send, screen } = await openExchange();
  await answer([buildQuoteRow('AAAUSDT'), buildQuoteRow('ABBUSDT', { last: '7.00' })]);
  const texts = () => [...screen.container.querySelectorAll('.market-row')].map((row) => row.textContent);
  const [first, second] = texts();
  const observer = new MutationObserver(() => undefined);
  const body = screen.container.querySelector('.market-body [role=rowgroup]') as Element;
  observer.observe(body, { subtree: true, childList: true, characterData: true });
  send({ view: { total: 2, first: 0, symbols: ['ABBUSDT', 'AAAUSDT'] } });
  const written = observer.takeRecords().map(({ target }) => target.textContent);
  observer.disconnect();
  expect(written).toEqual(['AB', 'ABB', '7.00', 'AA', 'AAA', '100.00']);
  expect(texts()).toEqual([second, first]);
});

test('a batch that changes the order and every figure of the table and the pair’s card renders nothing', async () => {
  const { answer, send, renders, screen } = await openExchange();
  const rowsAt = (price: number) =>
    ['BTCUSDT', 'ETHUSDT', 'SOLUSDT'].map((symbol) =>
      buildQuoteRow(symbol, {
        ...{ last: `${price}`, high: `${price + 1}`, low: `${price - 1}`, change: `${price / 100}` },
        ...{ volume: `${price}1`, usd: `${price}2`, fiat: `${price}3` },
      }),
    );
  const cardText = () => screen.container.querySelector('.pair-facts')?.textContent;
  await answer(rowsAt(100));
  await expect.poll(cardText).toContain('101 USDT');
  const before = renders();
  for (const [at, symbols] of [
    ['BTCUSDT', 'SOLUSDT', 'ETHUSDT'],
    ['SOLUSDT', 'ETHUSDT', 'BTCUSDT'],
  ].entries()) {
    send({ view: { total: 3, first: 0, symbols }, rows: rowsAt(200 + at) });
  }
  expect(cardText()).toContain('202 USDT');
  expect(renders()).toBe(before);
});

test('a row that changes places brings its name, star and figures along', async () => {
  const { answer, screen } = await openExchange({ favourites: ['C001USDT'] });
  const [first, second] = [
    buildQuoteRow('C000USDT', { last: '1.00' }),
    buildQuoteRow('C001USDT', { last: '2.00' }),
  ];
  await answer([first, second]);
  await answer([second, first]);
  const rows = [...screen.container.querySelectorAll('.market-row')];
  expect(rows.map((row) => row.querySelector('b')?.textContent)).toEqual(['C001', 'C000']);
  expect(rows.map((row) => row.querySelector('button')?.getAttribute('aria-pressed'))).toEqual([
    'true',
    'false',
  ]);
  expect(rows.map((row) => textsOf(row)[0])).toEqual(['2.00', '1.00']);
});

test('a row whose figures are still on their way shows its name alone', async () => {
  const { send, answer, screen } = await openExchange();
  await answer([]);
  send({ view: { total: 2, first: 0, symbols: ['BTCUSDT', 'ETHUSDT'] }, rows: [buildQuoteRow('BTCUSDT')] });
  const rows = [...screen.container.querySelectorAll('.market-row')];
  expect(rows.map((row) => row.querySelector('b')?.textContent)).toEqual(['BTC', 'ETH']);
  expect(textsOf(rows[1])).toEqual(['', '', '', '', '', '']);
});

test('scrolling asks for the rows that come into sight, and a click picks the row that is there then', async () => {
  const { answer, view, screen } = await openExchange();
  const rows = buildMarket(300);
  await answer(rows);
  const scroller = screen.getByRole('grid').element();
  scroller.scrollTop = 100 * 44;
  await expect.poll(() => view().window.first).toBe(99);
  await answer(rows);
  await screen.getByRole('row', { name: /C102/ }).click();
  await expect.element(screen.getByRole('region', { name: 'C102 USDT' })).toBeVisible();
});

test('the whole figure behind a shortened one is one hover away', async () => {
  const { answer, screen } = await openExchange();
  await answer([buildQuoteRow('BTCUSDT', { volume: '1234567.89', usd: '98765432109.12', fiat: null })]);
  const titleOf = async (column: string) => {
    const cell = screen.container.querySelector(`.market-row [data-column=${column}]`) as HTMLElement;
    await userEvent.hover(cell);
    return cell.title;
  };
  expect(await titleOf('turnover')).toBe(
    '98,765,432,109.12 USD\nNo EUR rate for this pair\n1,234,567.89 BTC',
  );
  expect(await titleOf('last')).toBe('');
});

test('a browser that knows the size of its window alone has rows all the same', async () => {
  const kept = window.ResizeObserver;
  onTestFinished(() => void Object.assign(window, { ResizeObserver: kept }));
  Reflect.deleteProperty(window, 'ResizeObserver');
  const { answer, screen } = await openExchange();
  await answer(buildMarket(100));
  const count = (): number => screen.container.querySelectorAll('.market-row').length;
  await expect.poll(count).toBeGreaterThan(5);
});

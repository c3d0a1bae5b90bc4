import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { MarketView } from '#shared/contract/gatewayApi.ts';
import { SORT_KEYS } from '#shared/market/quote.ts';
import { buildFrame, buildRow } from '#tests/support/marketFrames.ts';
import { createPipeline, type Pipeline, type PipelineTab, VIEW } from '#tests/support/pipeline.ts';

const SYMBOLS = Array.from(
  { length: 12 },
  (_, at) => `${'ABCDEFGHIJKL'[at]}${at % 3 === 0 ? 'BTC' : 'USDT'}`,
).concat('BTCUSDT');

/** The newest value of every symbol, as plain as can be: what everything else is compared with. */
type Model = Map<string, { readonly c: string; readonly qv: string }>;

type Step =
  | { readonly type: 'frame'; readonly rows: readonly Row[]; readonly full: boolean }
  | { readonly type: 'symbols'; readonly tab: number; readonly symbols: readonly string[] }
  | { readonly type: 'view'; readonly tab: number; readonly view: MarketView | null }
  | { readonly type: 'visible'; readonly tab: number; readonly visible: boolean }
  | { readonly type: 'freeze' | 'thaw' | 'fail'; readonly tab: number }
  | { readonly type: 'pass'; readonly ms: number }
  | { readonly type: 'rejoin' };

interface Row {
  readonly symbol: string;
  readonly c: string;
  readonly qv: string;
}

const symbol = fc.constantFrom(...SYMBOLS);
const row = fc.record({
  symbol,
  c: fc.nat(99_999).map((value) => (value / 100 + 1).toFixed(2)),
  qv: fc.nat(99_999).map((value) => `${value}.50`),
});
const rows = fc.uniqueArray(row, { selector: ({ symbol: name }) => name, maxLength: 13 });
const tab = fc.nat(2);
const view: fc.Arbitrary<MarketView> = fc.record({
  query: fc.constantFrom('', 'usdt', 'b'),
  favourites: fc.option(fc.array(symbol, { maxLength: 4 })),
  sort: fc.record({
    by: fc.constantFrom(...SORT_KEYS),
    direction: fc.constantFrom('ascending' as const, 'descending' as const),
  }),
  window: fc.record({ first: fc.nat(14), count: fc.nat(6) }),
  held: fc.boolean(),
});

const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ type: fc.constant('frame' as const), rows, full: fc.constant(false) }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('frame' as const), rows, full: fc.constant(true) }) },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('symbols' as const), tab, symbols: fc.uniqueArray(symbol) }),
  },
  { weight: 3, arbitrary: fc.record({ type: fc.constant('view' as const), tab, view: fc.option(view) }) },
  { weight: 2, arbitrary: fc.record({ type: fc.constant('visible' as const), tab, visible: fc.boolean() }) },
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constantFrom('freeze' as const, 'thaw' as const, 'fail' as const), tab }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ type: fc.constant('pass' as const), ms: fc.constantFrom(1, 50, 120, 700, 3_200) }),
  },
  { weight: 1, arbitrary: fc.constant({ type: 'rejoin' as const }) },
);

async function take(
  step: Step,
  pipeline: Pipeline,
  tabs: readonly PipelineTab[],
  model: Model,
): Promise<void> {
  const chosen = 'tab' in step ? tabs[step.tab] : undefined;
  switch (step.type) {
    case 'frame':
      if (step.full && step.rows.length > 0) model.clear();
      for (const { symbol: name, c, qv } of step.rows) model.set(name, { c, qv });
      pipeline.server.last().receive(
        buildFrame(
          step.rows.map(({ symbol: name, c, qv }) => buildRow(name, { c, qv })),
          { full: step.full },
        ),
      );
      break;
    case 'symbols':
      chosen?.look({ symbols: step.symbols });
      break;
    case 'view':
      chosen?.look({ view: step.view });
      break;
    case 'visible':
      chosen?.setPresence({ visible: step.visible });
      break;
    case 'freeze':
      chosen?.freeze();
      break;
    case 'thaw':
      await chosen?.thaw();
      break;
    case 'fail':
      chosen?.failOnce();
      break;
    case 'pass':
      await pipeline.pass(step.ms);
      break;
    case 'rejoin':
      await pipeline.join();
  }
}

/** Prices and turnovers that a tab shows, for the symbols it wants and the market has. */
function expectShown(tab: PipelineTab, wanted: ReadonlySet<string>, model: Model): void {
  const shown = tab.shown().quoteBySymbol;
  const btc = Number(model.get('BTCUSDT')?.c ?? 0);
  for (const name of wanted) {
    const expected = model.get(name);
    const quote = shown.get(name);
    expect(quote?.lastPrice, name).toBe(expected?.c);
    if (expected === undefined || quote === undefined) continue;
    const usd = name.endsWith('USDT') ? Number(expected.qv) : Number(expected.qv) * btc;
    if (usd === 0 && !name.endsWith('USDT') && btc === 0) expect(quote.turnoverUsd, name).toBeNull();
    else expect(Number(quote.turnoverUsd), name).toBeCloseTo(usd, 1);
  }
  for (const name of shown.keys()) expect(wanted.has(name), `${name} is not wanted any more`).toBe(true);
}

test('after its last batch a tab shows the newest value of every symbol it looks at, whatever happened on the way', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const pipeline = await createPipeline();
      const tabs = ['a', 'b', 'c'].map((name) => pipeline.addTab(name));
      const model: Model = new Map();
      pipeline.server.last().open();
      const looking = tabs.map(() => ({ symbols: [] as readonly string[], view: null as MarketView | null }));
      for (const next of steps) {
        if (next.type === 'symbols') (looking[next.tab] ?? { symbols: [] }).symbols = next.symbols;
        if (next.type === 'view') (looking[next.tab] ?? { view: null }).view = next.view;
        await take(next, pipeline, tabs, model);
      }
      // In the end all tabs are visible, nothing is held, and the feed is silent.
      await Promise.all(tabs.map((each) => each.thaw()));
      for (const [at, each] of tabs.entries()) {
        each.setPresence({ visible: true });
        const last = looking[at]?.view ?? null;
        each.look({ view: last && { ...last, held: false } });
      }
      await pipeline.pass(8_000);

      for (const [at, each] of tabs.entries()) {
        const { symbols = [], view: last = null } = looking[at] ?? {};
        const slice = last === null ? null : each.shown().view;
        expectShown(each, new Set([...symbols, ...(slice?.symbols ?? [])]), model);
        if (last === null || model.size === 0) continue;
        expectOrder(slice?.symbols ?? [], last, model);
        expect(slice?.total).toBe([...model.keys()].filter((name) => isMatch(name, last)).length);
      }
    }),
    { numRuns: 1_000 },
  );
}, 120_000);

function isMatch(name: string, { query, favourites }: MarketView): boolean {
  return name.includes(query.toUpperCase()) && (favourites === null || favourites.includes(name));
}

/** The window is a stretch of the whole order; here only the sort keys that the model knows are checked. */
function expectOrder(shown: readonly string[], { sort, window }: MarketView, model: Model): void {
  expect(shown.length).toBeLessThanOrEqual(window.count);
  const sign = sort.direction === 'ascending' ? 1 : -1;
  for (let at = 1; at < shown.length; at += 1) {
    const [a = '', b = ''] = [shown[at - 1], shown[at]];
    if (sort.by === 'symbol') expect(sign * (a < b ? -1 : 1)).toBe(-1);
    if (sort.by === 'last')
      expect(sign * (Number(model.get(a)?.c) - Number(model.get(b)?.c))).toBeLessThanOrEqual(0);
  }
}

test('any sequence of frames leaves the table with the last value of each symbol', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.record({ rows, full: fc.boolean() }), { maxLength: 30 }), async (frames) => {
      const pipeline = await createPipeline();
      const tab = pipeline.addTab('a');
      pipeline.server.last().open();
      const model: Model = new Map();
      for (const frame of frames) await take({ type: 'frame', ...frame }, pipeline, [tab], model);
      tab.look({ symbols: SYMBOLS, view: { ...VIEW, sort: { by: 'symbol', direction: 'ascending' } } });
      await pipeline.pass(1_000);
      expectShown(tab, new Set(SYMBOLS), model);
      expect(tab.shown().view?.symbols ?? []).toEqual([...model.keys()].sort());
    }),
  );
});

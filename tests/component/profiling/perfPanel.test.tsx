import { expect, onTestFinished, test, vi } from 'vitest';
import type { GatewayFigures } from '#shared/contract/gatewayApi.ts';
import type { QuotesFigures } from '#shared/contract/quotesApi.ts';
import { ok } from '#shared/result/result.ts';
import { NO_CALLS } from '#tests/support/browser/noCalls.ts';
import { LIVE, openExchange } from '#tests/support/browser/openExchange.tsx';

const QUOTES: QuotesFigures = {
  atMs: 0,
  asOfMs: 0,
  tabs: 1,
  frames: 0,
  bytes: 0,
  rows: 0,
  badFrames: { 'frame/not-json': 2, 'frame/not-utf8': 1 },
  inflateMs: 0,
  decodeMs: 0,
  deriveMs: 0,
  symbolsWanted: 0,
  rowsDerived: 0,
  flushes: 0,
  pairs: 500,
  socketsOpened: 4,
  roundTripMs: 7,
  status: LIVE,
  events: [],
  log: [],
};
const GATEWAY: GatewayFigures = {
  atMs: 0,
  batches: 0,
  batchBytes: 0,
  largestBatchBytes: 9_800,
  rowsSent: 0,
  diffMs: 0,
  postMs: 0,
  calls: NO_CALLS,
  tabs: [],
  log: [],
};

/** Workers that read ten frames a second, at whatever time they are asked. */
function openPanel() {
  let atMs = 0;
  return openExchange({
    path: '/exchange/index?perf',
    inspect: {
      inspectQuotes: async () => {
        atMs += 1_000;
        return ok({ ...QUOTES, atMs, frames: atMs / 100 });
      },
      inspectGateway: async () => ok(GATEWAY),
    },
  });
}

test('the panel is there only where the address asks for it', async () => {
  const { screen } = await openExchange();
  await expect.element(screen.getByLabelText('Performance figures')).not.toBeInTheDocument();
});

test('the panel reads all threads again and again and shows rates between two readings', async () => {
  const { screen } = await openPanel();
  const panel = screen.getByRole('complementary', { name: 'Performance figures' });
  for (const figure of ['Bad frames3', 'Sockets opened4', 'Largest batch9.8 kB', 'Round trip7 ms'])
    await expect.poll(() => panel.element().textContent).toContain(figure);
  await expect.poll(() => panel.element().textContent, { timeout: 4_000 }).toContain('Frames10.0 /s');
});

test('the figures can be taken along as JSON', async () => {
  const written: string[] = [];
  // Pages under test have no clipboard to write to.
  const clipboard = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    written.push(text);
  });
  onTestFinished(() => clipboard.mockRestore());
  const { screen } = await openPanel();
  await screen.getByRole('button', { name: 'Copy as JSON' }).click();
  await expect.element(screen.getByText('Copied')).toBeVisible();
  expect(JSON.parse(written[0] ?? '')).toMatchObject({
    now: { quotes: { pairs: 500 }, transport: 'shared' },
  });
});

test('a refusing clipboard is reported', async () => {
  const clipboard = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  onTestFinished(() => clipboard.mockRestore());
  const { screen } = await openPanel();
  await screen.getByRole('button', { name: 'Copy as JSON' }).click();
  await expect.element(screen.getByText('Could not copy')).toBeVisible();
});

test('while the workers can’t be read the panel says so', async () => {
  const { screen } = await openExchange({ path: '/exchange/index?perf' });
  await expect.element(screen.getByText('Reading the workers')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Copy as JSON' })).toBeDisabled();
});

test('what support asks for is a text that can be copied', async () => {
  const written: string[] = [];
  const clipboard = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
    written.push(text);
  });
  onTestFinished(() => clipboard.mockRestore());
  const { screen } = await openExchange({
    path: '/exchange/index?diagnose',
    inspect: { inspectQuotes: async () => ok(QUOTES), inspectGateway: async () => ok(GATEWAY) },
  });
  await screen.getByRole('button', { name: 'Copy as text' }).click();
  await expect.element(screen.getByText('Copied')).toBeVisible();
  expect(written[0]).toMatch(/^Sluice .*\nTime: .*\nPage: /);
  expect(written[0]).toContain('Quote socket: ');
});

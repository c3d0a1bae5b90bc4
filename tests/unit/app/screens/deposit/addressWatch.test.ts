import { describe, expect, it } from 'vitest';
import type { AppError } from '#shared/result/appError.ts';
import { buildAddress, buildChain, openWatch } from './openWatch.ts';

/** screens.md 1.15 and 1.21. */
const POLL_MS = 3_000;
const SLOW_MS = 30_000;
const RECHECK_MS = 300_000;

const AWAY: AppError = { kind: 'http', code: 'http/network', message: '', retryable: true };
const TAMPERED: AppError = { kind: 'signature', code: '79992', message: '', retryable: false };
const refused = (code: string): AppError => ({ kind: 'business', code, message: '', retryable: false });
const READY = buildChain({ addresses: [buildAddress()] });
const OTHER = buildAddress({ id: 'another', addressDeposit: '3JHLeLGT6Srz2fQqy2H46aBJ4PCuGkX5jp' });

async function openReady() {
  const page = openWatch();
  await page.answer(READY);
  expect(page.kind()).toBe('ready');
  return page;
}

async function openCreating() {
  const page = openWatch();
  await page.answer(buildChain());
  page.watch.create();
  return page;
}

describe('A deposit address', () => {
  it('goes from none by Create to creating, and to ready with the first answer that has it', async () => {
    const page = openWatch();
    expect(page.kind()).toBe('loading');
    await page.answer(buildChain());
    expect(page.kind()).toBe('none');
    page.watch.create();
    expect(page.kind()).toBe('creating');
    expect(page.last().input).toEqual({
      coin: 'BTC',
      chain: 'BTC',
      newAddress: false,
      requestId: 'one-order',
    });
    await page.last().answer({ uid: '1', requestId: 'one-order', orderId: 'an-address', status: 'creating' });
    expect(page.kind()).toBe('creating');
    page.clock.advance(POLL_MS);
    await page.answer(
      buildChain({ addresses: [buildAddress({ state: 'creating', addressDeposit: '', uri: '' })] }),
    );
    expect(page.kind()).toBe('creating');
    page.clock.advance(POLL_MS);
    await page.answer(READY);
    expect(page.watch.state()).toMatchObject({ kind: 'ready', address: { id: 'an-address' } });
    expect(page.calls).toHaveLength(4);
  });

  it('is ready at once where the order’s own answer has it', async () => {
    const page = await openCreating();
    await page.last().answer({ status: 'ready', address: buildAddress() });
    expect(page.kind()).toBe('ready');
    expect(page.calls).toHaveLength(2);
  });

  it('is still creating after 30 s without an answer, with a retry that orders the same again', async () => {
    const page = await openCreating();
    const order = page.last();
    page.clock.advance(SLOW_MS - 1);
    expect(page.watch.state()).toMatchObject({ kind: 'creating', isSlow: false });
    page.clock.advance(1);
    expect(page.watch.state()).toMatchObject({ kind: 'creating', isSlow: true });
    page.watch.create();
    expect(page.watch.state()).toMatchObject({ kind: 'creating', isSlow: false });
    const orders = page.calls.filter(({ name }) => name === 'depositOrder');
    expect(orders.map(({ input }) => input)).toEqual([order.input, order.input]);
    page.clock.advance(SLOW_MS);
    expect(page.watch.state()).toMatchObject({ kind: 'creating', isSlow: true });
  });

  it.each([AWAY, refused('138001')])(
    'stays creating when the order’s answer is lost or says so: $code',
    async (error) => {
      const page = await openCreating();
      await page.last().fail(error);
      expect(page.kind()).toBe('creating');
      page.clock.advance(POLL_MS);
      // The exchange has not heard of it, or its list lags.
      await page.answer(buildChain());
      expect(page.kind()).toBe('creating');
      expect(page.shown).toEqual([]);
    },
  );

  it.each(['50001', '131233', '138002'])('stays none, with the refusal in its place: %s', async (code) => {
    const page = await openCreating();
    await page.last().fail(refused(code));
    expect(page.watch.state()).toMatchObject({ kind: 'none', error: { code } });
    expect(page.shown).toEqual([]);
  });

  it('opens the KYC wall for 131004', async () => {
    const page = await openCreating();
    await page.last().fail(refused('131004'));
    expect(page.watch.state()).toMatchObject({ kind: 'none', error: null });
    expect(page.shown.map(({ code }) => code)).toEqual(['131004']);
  });

  it('is loudly another one, and hidden until the user has seen that, when the exchange replaces it', async () => {
    const page = await openReady();
    page.clock.advance(RECHECK_MS);
    await page.answer(
      buildChain({ addresses: [buildAddress({ state: 'expiring', isDefault: false }), OTHER] }),
    );
    expect(page.watch.state()).toMatchObject({ kind: 'replaced', before: { id: 'an-address' } });
    // Asked again meanwhile, it is still not confirmed.
    page.watch.refresh();
    await page.answer(buildChain({ addresses: [OTHER] }));
    expect(page.kind()).toBe('replaced');
    page.watch.acceptReplacement();
    expect(page.watch.state()).toMatchObject({ kind: 'ready', address: { id: 'another' } });
  });

  it('counts as another one with another memo', async () => {
    const page = await openReady();
    page.watch.refresh();
    await page.answer(buildChain({ addresses: [buildAddress({ tagDeposit: '7' })] }));
    expect(page.kind()).toBe('replaced');
  });

  it('leaves the page when it was retired, since what is expiring or retired is not shown', async () => {
    const page = await openReady();
    page.watch.refresh();
    await page.answer(buildChain({ addresses: [buildAddress({ state: 'expiring', isDefault: false })] }));
    expect(page.kind()).toBe('none');
    page.watch.refresh();
    await page.answer(buildChain({ addresses: [buildAddress({ state: 'retired', isDefault: false })] }));
    expect(page.kind()).toBe('none');
  });

  it('leaves the page when its network is suspended, and comes back with it', async () => {
    const page = await openReady();
    page.watch.refresh();
    await page.answer(buildChain({ status: 0 }));
    expect(page.kind()).toBe('suspended');
    page.watch.refresh();
    await page.answer(READY);
    expect(page.kind()).toBe('ready');
  });

  it('stays with its age while the network is away', async () => {
    const page = await openReady();
    const asOfMs = page.clock.wallNow();
    page.clock.advance(RECHECK_MS);
    await page.last().fail(AWAY);
    expect(page.watch.state()).toMatchObject({ kind: 'ready', isOld: true, asOfMs });
    page.watch.refresh();
    await page.answer(READY);
    expect(page.watch.state()).toMatchObject({ kind: 'ready', isOld: false, asOfMs: page.clock.wallNow() });
  });

  it.each([TAMPERED, refused('50001')])('goes at once when its answer is refused: $code', async (error) => {
    const page = await openReady();
    page.watch.refresh();
    await page.last().fail(error);
    expect(page.watch.state()).toMatchObject({ kind: 'failed', error });
  });

  it.each([
    ['of another coin', { coin: 'ETH', chains: [READY] }],
    ['of another chain', { coin: 'BTC', chains: [{ ...READY, chain: 'LTC' }] }],
    ['without a chain', { coin: 'BTC', chains: [] }],
  ])('is never taken from an answer %s', async (_title, result) => {
    const page = openWatch();
    await page.last().answer(result);
    expect(page.kind()).toBe('failed');
  });

  it('asks nothing more once its pair is left, and takes no late answer', async () => {
    const page = openWatch();
    const [call] = page.calls;
    page.stop();
    expect(call?.signal?.aborted).toBe(true);
    await call?.answer({ coin: 'BTC', chains: [READY] });
    page.clock.advance(RECHECK_MS);
    page.watch.refresh();
    expect(page.kind()).toBe('loading');
    expect(page.calls).toHaveLength(1);
  });
});

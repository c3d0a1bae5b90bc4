import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { findViolations } from '#tests/support/browser/findViolations.ts';
import {
  answerOf,
  BTC_ADDRESS,
  EVM_ADDRESS,
  openDeposit,
  XRP_ADDRESS,
} from '#tests/support/browser/openDeposit.tsx';
import { readDrawnCode } from '#tests/support/browser/readDrawnCode.ts';

const BTC = answerOf('BTC', 'BTC', { text: BTC_ADDRESS, uri: `bitcoin:${BTC_ADDRESS}` });
const XRP = answerOf('XRP', 'XRP', {
  text: XRP_ADDRESS,
  tag: '12345',
  uri: `ripple:${XRP_ADDRESS}?dt=12345`,
});
const text = (): string => document.body.textContent ?? '';
const readShownCode = (): string | undefined => readDrawnCode('.deposit-qr svg');

/** The next question about a coin; the page may have asked once more about the one before, as its window was looked at. */
async function nextAbout(page: Awaited<ReturnType<typeof openDeposit>>, coin: string) {
  let call = await page.next('depositAddresses');
  while ((call.input as { readonly coin: string }).coin !== coin || call.options.signal?.aborted) {
    call = await page.next('depositAddresses');
  }
  return call;
}

async function openReady(search: string, answer: typeof BTC) {
  const page = await openDeposit({ search });
  await page.answerConfig();
  (await page.next('depositAddresses')).answer(answer);
  return page;
}

describe('A deposit address on the page', () => {
  it('is shown whole, copied whole, and in its code; a chain with one network is chosen by itself', async () => {
    const { screen, address } = await openReady('?coin=BTC', BTC);
    await expect.element(screen.getByText('Minimum deposit')).toBeVisible();
    await expect.poll(() => document.querySelector('.grouped-address')?.textContent).toBe(BTC_ADDRESS);
    await expect.poll(address).toBe('?coin=BTC&chain=BTC');
    await expect
      .element(screen.getByRole('img', { name: `QR code to send BTC on Bitcoin to ${BTC_ADDRESS}` }))
      .toBeVisible();
    expect(readShownCode()).toBe(`bitcoin:${BTC_ADDRESS}`);
    expect(await findViolations()).toEqual([]);
  });

  it('goes at once, in the same moment in which another coin is chosen', async () => {
    const page = await openReady('?coin=BTC', BTC);
    await expect.poll(text).toContain(BTC_ADDRESS);
    const seen: string[] = [];
    const observer = new MutationObserver(() => void seen.push(text()));
    await page.screen.getByRole('button', { name: /^Coin: BTC/ }).click();
    await page.screen.getByRole('combobox').fill('XRP');
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    await userEvent.keyboard('{Enter}');
    await expect.poll(text).toContain('XRP coin');
    observer.disconnect();
    const withXrp = seen.filter((shown) => /Coin: XRPXRP|XRP coin/.test(shown));
    expect(withXrp.length).toBeGreaterThan(0);
    expect(withXrp.filter((shown) => shown.includes(BTC_ADDRESS))).toEqual([]);
    await page.answerConfig();
    (await nextAbout(page, 'XRP')).answer(XRP);
    await expect.element(page.screen.getByRole('checkbox')).toBeVisible();
    expect(text()).not.toContain(BTC_ADDRESS);
    // Back to the first one: it is asked for again, and nothing that was kept is shown meanwhile.
    await page.goTo('/deposit?coin=BTC&chain=BTC');
    const asked = await nextAbout(page, 'BTC');
    expect(text()).not.toContain(BTC_ADDRESS);
    asked.answer(BTC);
    await expect.poll(text).toContain(BTC_ADDRESS);
  });

  it('with a memo says that both are needed, and waits for the tick, once for each user and network', async () => {
    const page = await openReady('?coin=XRP&chain=XRP', XRP);
    await expect
      .element(page.screen.getByText('You need both the address and the destination tag.'))
      .toBeVisible();
    expect(text()).not.toContain(XRP_ADDRESS);
    await page.screen.getByRole('checkbox', { name: "I'll add it to every transfer." }).click();
    await expect.poll(text).toContain(XRP_ADDRESS);
    await expect.element(page.screen.getByRole('button', { name: 'Copy destination tag' })).toBeVisible();
    await expect.element(page.screen.getByText('Includes address and memo').first()).toBeVisible();
    // On paper as well.
    expect(document.querySelector('.deposit-sheet')?.textContent).toContain('Includes address and memo');
    expect(readShownCode()).toBe(`ripple:${XRP_ADDRESS}?dt=12345`);
    await page.screen.unmount();
    const later = await openDeposit({ isReload: true });
    await later.answerConfig();
    (await later.next('depositAddresses')).answer(XRP);
    await expect.poll(text).toContain(XRP_ADDRESS);
    await expect.element(later.screen.getByRole('checkbox')).not.toBeInTheDocument();
  });

  it('is shown after the right answer about its network; a wrong one explains and offers the other', async () => {
    const quiz = { question: 'Which?', options: ['Ethereum (ERC20)', 'TRON (TRC20)'], answer: 0 };
    const page = await openReady(
      '?coin=USDT&chain=ETH',
      answerOf('USDT', 'ETH', { text: EVM_ADDRESS }, { quiz }),
    );
    await page.screen.getByRole('button', { name: 'TRON (TRC20)', exact: true }).click();
    await expect.element(page.screen.getByRole('alert').filter({ hasText: 'may be lost' })).toBeVisible();
    expect(text()).not.toContain(EVM_ADDRESS);
    await expect.element(page.screen.getByRole('button', { name: 'Use TRON (TRC20) instead' })).toBeVisible();
    await page.screen.getByRole('button', { name: 'Ethereum (ERC20)', exact: true }).click();
    await expect.poll(text).toContain(EVM_ADDRESS);
    await expect.element(page.screen.getByText(/^0xdac1…831ec7$/i)).toBeVisible();
  });

  it.each([
    ['that its network would refuse', answerOf('BTC', 'BTC', { text: XRP_ADDRESS })],
    ['without the memo it needs', answerOf('BTC', 'BTC', { text: BTC_ADDRESS }, { needTag: true })],
  ])('%s is not shown, and it says so', async (_title, answer) => {
    const { screen } = await openReady('?coin=BTC', answer);
    await expect.element(screen.getByText("We can't show this address")).toBeVisible();
    expect(text()).not.toContain(answer.chains[0]?.addresses[0]?.addressDeposit);
  });

  it('whose answer was not signed is not shown, and it says what to do', async () => {
    const page = await openDeposit({ search: '?coin=BTC' });
    await page.answerConfig();
    (await page.next('depositAddresses')).fail({
      kind: 'signature',
      code: '79992',
      message: 'Signature verification failed',
      retryable: false,
    });
    await expect.element(page.screen.getByText(/didn't have a valid signature/)).toBeVisible();
    await page.screen.getByRole('button', { name: 'Try again' }).click();
    (await page.next('depositAddresses')).answer(BTC);
    await expect.poll(text).toContain(BTC_ADDRESS);
  });

  it('that the exchange replaced is hidden and announced until the user takes the new one', async () => {
    const page = await openReady('?coin=BTC', BTC);
    await expect.poll(text).toContain(BTC_ADDRESS);
    window.dispatchEvent(new Event('focus'));
    const other = '3JHLeLGT6Srz2fQqy2H46aBJ4PCuGkX5jp';
    (await page.next('depositAddresses')).answer(answerOf('BTC', 'BTC', { text: other }));
    await expect.element(page.screen.getByText('Your deposit address has changed')).toBeVisible();
    expect([text().includes(BTC_ADDRESS), text().includes(other)]).toEqual([false, false]);
    await page.screen.getByRole('button', { name: 'Show new address' }).click();
    await expect.poll(text).toContain(other);
  });

  it('stays offline with its age and a seal; what is new has to wait', async () => {
    const page = await openReady('?coin=BTC', BTC);
    await expect.poll(text).toContain(BTC_ADDRESS);
    page.connect(false);
    await expect
      .element(page.screen.getByText(/^This address may be outdated: last confirmed/))
      .toBeVisible();
    expect(text()).toContain(BTC_ADDRESS);
    page.connect(true);
    (await page.next('depositAddresses')).answer(BTC);
    await expect.poll(text).not.toContain('may be outdated');
    await page.screen.unmount();
    const none = await openDeposit({ search: '?coin=BTC&chain=BTC' });
    await none.answerConfig();
    (await none.next('depositAddresses')).answer(answerOf('BTC', 'BTC', null));
    none.connect(false);
    await expect
      .element(none.screen.getByRole('button', { name: 'Create address' }))
      .toHaveAttribute('aria-disabled', 'true');
  });

  it('is created in three calls from a cold cache on', async () => {
    const page = await openDeposit({ search: '?coin=BTC&chain=BTC' });
    const before = page.calls.length;
    await page.answerConfig();
    (await page.next('depositAddresses')).answer(answerOf('BTC', 'BTC', null));
    await page.screen.getByRole('button', { name: 'Create address' }).click();
    const order = await page.next('depositOrder');
    const [row] = BTC.chains[0]?.addresses ?? [];
    order.answer({ status: 'ready', coin: 'BTC', chain: 'BTC', orderId: BTC_ADDRESS, address: row });
    await expect.poll(text).toContain(BTC_ADDRESS);
    const names = page.calls.slice(before - 1).map(({ name }) => name);
    expect(names.filter((name) => name !== 'userPreferences').sort()).toEqual([
      'coinConfig',
      'depositAddresses',
      'depositOrder',
    ]);
  });

  it('is copied by C, its tag by T, and its code is large by Q', async () => {
    const page = await openReady('?coin=XRP&chain=XRP', XRP);
    await page.screen.getByRole('checkbox').click();
    await expect.poll(text).toContain(XRP_ADDRESS);
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('q');
    await expect.element(page.screen.getByRole('dialog', { name: 'XRP on XRP Ledger' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.screen.getByRole('dialog')).not.toBeInTheDocument();
    await userEvent.keyboard('c');
    await expect.element(page.screen.getByText(/^Copied: Address/)).toBeVisible();
    await userEvent.keyboard('t');
    await expect.element(page.screen.getByText(/^Copied: Destination tag/)).toBeVisible();
  });

  it('asks for an amount in its code', async () => {
    const page = await openReady('?coin=BTC', BTC);
    await page.screen.getByText('More', { exact: true }).click();
    await page.screen.getByRole('button', { name: 'Request amount' }).click();
    await page.screen.getByRole('textbox', { name: 'Amount' }).fill('0.25');
    await page.screen.getByRole('button', { name: 'Add to QR code' }).click();
    await expect.poll(readShownCode).toBe(`bitcoin:${BTC_ADDRESS}?amount=0.25`);
  });
});

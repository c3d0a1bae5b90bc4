import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page as browserPage } from 'vitest/browser';
import { setPermission } from '#app/stores/globalStore.ts';
import { answerOf, BTC_ADDRESS, openDeposit, XRP_ADDRESS } from '#tests/support/browser/openDeposit.tsx';
import { UNREACHABLE } from '#tests/support/browser/openSession.ts';
import { readDrawnCode, readPicture } from '#tests/support/browser/readDrawnCode.ts';

const URI = `bitcoin:${BTC_ADDRESS}`;

async function openBtc() {
  const page = await openDeposit({ search: '?coin=BTC&chain=BTC' });
  await page.answerConfig();
  (await page.next('depositAddresses')).answer(answerOf('BTC', 'BTC', { text: BTC_ADDRESS, uri: URI }));
  await expect.element(page.screen.getByRole('button', { name: 'Copy address' })).toBeVisible();
  return page;
}

/** The next file that the page saves, by its name. */
function nextDownload(): Promise<{ readonly name: string; readonly href: string }> {
  return new Promise((done) => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      done({ name: this.download, href: this.href });
    });
    onTestFinished(() => click.mockRestore());
  });
}

describe('The deposit page', () => {
  it('offers hot coins first, and keeps suspended networks in sight but closed', async () => {
    const page = await openDeposit();
    await page.screen.getByRole('button', { name: /^USDT/ }).click();
    await page.answerConfig();
    const closed = page.screen.getByRole('button', { name: /^Mantle Network/ });
    await expect.element(closed).toHaveAttribute('aria-disabled', 'true');
    await closed.click({ force: true });
    expect(page.address()).toBe('?coin=USDT');
    await page.screen.getByRole('button', { name: /^TRON/ }).click();
    expect((await page.next('depositAddresses')).input).toEqual({ coin: 'USDT', chain: 'TRX' });
    expect(page.address()).toBe('?coin=USDT&chain=TRX');
  });

  it('takes a network of its address by the name that it usually goes by', async () => {
    const page = await openDeposit({ search: '?coin=USDT&chain=trc-20' });
    await page.answerConfig();
    expect((await page.next('depositAddresses')).input).toEqual({ coin: 'USDT', chain: 'TRX' });
    expect(page.address()).toBe('?coin=USDT&chain=TRX');
  });

  it('begins where the user was on another device', async () => {
    const page = await openDeposit({ lastCoin: 'BTC' });
    await page.answerConfig();
    expect((await page.next('depositAddresses')).input).toEqual({ coin: 'BTC', chain: 'BTC' });
  });

  it('drops what its address says wrongly, with a small notice', async () => {
    const page = await openDeposit({ search: '?coin=NOPE&chain=ETH&secret=1' });
    await expect.poll(page.address).toBe('');
    await expect.element(page.screen.getByText(/^Ignored because they aren't valid here/)).toBeVisible();
  });

  it('switches the account that deposits are credited to, and says so', async () => {
    const page = await openBtc();
    const account = page.screen.getByRole('combobox', { name: 'Credited to' });
    await expect.element(account).toHaveValue('FUND');
    await account.selectOptions('Earn');
    const edit = await page.next('userPreferencesEdit');
    expect(edit.input).toEqual({ creditAccount: 'EARN' });
    edit.answer({
      ...{ lastCoin: 'BTC', lastChain: 'BTC', fiat: 'EUR', channel: 'crypto', fiatChannels: [] },
      creditAccount: 'EARN',
    });
    await expect.element(page.screen.getByText('New deposits now go to: Earn')).toBeVisible();
  });

  it('prints the address whole, with its memo and what goes wrong most often', async () => {
    const page = await openDeposit({ search: '?coin=XRP&chain=XRP' });
    await page.answerConfig();
    (await page.next('depositAddresses')).answer(answerOf('XRP', 'XRP', { text: XRP_ADDRESS, tag: '12345' }));
    await page.screen.getByRole('checkbox').click();
    const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
    onTestFinished(() => print.mockRestore());
    await page.screen.getByText('More', { exact: true }).click();
    await page.screen.getByRole('button', { name: 'Print' }).click();
    expect(print).toHaveBeenCalledOnce();
    const sheet = document.querySelector('.deposit-sheet')?.textContent ?? '';
    for (const part of [
      XRP_ADDRESS,
      '12345',
      'You need both the address and',
      'Send only XRP on XRP Ledger',
    ]) {
      expect(sheet).toContain(part);
    }
    expect(readDrawnCode('.deposit-sheet svg')).toBe(XRP_ADDRESS);
  });

  it('offers a phone no way to a phone', async () => {
    await browserPage.viewport(390, 844);
    onTestFinished(() => browserPage.viewport(1440, 900));
    const page = await openBtc();
    await page.screen.getByText('More', { exact: true }).click();
    await expect.element(page.screen.getByRole('button', { name: 'Print' })).toBeVisible();
    await expect
      .element(page.screen.getByRole('button', { name: 'Continue on your phone' }))
      .not.toBeInTheDocument();
  });

  it('gives a phone the link of the page and not the address', async () => {
    const page = await openBtc();
    await page.screen.getByText('More', { exact: true }).click();
    await page.screen.getByRole('button', { name: 'Continue on your phone' }).click();
    await expect
      .element(page.screen.getByRole('dialog', { name: 'Open this page on your phone' }))
      .toBeVisible();
    const link = readDrawnCode('[role=dialog] svg[viewBox]:has(path[d]):not([class*=lucide])') ?? '';
    expect(new URL(link).search).toBe('?coin=BTC&chain=BTC');
    expect(link).not.toContain(BTC_ADDRESS);
  });

  it('saves the code as a picture that a camera reads', async () => {
    const page = await openBtc();
    await page.screen.getByRole('button', { name: 'Large QR code' }).click();
    const saved = nextDownload();
    await page.screen.getByRole('button', { name: 'Save as PNG' }).click();
    const { name, href } = await saved;
    expect(name).toMatch(/BTC.*\.png$/);
    const picture = await createImageBitmap(await (await fetch(href)).blob());
    expect(picture.width).toBeGreaterThanOrEqual(1_024);
    const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    context?.drawImage(picture, 0, 0);
    expect(context && readPicture(context)).toBe(URI);
  });

  it('is not there for an account that may not deposit, and says why', async () => {
    const page = await openDeposit();
    setPermission({
      loaded: true,
      permissions: [],
      register: {
        items: new Map([['deposit', 0]]),
        reason: new Map([['deposit', 'Not offered where you live.']]),
      },
    });
    await expect.element(page.screen.getByText("Deposits aren't available for your account.")).toBeVisible();
    await expect.element(page.screen.getByText('Not offered where you live.')).toBeVisible();
    expect(document.querySelector('.deposit-pick')).toBeNull();
  });

  it('offers the coins that were chosen last, and says what is held of each', async () => {
    const page = await openBtc();
    await page.screen.getByRole('button', { name: /^Coin/ }).click();
    const funds = await page.next('convertCoins');
    expect(funds.input).toEqual({ accountType: 'funding', side: 0 });
    funds.answer({ coins: [fundsOf('XRP', '12.5'), fundsOf('BTC', '0')] });
    const sections = page.screen.getByRole('listbox');
    await expect.element(sections.getByText('Recent').first()).toBeVisible();
    await expect.element(sections.getByText('Popular').first()).toBeVisible();
    await expect.element(sections.getByText('12.5').first()).toBeVisible();
  });

  it('says why there are no coins to choose from, and asks again', async () => {
    const page = await openDeposit({ hasCoins: false });
    // The page repeats it once by itself.
    (await page.next('coinList')).fail(UNREACHABLE);
    (await page.next('coinList')).fail(UNREACHABLE);
    await page.screen.getByRole('button', { name: /^Coin/ }).click();
    await page.screen.getByRole('dialog').getByRole('button', { name: 'Try again' }).click();
    (await page.next('coinList')).answer(page.coins);
    await expect.element(page.screen.getByRole('option', { name: /BTC/ }).first()).toBeVisible();
  });
});

function fundsOf(coin: string, balance: string) {
  return {
    ...{ coin, fullName: coin, icon: '', iconNight: '', balance, uBalance: balance },
    ...{ disableFrom: false, disableTo: false },
  };
}

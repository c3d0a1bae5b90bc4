import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { findViolations } from '#tests/support/browser/findViolations.ts';
import { type LowBalanceOptions, openLowBalance } from '#tests/support/browser/openLowBalance.tsx';
import {
  buildCoin,
  buildView,
  type LowBalanceView,
} from '#tests/unit/app/screens/convert/lowBalance/buildLowBalanceView.ts';

const FOUR = [
  buildCoin('TON', { usdt_value: '6', est_to_amount: '5.88' }),
  buildCoin('DOGE', { usdt_value: '5', est_to_amount: '4.9' }),
  buildCoin('SHIB', { usdt_value: '3', est_to_amount: '2.94' }),
  buildCoin('POL', { usdt_value: '1', est_to_amount: '0.98' }),
];

async function openWith(view: LowBalanceView, options: LowBalanceOptions = {}) {
  const page = await openLowBalance(options);
  (await page.next('lowBalanceList')).answer(view);
  const box = (coin: string) => page.screen.getByRole('checkbox', { name: coin, exact: true });
  const ticked = (): readonly string[] =>
    [...document.querySelectorAll<HTMLInputElement>('tbody input:checked')].map(
      (input) => input.getAttribute('aria-label') ?? '',
    );
  return { ...page, box, ticked };
}

describe('Small balances', () => {
  it('begin with everything ticked that one conversion takes, and say why the rest is grey', async () => {
    const { screen, ticked } = await openWith(buildView(FOUR));
    await expect.element(screen.getByText('3 of up to 4 coins')).toBeVisible();
    expect(ticked()).toEqual(['TON', 'SHIB', 'POL']);
    await expect
      .element(screen.getByText('Adding this coin would take the total above 10 USDT.'))
      .toBeVisible();
    // What the rows show, added up.
    await expect.element(screen.getByText('≈ 10 USDT')).toBeVisible();
    await expect.element(screen.getByText('≈ 9.8 USDT', { exact: true })).toBeVisible();
    expect(await findViolations()).toEqual([]);
  });

  it('name the tax that what is received has already lost', async () => {
    const [ton, pol] = [
      buildCoin('TON', { usdt_value: '6', est_to_amount: '5.82', est_tax: '0.06' }),
      buildCoin('POL', { usdt_value: '1', est_to_amount: '0.97', est_tax: '0.01' }),
    ];
    const { screen } = await openWith(buildView([ton, pol]));
    await expect.element(screen.getByText('≈ 6.79 USDT', { exact: true })).toBeVisible();
    const tax = screen.getByText('Tax', { exact: true }).element().parentElement;
    expect(tax?.textContent).toBe('Tax≈ 0.07 USDT');
  });

  it('do not let a grey coin be ticked, neither by the pointer nor by a key', async () => {
    const { screen, box, ticked } = await openWith(buildView(FOUR));
    await screen.getByText('DOGE').click();
    await box('DOGE').click({ force: true });
    expect(ticked()).toEqual(['TON', 'SHIB', 'POL']);
    await expect.element(box('DOGE')).toHaveAttribute('aria-disabled', 'true');
    await box('TON').click();
    await box('DOGE').click();
    await expect.poll(ticked).toEqual(['DOGE', 'SHIB', 'POL']);
  });

  it('are ticked by Space, Shift with an arrow, and A', async () => {
    const { box, ticked, address } = await openWith(buildView(FOUR, { max_total_usd: '200' }));
    await expect.poll(ticked).toHaveLength(4);
    (box('TON').element() as HTMLElement).focus();
    await userEvent.keyboard('a');
    await expect.poll(ticked).toEqual([]);
    await userEvent.keyboard(' ');
    await expect.poll(ticked).toEqual(['TON']);
    await userEvent.keyboard('{ArrowDown}{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect.poll(ticked).toEqual(['TON', 'DOGE', 'SHIB', 'POL']);
    await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
    await expect.poll(ticked).toEqual(['TON', 'DOGE', 'SHIB']);
    await expect.element(box('SHIB')).toHaveFocus();
    await expect.poll(address).toContain('coins=TON%2CDOGE%2CSHIB');
    await userEvent.keyboard('a');
    await expect.poll(ticked).toHaveLength(4);
    await expect.poll(address).not.toContain('coins');
  });

  it('tick what the address names, and say what of it they cannot read', async () => {
    const view = buildView(FOUR);
    const { screen, ticked, address } = await openWith(view, {
      path: '?coins=doge,POL,GONE&target=XYZ&foo=1',
    });
    await expect.poll(ticked).toEqual(['DOGE', 'POL']);
    await expect
      .element(screen.getByText(/Ignored because they aren't valid here:.*foo.*target/))
      .toBeVisible();
    await expect.poll(address).toBe('/exchange/lwb-exchange?coins=DOGE%2CPOL%2CGONE');
    await expect.element(screen.getByText(/^Not among your small balances: .GONE.$/)).toBeVisible();
  });

  it('ask for another target again, and keep the figures until they have come', async () => {
    const { screen, next, address } = await openWith(buildView(FOUR));
    await screen.getByRole('radio', { name: 'MNT' }).click({ force: true });
    const call = await next('lowBalanceList');
    expect(call.input).toEqual({ view: 'coins', to_coin: 'MNT' });
    await expect.element(screen.getByText('≈ 9.8 USDT', { exact: true })).toBeVisible();
    call.answer(buildView(FOUR.map((coin) => ({ ...coin, est_to_amount: '7' }))));
    await expect.element(screen.getByText('≈ 21 MNT', { exact: true })).toBeVisible();
    expect(address()).toContain('target=MNT');
  });

  it('say what cannot be converted, why, and what could be done instead', async () => {
    const { screen } = await openWith(
      buildView([
        ...FOUR,
        buildCoin('DASH', { support: 2, reason: '50001' }),
        buildCoin('LUNC', { support: 2, reason: '700006' }),
        buildCoin('KAS', { support: 2, reason: 'Words of the exchange' }),
        buildCoin('XLM', { support: 2, available: '0', reason: '700005' }),
      ]),
    );
    await expect.element(screen.getByText(/Locked in an open order/)).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'View locked balance' }))
      .toHaveAttribute('href', '/records/frozen-assets');
    await expect.element(screen.getByText(/^This coin isn't available to convert right now/)).toBeVisible();
    await expect.element(screen.getByText(/^Worth less than the conversion fee/)).toBeVisible();
    await expect.element(screen.getByText(/^This coin can't be converted right now/)).toBeVisible();
    expect(screen.container.textContent).not.toContain('Words of the exchange');
  });

  it('count the pause down, and keep the preview off until it is over', async () => {
    const { screen, count } = await openWith(
      buildView(FOUR, { next_available_time: String(Date.now() + 3_600_000) }),
    );
    await expect.element(screen.getByText(/^00:59:\d\d$/)).toBeVisible();
    await screen.getByRole('button', { name: /^Preview/ }).click({ force: true });
    expect(count('lowBalancePreOrder')).toBe(0);
  });

  it('say what would be listed where nothing is', async () => {
    const { screen } = await openWith(buildView([]));
    await expect.element(screen.getByText(/No small balances. Coins worth less than 10 USDT/)).toBeVisible();
  });
});

describe('The account of the address', () => {
  it('is sent with every question, also by its number', async () => {
    const page = await openLowBalance({ path: '/2' });
    expect((await page.next('lowBalanceList')).input).toEqual({ view: 'coins', account_type: 'spot' });
    await expect
      .element(page.screen.getByRole('link', { name: 'Spot' }))
      .toHaveAttribute('aria-current', 'page');
  });

  it('that there is not leads to those that the user has', async () => {
    const { screen, count } = await openLowBalance({ path: '/savings', accounts: [6, 10] });
    await expect.element(screen.getByRole('heading', { name: 'Account not found' })).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Unified' }))
      .toHaveAttribute('href', '/exchange/lwb-exchange/unified');
    expect(count('lowBalanceList')).toBe(0);
    await expect.poll(() => screen.getByRole('link', { name: 'Spot' }).query()).toBeNull();
  });

  it('that the user does not have is explained, with the way to funding', async () => {
    const { screen } = await openLowBalance({ path: '/spot', accounts: [6, 10] });
    await expect
      .element(screen.getByRole('heading', { name: "You don't have a “Spot” account" }))
      .toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Funding' }))
      .toHaveAttribute('href', '/exchange/lwb-exchange/funding');
  });
});

import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { LimitForm, type LimitFormProps } from '#app/screens/convert/exchange/limit/LimitForm.tsx';
import { OrderUnderWay } from '#app/screens/convert/exchange/limit/OrderUnderWay.tsx';
import { useLimitEntry } from '#app/screens/convert/exchange/limit/useLimitEntry.ts';
import { useOrderPlacer } from '#app/screens/convert/exchange/limit/useOrderPlacer.ts';
import type { AppError } from '#shared/result/appError.ts';
import { findViolations } from '#tests/support/browser/findViolations.ts';
import { openExchangePart } from '#tests/support/browser/openExchangePart.tsx';

const TERMS = {
  ...{ feeRate: '0.0005', taxRate: '0' },
  priceScale: 2,
  limitOrder: {
    enabled: true,
    minPriceRatio: '0.5',
    maxPriceRatio: '2',
    expireDays: [1, 3, 7, 30],
    maxOpen: 20,
  },
};
const PLACED = { exchangeTxId: 'x1', status: 'open', lockedAmount: '0.1', expiredAt: '1900000000000' };
const TIMEOUT: AppError = { kind: 'http', code: '9000001', message: 'timeout', retryable: true };

interface FormOptions {
  readonly from?: string;
  readonly amount?: string | null;
  readonly marketRate?: string | null;
  readonly isOffline?: boolean;
  readonly language?: 'en' | 'de-DE';
  /** With what an earlier visit of the tab has kept. */
  readonly isKept?: boolean;
}

type OwnProps = Omit<LimitFormProps, 'entry' | 'refusal' | 'onPreview'>;

/** The form and what takes its place, as the tab puts them together. */
function Limit(props: OwnProps) {
  const { from, to, terms, toScale, marketRate, isOffline } = props;
  const entry = useLimitEntry(from, to);
  const { placer, placing } = useOrderPlacer();
  return placing.step === 'editing' ? (
    <LimitForm {...props} entry={entry} refusal={placing.refusal} onPreview={placer.preview} />
  ) : (
    <OrderUnderWay {...{ placer, placing, terms, toScale, marketRate, isOffline }} pair={{ from, to }} />
  );
}

async function openForm(first: FormOptions = {}) {
  const onUseInstant = vi.fn();
  const focusAmount = vi.fn();
  const form = ({ from = 'BTC', amount = '0.1', marketRate = '60000', isOffline = false }: FormOptions) => (
    <Limit
      {...{ from, amount, marketRate, isOffline, onUseInstant, focusAmount }}
      to="USDT"
      amounts={() => <p>Amounts</p>}
      terms={TERMS}
      toScale={4}
    />
  );
  if (first.isKept !== true) sessionStorage.clear();
  const page = await openExchangePart(form(first), first.language);
  const price = page.screen.getByRole('textbox').last();
  const change = (options: FormOptions) => page.show(form(options));
  return { ...page, price, change, onUseInstant, focusAmount };
}

describe('the form of a limit order', () => {
  test('previews by Enter, with everything that will hold, and places it when that is confirmed', async () => {
    const { screen, price, calls, call } = await openForm();
    await price.fill('70000');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('heading', { name: 'Review order' })).toHaveFocus();
    expect(screen.getByText('6,996.5 USDT').elements()).toHaveLength(1);
    expect(screen.getByText('1 BTC = 70,000 USDT').elements()).toHaveLength(1);
    await expect.element(screen.getByText('+16.66%')).toBeVisible();
    await expect.element(screen.getByText(/0\.1 BTC. is locked in your Funding account/)).toBeVisible();
    expect(calls).toEqual([]);
    await screen.getByRole('button', { name: 'Place order, BTC to USDT' }).click();
    const { name, input, answer } = await call(0);
    expect(name).toBe('limitOrderCreate');
    expect(input).toMatchObject({
      ...{ accountType: 'limit_order_funding', fromCoin: 'BTC', toCoin: 'USDT' },
      ...{ fromAmount: '0.1', limitPrice: '70000', expireDays: 7 },
    });
    answer(PLACED);
    const receipt = screen.getByRole('region', { name: 'Limit order placed' });
    for (const words of ['0.1 BTC', '1 BTC = 70,000 USDT', 'x1']) {
      await expect.element(receipt.getByRole('definition').filter({ hasText: words })).toBeVisible();
    }
    await expect
      .element(receipt.getByRole('link', { name: 'View order' }))
      .toHaveAttribute('href', '/exchange/history?type=limit&id=x1');
  });

  test('sends one order, although the button is pressed twice and Enter twice', async () => {
    const { screen, price, calls, call } = await openForm();
    await price.fill('70000');
    await userEvent.keyboard('{Enter}{Enter}');
    expect(calls).toEqual([]);
    const place = screen.getByRole('button', { name: 'Place order, BTC to USDT' });
    await place.dblClick();
    await userEvent.keyboard('{Enter}{Enter}');
    (await call(0)).answer(PLACED);
    await expect.element(screen.getByRole('region', { name: 'Limit order placed' })).toBeVisible();
    expect(calls).toHaveLength(1);
  });

  test('asks for an order whose answer was lost, and does not send it again', async () => {
    const { screen, price, calls, call } = await openForm();
    await price.fill('70000');
    await userEvent.keyboard('{Enter}');
    await screen.getByRole('button', { name: 'Place order, BTC to USDT' }).click();
    const created = await call(0);
    created.fail(TIMEOUT);
    await expect
      .element(screen.getByText(/looking for your order, and nothing will be sent again/))
      .toBeVisible();
    const asked = await call(1);
    expect(asked).toMatchObject({
      name: 'convertQuery',
      input: { requestId: (created.input as { requestId: string }).requestId },
    });
    const limit = { limitPrice: '70000', expiredAt: '1900000000000', status: 'open' };
    asked.answer({ total: 1, list: [{ exchangeTxId: 'x1', fromAmount: '0.1', limit }] });
    await expect.element(screen.getByRole('region', { name: 'Limit order placed' })).toBeVisible();
    expect(calls.filter(({ name }) => name === 'limitOrderCreate')).toHaveLength(1);
  });

  test('goes back by Escape with everything as it was', async () => {
    const { screen, price } = await openForm();
    await price.fill('70000');
    await screen.getByRole('radio', { name: '30 days' }).click();
    await screen.getByRole('button', { name: 'Preview order, BTC to USDT' }).click();
    await expect.element(screen.getByText('Review order')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('textbox')).toHaveValue('70,000');
    await expect.element(screen.getByRole('radio', { name: '30 days' })).toBeChecked();
  });

  test('keeps the price and the days for another visit, of their pair alone', async () => {
    const { screen, price } = await openForm();
    await price.fill('70000');
    await screen.getByRole('radio', { name: '30 days' }).click();
    const other = await openForm({ isKept: true });
    await expect.element(other.price).toHaveValue('70,000');
    await expect.element(other.screen.getByRole('radio', { name: '30 days' }).last()).toBeChecked();
    await other.change({ from: 'ETH', marketRate: '3000' });
    await expect.element(screen.getByRole('textbox', { name: 'Price of 1 ETH' })).toHaveValue('');
  });

  test('shows why the exchange refused it, and stays filled in', async () => {
    const { screen, price, call } = await openForm();
    await price.fill('70000');
    await userEvent.keyboard('{Enter}');
    await screen.getByRole('button', { name: 'Place order, BTC to USDT' }).click();
    (await call(0)).fail({ kind: 'business', code: '136002', message: 'too many', retryable: false });
    await expect.element(screen.getByText(/reached the limit of open limit orders/)).toBeVisible();
    await expect.element(screen.getByRole('textbox')).toHaveValue('70,000');
  });

  test('offers Instant for a price that is met already, and places nothing', async () => {
    const { screen, price, calls, onUseInstant } = await openForm();
    await price.fill('59000');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText(/The market already offers this price/)).toBeVisible();
    await screen.getByRole('button', { name: 'Convert instantly' }).click();
    expect(onUseInstant).toHaveBeenCalledOnce();
    expect(calls).toEqual([]);
  });

  test.each([
    ['10000', /too far below the market\. The lowest price is .1 BTC = 30,000 USDT/],
    ['130000', /too far above the market\. The highest price is .1 BTC = 120,000 USDT/],
    ['', /Enter a price/],
  ])('refuses the price "%s" in words', async (text, words) => {
    const { screen, price } = await openForm();
    await price.fill(text);
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText(words)).toBeVisible();
    await expect.element(price).toHaveFocus();
  });

  test('leads to the amount where that is what is missing', async () => {
    const { price, focusAmount } = await openForm({ amount: null });
    await price.fill('70000');
    await userEvent.keyboard('{Enter}');
    expect(focusAmount).toHaveBeenCalledOnce();
  });

  test('turns the price over and back without a digit changed', async () => {
    const { screen, price } = await openForm();
    await price.fill('70000.03');
    await screen.getByRole('button', { name: 'Enter the price of 1 USDT in BTC instead' }).click();
    const turned = screen.getByRole('textbox', { name: 'Price of 1 USDT' });
    await expect.element(turned).toHaveValue('0.0000142857082');
    await screen.getByRole('button', { name: 'Enter the price of 1 BTC in USDT instead' }).click();
    await expect.element(screen.getByRole('textbox', { name: 'Price of 1 BTC' })).toHaveValue('70,000.03');
  });

  test('takes a price above the market at a press, and none while the market has no price', async () => {
    const { screen } = await openForm();
    await screen.getByRole('button', { name: '+5%' }).click();
    await expect.element(screen.getByRole('textbox')).toHaveValue('63,000');
    const { screen: other } = await openForm({ marketRate: null });
    await expect
      .element(other.getByRole('button', { name: '+5%' }).last())
      .toHaveAttribute('aria-disabled', 'true');
  });

  test('reads a price as its reader writes it', async () => {
    const { screen, price } = await openForm({ language: 'de-DE' });
    await price.fill('70000,5');
    await userEvent.keyboard('{Enter}');
    expect(screen.getByText('1 BTC = 70.000,5 USDT').elements()).toHaveLength(1);
  });

  test('places nothing without a network, and says so', async () => {
    const { screen, price, calls } = await openForm({ isOffline: true });
    await price.fill('70000');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText(/You're offline\. You can place orders/)).toBeVisible();
    await expect.element(screen.getByText('Review order')).not.toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  test('starts again for another pair, and takes back a preview of the one before', async () => {
    const { screen, price, change, calls } = await openForm();
    await price.fill('70000');
    await change({ from: 'ETH', marketRate: '3000' });
    await expect.element(screen.getByRole('textbox', { name: 'Price of 1 ETH' })).toHaveValue('');
    await screen.getByRole('textbox').fill('3500');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('Review order')).toBeVisible();
    await change({ from: 'BTC' });
    await expect.element(screen.getByText('Review order')).not.toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  test('can’t place what is previewed when the network goes', async () => {
    const { screen, price, change, calls } = await openForm();
    await price.fill('70000');
    await userEvent.keyboard('{Enter}');
    await change({ isOffline: true });
    const place = screen.getByRole('button', { name: 'Place order, BTC to USDT' });
    await expect.element(place).toHaveAttribute('aria-disabled', 'true');
    (place.element() as HTMLElement).click();
    await expect.element(screen.getByText(/You're offline/)).toBeVisible();
    expect(calls).toEqual([]);
  });

  test('breaks no rule of accessibility, neither as a form nor as a preview', async () => {
    const { price } = await openForm();
    const own = async (): Promise<string[]> =>
      (await findViolations()).filter(
        (each) => !/^(?:landmark|region|page-has|document-title|heading-order)/.test(each),
      );
    expect(await own()).toEqual([]);
    await price.fill('70000');
    await userEvent.keyboard('{Enter}');
    expect(await own()).toEqual([]);
  });
});

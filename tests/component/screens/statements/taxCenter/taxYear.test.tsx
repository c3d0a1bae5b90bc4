import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { callsOf } from '#tests/component/screens/convert/exchangeHistory/openHistory.tsx';
import { findViolations } from '#tests/support/browser/findViolations.ts';
import { UNREACHABLE } from '#tests/support/browser/openSession.ts';
import { describeYear, openTax, overviewBy, SUBS, THIS_YEAR } from './openTax.tsx';

/** Figures as they come of rates with many digits. */
const LONG_MONTHS = ['01', '02'].map((month) => ({
  ...{ month: `${THIS_YEAR}-${month}`, disposals: 1_234, gain: '-1234567.12345678' },
}));
const MISSING = { status: 'none', country: '', id_masked: '' };

describe('a year', () => {
  test('has its figures first and at two decimals, each with every digit one focus away, and its coins add up', async () => {
    const { screen } = await openTax();
    const year = screen.getByRole('region', { name: `Tax year ${THIS_YEAR}` });
    const gain = year.getByRole('button', { name: /^40\.00 USD/ });
    await expect.element(gain).toBeVisible();
    await expect.element(gain).toHaveAccessibleDescription(/39\.99999999 USD/);
    (gain.element() as HTMLElement).focus();
    await expect.element(year.getByText(/39\.99999999 USD/)).toBeVisible();
    // Where no digit is left out there is nothing to ask for.
    await expect.element(year.getByText('−1.50')).toBeVisible();
    await expect.element(year.getByRole('button', { name: /1\.50/ })).not.toBeInTheDocument();
    await expect.element(screen.getByText('All coins reconcile.')).toBeVisible();
    expect(screen.container.querySelector('section')).toBe(year.element());
    expect(await findViolations()).toEqual([]);
  });

  test.each([
    [{ receipts: 1, worth: '45000' }, THIS_YEAR - 1, 'Incomplete'],
    [{ receipts: 0, worth: '0' }, THIS_YEAR, 'Not final'],
    [{ receipts: 0, worth: '0' }, THIS_YEAR - 1, 'Complete'],
  ])('of which %j is missing says at a glance that it is %i: %s', async (missing, year, word) => {
    const overview = { ...overviewBy('FIFO', { missing, missingCost: [] }), ...describeYear('USA', year) };
    const { screen } = await openTax({
      path: `?year=${year}`,
      identity: MISSING,
      user: { country_code: 'USA' },
      answer: ({ name }) => (name === 'taxOverview' ? { result: overview } : undefined),
    });
    const card = screen.getByRole('region', { name: `Tax year ${year}` });
    await expect.element(card.getByText(word, { exact: true }).first()).toBeVisible();
  });

  test('has its gain by month as bars, and behind them as a table with every digit', async () => {
    const { screen } = await openTax();
    const chart = screen.getByRole('figure', { name: 'Gain or loss by month' });
    await expect.element(chart).toBeVisible();
    expect(chart.element().querySelectorAll('[data-loss]')).toHaveLength(1);
    await chart.getByText('Show as a table').click();
    await expect.element(chart.getByRole('row', { name: /January.*1.*39\.99999999/ })).toBeVisible();
    await expect.element(chart.getByRole('row', { name: /February.*1.*−2\.125/ })).toBeVisible();
    expect(await findViolations()).toEqual([]);
  });

  test.each(['de-DE', 'ar-SA'] as const)(
    'in %s at 390 px, nothing of the page moves sideways when all is open',
    async (language) => {
      const { screen } = await openTax({
        ...{ width: 390, language },
        answer: ({ name }) =>
          name === 'taxOverview' ? { result: { ...overviewBy('FIFO'), months: LONG_MONTHS } } : undefined,
      });
      await expect.poll(() => document.querySelectorAll('[data-figure=gain]').length).toBe(1);
      await expect.poll(() => document.querySelectorAll('figure').length).toBe(1);
      for (const fold of document.querySelectorAll('details')) fold.open = true;
      await expect.poll(() => document.querySelectorAll('details table').length).toBe(2);
      for (const fold of document.querySelectorAll('details')) fold.open = true;
      await expect.poll(() => screen.container.querySelectorAll('figure td').length).toBe(4);
      expect(document.documentElement.scrollWidth).toBe(390);
      expect(await findViolations()).toEqual([]);
    },
  );

  test('has what is left by how long it has been held: shares in words, and behind them a table with every digit', async () => {
    const { screen } = await openTax();
    const card = screen.getByRole('region', { name: 'Holdings by age' });
    await expect.element(card.getByText(/Past the holding period.*50\.0%/)).toBeVisible();
    await userEvent.click(card.getByText('Holdings by age'));
    await expect.element(card.getByText(/Holding period in United States: 1 year/)).toBeVisible();
    const [all, bitcoin] = card.getByRole('listitem').elements();
    expect(all?.textContent).toContain('All coins');
    for (const bar of [all, bitcoin]) {
      expect(bar?.textContent?.replace(/\s+/g, ' ')).toContain('Within the holding period 25.0%');
      expect(bar?.textContent?.replace(/\s+/g, ' ')).toContain('Purchase date unknown 25.0%');
    }
    await card.getByText('Show as a table').click();
    await expect
      .element(card.getByRole('row', { name: /BTC Past .* 0\.5 15,000\.123456789 40,000/ }))
      .toBeVisible();
    expect(await findViolations()).toEqual([]);
  });

  test('shows every digit of every coin when it is asked to', async () => {
    const { screen } = await openTax();
    await screen.getByText('By coin').click();
    const table = screen.getByRole('region', { name: 'By coin' }).getByRole('table');
    // 100.00 − 60.00: what is shown adds up.
    await expect.element(table.getByText('40.00', { exact: true }).first()).toBeVisible();
    await screen.getByRole('checkbox', { name: 'Show all digits' }).click();
    await expect.element(table.getByText('39.99999999').first()).toBeVisible();
    expect(await findViolations()).toEqual([]);
  });

  test('whose amounts do not add up says so at the coin', async () => {
    const { screen } = await openTax({
      answer: ({ name }) =>
        name === 'taxOverview' ? { result: overviewBy('FIFO', { closing: '1.00000001' }) } : undefined,
    });
    await screen.getByText(/Some coins don't reconcile/).click();
    await expect.element(screen.getByText(/Off by .*−0\.00000001 BTC/)).toBeVisible();
  });

  test('is in the address, and what says nothing there is named and taken out', async () => {
    const { screen, calls, search } = await openTax({ path: `?year=${THIS_YEAR - 1}&taxId=ABCDE1234F` });
    await expect.element(screen.getByText(/Ignored because.*taxId/)).toBeVisible();
    await expect.poll(search).toBe(`?year=${THIS_YEAR - 1}`);
    await screen.getByRole('button', { name: 'Dismiss' }).click();
    await expect.element(screen.getByText(/Ignored because.*taxId/)).not.toBeInTheDocument();
    await screen.getByRole('combobox', { name: 'Tax year' }).selectOptions(String(THIS_YEAR));
    await expect.poll(search).toBe('');
    await expect
      .poll(() => callsOf(calls, 'taxOverview').map(({ year }) => year))
      .toEqual([THIS_YEAR - 1, THIS_YEAR]);
  });

  test('that could not be loaded says why, and is asked for again', async () => {
    let isDown = true;
    const { screen } = await openTax({
      answer: ({ name }) => (name === 'taxOverview' && isDown ? { error: UNREACHABLE } : undefined),
    });
    const retry = screen
      .getByRole('region', { name: `Tax year ${THIS_YEAR}` })
      .getByRole('button', { name: 'Try again' });
    await expect.element(retry).toBeVisible();
    isDown = false;
    await retry.click();
    await expect.element(screen.getByText('40.00').first()).toBeVisible();
  });

  test.each([
    ['to the one before', '', THIS_YEAR - 1, `?year=${THIS_YEAR - 1}`],
    ['from a time without an account to the newest one', '?year=2012', THIS_YEAR, ''],
  ])('without anything taxable leads %s', async (_, path, next, address) => {
    const { screen, search } = await openTax({
      path,
      answer: ({ name }) => {
        const none = { disposals: 0, proceeds: '0', cost: '0', gain: '0', income: '0', fees: '0' };
        const summary = {
          ...{ ...none, conversionFees: '0', withdrawalFees: '0', taxWithheld: '0' },
          ...{ missing: { receipts: 0, worth: '0' }, incomes: [], withheld: [] },
        };
        return name === 'taxOverview'
          ? { result: { ...overviewBy('FIFO'), coins: [], months: [], summary } }
          : undefined;
      },
    });
    await screen.getByRole('button', { name: `Show ${next}` }).click();
    await expect.poll(search).toBe(address);
  });
});

describe('a reader in the United Kingdom', () => {
  test('gets the British year by London time, in pounds, and no other method than share matching', async () => {
    const year = THIS_YEAR - 2;
    const { screen, calls } = await openTax({
      identity: { status: 'verified', country: 'GBR', id_masked: '*****456C' },
      path: `?year=${year}`,
      answer: ({ name }) =>
        name === 'taxOverview'
          ? { result: { ...overviewBy('SHARE_MATCHING'), ...describeYear('GBR', year) } }
          : undefined,
    });
    const label = `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
    const card = screen.getByRole('region', { name: `Tax year ${label}` });
    await expect.element(card.getByText(`6 April ${year} – 5 April ${year + 1}, London time`)).toBeVisible();
    await expect.element(card.getByText('Method: Share matching')).toBeVisible();
    await expect.element(card.getByText('GBP').first()).toBeVisible();
    await expect.element(card.getByRole('button', { name: 'Compare and change' })).not.toBeInTheDocument();
    await screen.getByText('Deadlines').click();
    await expect.element(screen.getByText(new RegExp(`File your return for ${label}`))).toBeVisible();
    expect(callsOf(calls, 'taxOverview')).toMatchObject([{ year, country: 'GBR' }]);
    expect(await findViolations()).toEqual([]);
  });
});

test('a year that is older than what is known of its country is told so', async () => {
  const { screen } = await openTax({
    identity: { status: 'verified', country: 'PRT', id_masked: '*****6789' },
    path: '?year=2022',
    answer: ({ name }) =>
      name === 'taxOverview'
        ? { result: { ...overviewBy('FIFO'), ...describeYear('PRT', 2022) } }
        : undefined,
  });
  await expect.element(screen.getByText(/We only know the rules of PRT from 2023 on/)).toBeVisible();
});

test('a country whose rules are not known is told so', async () => {
  const { screen } = await openTax({
    identity: { status: 'verified', country: 'BRA', id_masked: '****1234' },
    answer: ({ name }) =>
      name === 'taxOverview'
        ? { result: { ...overviewBy('FIFO'), ...describeYear('BRA', THIS_YEAR) } }
        : undefined,
  });
  await expect.element(screen.getByText(/We don't know the tax rules of your country/)).toBeVisible();
  await expect.element(screen.getByText(/1 January .* 31 December .* UTC/)).toBeVisible();
});

test.each([
  [320, 'en'],
  [768, 'en'],
  [390, 'ar-SA'],
] as const)('at %i px in %s nothing is wider than the page', async (width, language) => {
  const { screen } = await openTax({ width, language, subs: SUBS });
  await expect.element(screen.getByText('40.00').first()).toBeVisible();
  for (const summary of document.querySelectorAll<HTMLElement>('summary')) summary.click();
  await expect.element(screen.getByText('39.99999999').first()).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  if (language === 'en') expect(await findViolations()).toEqual([]);
});

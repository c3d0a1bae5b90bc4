import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { AppError } from '#shared/result/appError.ts';
import { callsOf } from '#tests/component/screens/convert/exchangeHistory/openHistory.tsx';
import { findViolations } from '#tests/support/browser/findViolations.ts';
import { UNREACHABLE } from '#tests/support/browser/openSession.ts';
import { describeYear, openTax, overviewBy, SUBS, THIS_YEAR } from './openTax.tsx';

const REFUSED: AppError = { kind: 'business', code: '131065', message: 'no such number', retryable: false };
const MISSING = { status: 'none', country: '', id_masked: '' };

/** Everything of the browser that could keep a word beyond this form. */
function keptWords(search: string): string {
  const kept = [localStorage, sessionStorage].flatMap((storage) => Object.entries({ ...storage }).flat());
  return [...kept, document.cookie, location.href, search, JSON.stringify(history.state)].join(' ');
}

describe('the tax number', () => {
  test('that is missing is asked for, checked by the country, and kept nowhere but at the exchange', async () => {
    let refusals = 1;
    const { screen, calls, search } = await openTax({
      identity: MISSING,
      user: { country_code: 'USA' },
      answer: ({ name }) => {
        if (name !== 'taxIdentity') return undefined;
        refusals -= 1;
        if (refusals >= 0) return { error: REFUSED };
        return { result: { tax_identity: { status: 'verified', country: 'USA', id_masked: '*****6789' } } };
      },
    });
    const number = screen.getByRole('textbox', { name: 'Tax number (SSN)' });
    await number.fill('000-45-6789');
    await screen.getByRole('button', { name: 'Save tax number' }).click();
    await expect.element(number).toHaveFocus();
    await expect.element(screen.getByText(/This isn't a valid SSN for United States/)).toBeVisible();
    expect(callsOf(calls, 'taxIdentity')).toEqual([]);
    await number.fill('123-45-6789');
    await screen.getByRole('button', { name: 'Save tax number' }).click();
    // What the exchange refuses is said at the field, and nothing that was typed is lost.
    await expect
      .element(screen.getByText(/Your identity or tax details are incomplete or don't match/))
      .toBeVisible();
    await expect.element(number).toHaveFocus();
    await expect.element(number).toHaveValue('123-45-6789');
    expect(keptWords(search())).not.toMatch(/123.?45.?6789/);
    await screen.getByRole('button', { name: 'Save tax number' }).click();
    await expect.poll(() => callsOf(calls, 'taxIdentity').length).toBe(2);
    expect(callsOf(calls, 'taxIdentity')[1]).toEqual({ country: 'USA', taxId: '123-45-6789', type: 'SSN' });
    await expect.element(screen.getByRole('heading', { name: 'Tax identity' })).toHaveFocus();
    expect(keptWords(search())).not.toMatch(/123.?45.?6789/);
    expect(await findViolations()).toEqual([]);
  });

  test('that is known is shown masked, and can be changed or kept', async () => {
    const { screen } = await openTax();
    await expect.element(screen.getByText('•••••6789')).toBeVisible();
    const heading = screen.getByRole('heading', { name: 'Tax identity' });
    await screen.getByRole('button', { name: 'Change', exact: true }).click();
    await expect.element(heading).toHaveFocus();
    await screen.getByRole('combobox', { name: 'Type of tax number' }).selectOptions('EIN');
    await expect.element(screen.getByRole('textbox', { name: 'Tax number (EIN)' })).toHaveValue('');
    await screen.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(screen.getByText('•••••6789')).toBeVisible();
    await expect.element(heading).toHaveFocus();
  });
});

test('A number that is there already is changed behind the security step, and nothing is lost without it', async () => {
  const tag = { status: 'verified', country: 'USA', id_masked: '*****4321' };
  const { screen, calls } = await openTax({
    answer: ({ name }) => {
      if (name === 'taxIdentity') return { result: { tax_identity: tag } };
      if (name !== 'riskIntercept') return undefined;
      const components = [{ type: 'totp', required: true, masked: '' }];
      return {
        result: {
          risk_token: 'token',
          expire_at: String(Date.now() + 600_000),
          components,
          action: 'verify',
        },
      };
    },
  });
  await screen.getByRole('button', { name: 'Change', exact: true }).click();
  const number = screen.getByRole('textbox', { name: 'Tax number (SSN)' });
  await number.fill('123-45-4321');
  await screen.getByRole('button', { name: 'Save tax number' }).click();
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText('Change your tax number')).toBeVisible();
  await expect.element(dialog.getByText('123-45-4321')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(callsOf(calls, 'taxIdentity')).toEqual([]);
  await expect.element(number).toHaveValue('123-45-4321');
  await screen.getByRole('button', { name: 'Save tax number' }).click();
  await expect.element(dialog.getByText('Change your tax number')).toBeVisible();
  await dialog.getByRole('textbox').first().click();
  await userEvent.keyboard('000000{Enter}');
  await expect
    .poll(() => callsOf(calls, 'taxIdentity'))
    .toMatchObject([
      {
        country: 'USA',
        type: 'SSN',
        taxId: '123-45-4321',
        riskToken: 'token',
        verification: { totp: '000000' },
      },
    ]);
  expect(callsOf(calls, 'riskIntercept')[0]).toEqual({
    sence: 30011,
    ext_info_str: JSON.stringify({ country: 'USA', type: 'SSN', taxId: '123-45-4321' }),
  });
});

describe('a year', () => {
  test('has its figures first and at two decimals, each with every digit one focus away, and its coins add up', async () => {
    const { screen } = await openTax();
    const year = screen.getByRole('region', { name: `Tax year ${THIS_YEAR}` });
    const gain = year.getByRole('button', { name: /^39\.99 USD/ });
    await expect.element(gain).toBeVisible();
    await expect.element(gain).toHaveAccessibleDescription(/39\.99999999 USD/);
    (gain.element() as HTMLElement).focus();
    await expect.element(year.getByText(/39\.99999999 USD/)).toBeVisible();
    // Where no digit is left out there is nothing to ask for.
    await expect.element(year.getByText('−1.50')).toBeVisible();
    await expect.element(year.getByRole('button', { name: /1\.50/ })).not.toBeInTheDocument();
    await expect.element(screen.getByText('All coins reconcile.')).toBeVisible();
    const [first] = document.querySelectorAll('.tax-columns section');
    expect(first).toBe(year.element());
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

  test('shows every digit of every coin when it is asked to', async () => {
    const { screen } = await openTax();
    await screen.getByText('By coin').click();
    const table = screen.getByRole('region', { name: 'By coin' }).getByRole('table');
    await expect.element(table.getByText('39.99', { exact: true }).first()).toBeVisible();
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
    await expect.element(screen.getByText('39.99').first()).toBeVisible();
  });

  test('without anything taxable leads to the one before', async () => {
    const { screen, search } = await openTax({
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
    await screen.getByRole('button', { name: `Show ${THIS_YEAR - 1}` }).click();
    await expect.poll(search).toBe(`?year=${THIS_YEAR - 1}`);
  });
});

test('another method is compared, its effect is shown before the change, and the keyboard alone does it', async () => {
  const { screen, calls } = await openTax();
  await expect.element(screen.getByText('Method: FIFO')).toBeVisible();
  (screen.getByRole('button', { name: 'Compare and change' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog.getByText('19.5')).toBeVisible();
  // The law of the United States knows no average for coins, and share matching is the United Kingdom's.
  expect(dialog.getByRole('radio').elements()).toHaveLength(3);
  await expect.element(dialog.getByRole('radio', { name: 'Average' })).not.toBeInTheDocument();
  await expect.element(dialog.getByRole('radio', { name: 'FIFO' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  await expect.element(dialog.getByRole('radio', { name: 'HIFO' })).toBeChecked();
  expect(await findViolations()).toEqual([]);
  await userEvent.keyboard('{Tab}{Enter}');
  // 19.5 − 39.99999999
  await expect.element(screen.getByText('−20.49999999')).toBeVisible();
  expect(await findViolations()).toEqual([]);
  await userEvent.keyboard('{Tab}');
  const use = screen.getByRole('button', { name: `Use HIFO from ${THIS_YEAR} on` });
  for (let at = 0; at < 4 && document.activeElement !== use.element(); at += 1) await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('Method: HIFO')).toBeVisible();
  // The methods asked for, not how often: after two seconds they are asked for again.
  expect([
    ...new Set(callsOf(calls, 'taxOverview').map(({ method, fromYear }) => `${method} ${fromYear}`)),
  ]).toEqual(['undefined undefined', ...['FIFO', 'LIFO', 'HIFO'].map((method) => `${method} ${THIS_YEAR}`)]);
  // The exchange keeps it, and no device does.
  expect(callsOf(calls, 'taxMethod')).toEqual([{ country: 'USA', fromYear: THIS_YEAR, method: 'HIFO' }]);
  expect(JSON.stringify({ ...localStorage })).not.toContain('HIFO');
});

test('a change of an earlier year shows its effect on every year since', async () => {
  const { screen } = await openTax({ path: `?year=${THIS_YEAR - 1}` });
  await screen.getByRole('button', { name: 'Compare and change' }).click();
  await screen.getByRole('radio', { name: 'LIFO' }).click();
  await screen.getByRole('button', { name: 'Review change' }).click();
  for (const year of [THIS_YEAR - 1, THIS_YEAR]) {
    await expect.element(screen.getByRole('region', { name: `Gain or loss ${year}` })).toBeVisible();
  }
  await expect.element(screen.getByText(/Earlier years stay as you filed them/)).toBeVisible();
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
    await expect
      .element(card.getByText(`April 6, ${year} – April 5, ${year + 1}, London time`))
      .toBeVisible();
    await expect.element(card.getByText('Method: Share matching')).toBeVisible();
    await expect.element(card.getByText('GBP').first()).toBeVisible();
    await expect.element(card.getByRole('button', { name: 'Compare and change' })).not.toBeInTheDocument();
    await screen.getByText('Deadlines').click();
    await expect.element(screen.getByText(new RegExp(`File your return for ${label}`))).toBeVisible();
    expect(callsOf(calls, 'taxOverview')).toMatchObject([{ year, country: 'GBR' }]);
    expect(await findViolations()).toEqual([]);
  });
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
  await expect.element(screen.getByText(/January 1 .* December 31, .* UTC/)).toBeVisible();
});

test('a missing cost is entered, and the figures are computed again', async () => {
  let cost: string | undefined;
  const { screen, calls } = await openTax({
    answer: ({ name, input }) => {
      if (name === 'taxCost') {
        cost = String(input.cost);
        return { result: {} };
      }
      if (name !== 'taxOverview' || cost === undefined) return undefined;
      const said = { cost, written: cost, currency: 'USD', acquiredAt: '1' };
      const receipt = { txId: 'tx-bitcoin-000001', amount: '0.5', receivedAt: '2', worth: '45000', ...said };
      const none = { receipts: 0, worth: '0' };
      return { result: overviewBy('FIFO', { missing: none, missingCost: [], enteredCost: [receipt], cost }) };
    },
  });
  // Every figure that the cost is in says how many receipts have none, and what they were worth.
  const marks = screen.getByText(/Incomplete · 1 receipt without a price, worth .*45,000/);
  await expect.poll(() => marks.elements().length).toBe(3);
  await screen.getByText('By coin').click();
  await expect.poll(() => marks.elements().length).toBe(5);
  await screen.getByRole('button', { name: 'Enter missing costs' }).click();
  await expect.element(screen.getByText('Missing purchase prices').first()).toBeVisible();
  await screen.getByRole('button', { name: /Enter cost of .*0\.5 BTC/ }).click();
  const field = screen.getByRole('textbox', { name: 'Total cost' });
  await screen.getByRole('button', { name: 'Save cost' }).click();
  await expect.element(screen.getByText('Enter the cost. You can enter 0.')).toBeVisible();
  await expect.element(screen.getByText(/Enter a date on or before January 2, 2025/)).toBeVisible();
  await screen.getByLabelText('Bought on').fill('2024-03-05');
  await field.fill('1234.5');
  await expect.element(screen.getByText(/2,469 USD.* for 1 BTC/)).toBeVisible();
  expect(await findViolations()).toEqual([]);
  await screen.getByRole('button', { name: 'Save cost' }).click();
  await expect.element(screen.getByText('No purchase prices are missing.')).toBeVisible();
  expect(callsOf(calls, 'taxCost')).toEqual([
    { coin: 'BTC', txId: 'tx-bitcoin-000001', cost: '1234.5', acquiredAt: String(Date.UTC(2024, 2, 5, 17)) },
  ]);
  expect(marks.elements()).toEqual([]);
  await expect.element(screen.getByRole('button', { name: /Change cost of/ })).toBeVisible();
});

test('several missing costs are entered one after the other, without going back to the list', async () => {
  const receiptOf = (id: number) => ({
    ...{ txId: `tx-bitcoin-00000${id}`, amount: `0.${id}`, worth: '45000' },
    receivedAt: String(Date.UTC(2025, 0, id, 12)),
  });
  const { screen, calls } = await openTax({
    answer: ({ name }) => {
      if (name === 'taxCost') return { result: {} };
      if (name !== 'taxOverview') return undefined;
      const missing = { receipts: 2, worth: '90000' };
      return { result: overviewBy('FIFO', { missing, missingCost: [receiptOf(1), receiptOf(2)] }) };
    },
  });
  await screen.getByRole('button', { name: 'Enter missing costs' }).click();
  await screen.getByRole('button', { name: /Enter cost of .*0\.1 BTC/ }).click();
  for (const amount of ['0.1', '0.2']) {
    const dialog = screen.getByRole('dialog', { name: new RegExp(`What did .*${amount} BTC`) });
    await dialog.getByLabelText('Bought on').fill('2024-03-05');
    await dialog.getByRole('textbox', { name: 'Total cost' }).fill('1000');
    await dialog.getByRole('button', { name: 'Save cost' }).click();
  }
  await expect
    .poll(() => callsOf(calls, 'taxCost').map(({ txId }) => txId))
    .toEqual(['tx-bitcoin-000001', 'tx-bitcoin-000002']);
});

test('reports are ordered for the year, the method and the accounts that are shown, and a running one is followed', async () => {
  const job = {
    ...{ id: 'job-1', kind: 'tax-report', type: 'taxReport', startTime: '0', endTime: '1', format: 'CSV' },
    ...{ status: 1, progress: 50, rows: 0, sizeBytes: 0, files: 0, createdAt: '0', sha256: [] },
  };
  let isOrdered = false;
  const { screen, calls } = await openTax({
    subs: SUBS,
    answer: ({ name }) => {
      if (name === 'taxReport') {
        isOrdered = true;
        const running = { kind: 'business', code: '134004', message: 'running', retryable: false } as const;
        return { error: { ...running, extInfo: { id: 'job-1' } } };
      }
      return name === 'exportList' && isOrdered
        ? { result: { list: [job], nextPageCursor: '', quota: { total: 30, used: 3, resetAt: '0' } } }
        : undefined;
    },
  });
  await screen.getByRole('combobox', { name: 'Accounts' }).selectOptions('together');
  await screen.getByRole('combobox', { name: 'Format' }).selectOptions('CSV');
  await screen.getByRole('button', { name: 'Gains and losses (CSV)' }).click();
  await expect.element(screen.getByText('Creating, 50%').first()).toBeVisible();
  expect(callsOf(calls, 'taxReport')).toMatchObject([
    {
      ...{ year: THIS_YEAR, country: 'USA', report: 'gainLoss', format: 'CSV' },
      uids: [20_000_001, 20_000_006, 20_000_007],
    },
  ]);
  expect(callsOf(calls, 'taxOverview').at(-1)).toMatchObject({ uids: [20_000_001, 20_000_006, 20_000_007] });
});

test('a sub-account is shown by itself, for a quarter that is in the address', async () => {
  const year = THIS_YEAR - 1;
  const { screen, calls, search } = await openTax({ subs: SUBS, path: `?year=${year}&quarter=2` });
  const card = screen.getByRole('region', { name: 'Sub-accounts' });
  await expect.element(card.getByText('Trading')).toBeVisible();
  expect(callsOf(calls, 'subAccountTax')).toEqual([{ year, quarter: 2 }]);
  await card.getByRole('combobox', { name: 'Period' }).selectOptions('year');
  await expect.poll(search).toBe(`?year=${year}`);
  await card.getByText('Trading').click();
  await card.getByRole('button', { name: 'View' }).first().click();
  await expect.poll(() => callsOf(calls, 'taxOverview').at(-1)).toMatchObject({ uids: [20_000_006] });
});

describe('India', () => {
  const TDS = {
    quarters: [{ quarter: 1, conversions: 2, gross: '1000.5', tds: '10.01', gst: '0.18', isDeposited: true }],
    summary: { conversions: 2, gross: '1000.5', tds: '10.01', gst: '0.18' },
  };
  const year = THIS_YEAR - 2;
  const open = (identity: object, order: () => object = () => ({})) =>
    openTax({
      user: { country_code: 'IND', created_at: String(Date.UTC(year, 0)) },
      identity,
      path: `?year=${year}&quarter=1`,
      answer: ({ name }) => {
        if (name === 'indiaTds') return { result: TDS };
        return name === 'indiaTaxStatement' ? { result: order() } : undefined;
      },
    });

  test('shows what was deducted by quarter, and orders the statement of the one in the address', async () => {
    const identity = { status: 'verified', country: 'IND', id_masked: '******234F' };
    const { screen, calls } = await open(identity, () => ({ id: 'job-2', status: 0, estimateRows: 2 }));
    const card = screen.getByRole('region', { name: /^India/ });
    await expect.element(card.getByText('Tax deposited', { exact: true })).toBeVisible();
    // What was deducted is stated; certificates are none of the exchange's.
    await expect.element(card.getByText('Certificate')).not.toBeInTheDocument();
    expect(card.getByText('No deduction').elements()).toHaveLength(3);
    await card.getByRole('button', { name: /TDS statement .* Q1 \(PDF\)/ }).click();
    await expect
      .poll(() => callsOf(calls, 'indiaTaxStatement'))
      .toMatchObject([{ financialYear: `${year}-${String((year + 1) % 100)}`, quarter: 1 }]);
    // The exchange knows the PAN: it is not sent again.
    expect(callsOf(calls, 'indiaTaxStatement')[0]).not.toHaveProperty('pan');
    await card.getByRole('combobox', { name: 'Quarter' }).selectOptions('2');
    // Nothing was deducted in it.
    await expect
      .element(card.getByRole('button', { name: /TDS statement .* Q2/ }))
      .toHaveAttribute('aria-disabled', 'true');
    expect(await findViolations()).toEqual([]);
  });

  test('needs a PAN for the statement, and says where to enter it', async () => {
    const { screen } = await open(MISSING);
    await expect.element(screen.getByText(/Enter it under Tax identity first/)).toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: /TDS statement/ }))
      .toHaveAttribute('aria-disabled', 'true');
  });
});

test.each([
  [320, 'en'],
  [768, 'en'],
  [390, 'ar-SA'],
] as const)('at %i px in %s nothing is wider than the page', async (width, language) => {
  const { screen } = await openTax({ width, language, subs: SUBS });
  await expect.element(screen.getByText('39.99').first()).toBeVisible();
  for (const summary of document.querySelectorAll<HTMLElement>('summary')) summary.click();
  await expect.element(screen.getByText('39.99999999').first()).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  if (language === 'en') expect(await findViolations()).toEqual([]);
});

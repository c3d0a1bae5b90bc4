import { describe, expect, test } from 'vitest';
import { callsOf } from '#tests/component/screens/convert/exchangeHistory/openHistory.tsx';
import { findViolations } from '#tests/support/browser/findViolations.ts';
import { openTax, SUBS, THIS_YEAR } from './openTax.tsx';

const MISSING = { status: 'none', country: '', id_masked: '' };

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
  // Lines of the quarter, which are about to go, would take their open state along.
  await expect.poll(() => callsOf(calls, 'subAccountTax').at(-1)).toEqual({ year });
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

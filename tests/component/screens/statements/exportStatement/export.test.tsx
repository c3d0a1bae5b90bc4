import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { setComplianceConfig } from '#app/stores/globalStore.ts';
import { noticeStore } from '#app/stores/noticeStore.ts';
import { complianceOf } from '#shared/site/compliance.ts';
import { findViolations } from '#tests/support/browser/findViolations.ts';
import { ESTIMATE, listedJob, openExport, QUOTA } from '#tests/support/browser/openExport.tsx';
import { UNREACHABLE } from '#tests/support/browser/openSession.ts';

const PART = { startTime: '1760000000000', endTime: '1762000000000' };
const LATER = { startTime: '1762000000001', endTime: '1763000000000' };

async function openEstimated(estimate: object = {}) {
  const page = await openExport();
  (await page.next('exportEstimate')).answer({ ...ESTIMATE, ...estimate });
  return page;
}

describe('The builder', () => {
  it('offers what the exchange offers here, and says what the file will be before it is ordered', async () => {
    const { screen } = await openEstimated();
    const types = screen.getByRole('combobox', { name: 'Record type' });
    await expect.element(types).toBeVisible();
    const offered = Array.from((types.element() as HTMLSelectElement).options, ({ text }) => text);
    expect(offered).toEqual(['Funding account', 'Conversions', 'Personal information']);
    for (const words of ['About 12,400 rows', /1[.]2.MB/, /^Uses 1 of the 27 files/]) {
      await expect.element(screen.getByText(words)).toBeVisible();
    }
    await expect.element(screen.getByRole('cell', { name: 'BTC' })).toBeVisible();
    expect(await findViolations()).toEqual([]);
  });

  it('leaves out each type that a flag of the site hides', async () => {
    const { compliance } = complianceOf('SLUICE', {
      complianceConfig: { exportPersonalInfo: { action: 'hide' } },
    });
    const { screen } = await openEstimated();
    setComplianceConfig(compliance);
    const types = screen.getByRole('combobox', { name: 'Record type' });
    await expect
      .poll(() => Array.from((types.element() as HTMLSelectElement).options, ({ text }) => text))
      .toEqual(['Funding account', 'Conversions']);
  });

  it('drops from its address what it cannot read of it, and names it once', async () => {
    noticeStore.setState(noticeStore.getInitialState(), true);
    await openExport({ search: '?type=nonsense&from=yesterday&to=2026-01-31' });
    await expect
      .poll(() => noticeStore.getState().toasts.map(({ text }) => text.replace(/[\u2066-\u2069]/g, '')))
      .toEqual([expect.stringContaining('type, from')]);
  });

  it('orders each part of a long range, and follows them under one bar', async () => {
    const page = await openEstimated({ files: 2, parts: [PART, LATER] });
    await page.screen.getByRole('button', { name: 'Request 2 files' }).click();
    const first = await page.next('exportCreate');
    expect(first.input).toMatchObject({ type: 'funding', ...PART });
    first.answer({ id: 'a', status: 0, estimateRows: 1 });
    const second = await page.next('exportCreate');
    expect(second.input).toMatchObject(LATER);
    second.answer({ id: 'b', status: 0, estimateRows: 1 });
    await expect.element(page.screen.getByText(/^2 files requested/)).toBeVisible();
    const made = [listedJob({ id: 'a' }), listedJob({ id: 'b', status: 1, progress: 50, files: 0 })];
    await page.answerList(made);
    await page.answerList(made);
    const bar = page.screen.getByRole('region', { name: 'In progress' }).getByRole('progressbar');
    await expect.element(bar).toHaveAttribute('value', '75');
  });

  it('leaves out parts without records, and goes on under the same id after a failure', async () => {
    const page = await openEstimated({ files: 2, parts: [PART, LATER] });
    await page.screen.getByRole('button', { name: 'Request 2 files' }).click();
    (await page.next('exportCreate')).fail({ ...UNREACHABLE, kind: 'business', code: '134006' });
    const lost = await page.next('exportCreate');
    lost.fail(UNREACHABLE);
    await expect.element(page.screen.getByText(/^1 part has no records/)).toBeVisible();
    await page.screen.getByRole('button', { name: 'Try again' }).click();
    const again = await page.next('exportCreate');
    expect(again.input).toEqual(lost.input);
  });

  it('shows the file that is being made already where the same is ordered again', async () => {
    const page = await openEstimated();
    await page.screen.getByRole('button', { name: 'Request file' }).click();
    const extInfo = { id: 'job-7' };
    (await page.next('exportCreate')).fail({ ...UNREACHABLE, kind: 'business', code: '134004', extInfo });
    const running = [listedJob({ id: 'job-7', status: 1, progress: 25, files: 0 })];
    await page.answerList(running);
    await page.answerList(running);
    await expect.element(page.screen.getByText('Creating, 25%').first()).toBeVisible();
  });

  it('orders nothing that has no records, or more than the month has left', async () => {
    const empty = await openEstimated({ rows: 0, files: 0, sample: [] });
    await expect.element(empty.screen.getByText(/^No records match/)).toBeVisible();
    await expect
      .element(empty.screen.getByRole('button', { name: 'Request file' }))
      .toHaveAttribute('aria-disabled', 'true');
  });

  it('says when the quota renews', async () => {
    const page = await openExport({ quota: { ...QUOTA, used: 29 } });
    (await page.next('exportEstimate')).answer({ ...ESTIMATE, parts: [PART, LATER] });
    await expect
      .element(page.screen.getByText(/^This export needs 2 files, but you have 1 left this month/))
      .toBeVisible();
    await expect
      .element(page.screen.getByRole('button', { name: 'Request 2 files' }))
      .toHaveAttribute('aria-disabled', 'true');
  });

  it('hands out personal information after the security step alone', async () => {
    const page = await openExport();
    (await page.next('exportEstimate')).answer(ESTIMATE);
    await page.screen.getByRole('combobox', { name: 'Record type' }).selectOptions('Personal information');
    (await page.next('exportEstimate')).answer({ ...ESTIMATE, rows: 7, sample: [] });
    await expect.element(page.screen.getByText(/^Personal information is only shown after/)).toBeVisible();
    await page.screen.getByRole('button', { name: 'Request file' }).click();
    const step = await page.next('riskIntercept');
    expect(step.input).toMatchObject({ sence: 30008 });
    expect(page.count('exportCreate')).toBe(0);
    step.answer({
      risk_token: 'token',
      expire_at: '4000000000000',
      components: [],
      result: 'pass',
      action: 'pass',
    });
  });

  it('keeps the choice through a reload, and begins with what the address says', async () => {
    const page = await openEstimated();
    await page.screen
      .getByRole('combobox', { name: 'File', exact: true })
      .selectOptions('PDF, to print or share');
    page.screen.unmount();
    const again = await openExport({ isReload: true, search: '?type=convert&from=2026-01-01&to=2026-01-31' });
    expect((await again.next('exportEstimate')).input).toMatchObject({ type: 'convert', format: 'PDF' });
  });

  it('can be filled in and sent by keys alone', async () => {
    const page = await openEstimated();
    (page.screen.getByRole('combobox', { name: 'Record type' }).element() as HTMLElement).focus();
    const button = page.screen.getByRole('button', { name: 'Request file' }).element();
    for (let step = 0; step < 20 && document.activeElement !== button; step += 1) await userEvent.tab();
    expect(document.activeElement).toBe(button);
    await userEvent.keyboard('{Enter}');
    expect((await page.next('exportCreate')).input).toMatchObject({ type: 'funding' });
  });
});

describe('An account statement', () => {
  it('takes a password that is typed twice, and keeps it nowhere', async () => {
    const page = await openExport();
    await page.screen.getByRole('tab', { name: 'Account statement' }).click();
    await page.screen.getByLabelText('PDF password (optional)').fill('longpass1');
    const button = page.screen.getByRole('button', { name: 'Request statement' });
    await expect.element(button).toHaveAttribute('aria-disabled', 'true');
    await page.screen.getByLabelText('Repeat password').fill('longpass1');
    await button.click();
    const order = await page.next('exportAccountStatement');
    expect(order.input).toMatchObject({ period: 'month', format: 'PDF', password: 'longpass1' });
    const kept = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]) + page.address();
    expect(kept).not.toContain('longpass1');
    expect(await findViolations()).toEqual([]);
  });
});

describe('The files', () => {
  const jobs = [
    listedJob(),
    listedJob({ id: 'job-2', status: 3, type: 'convert', createdAt: '1761900000000' }),
    listedJob({
      id: 'job-3',
      status: -1,
      files: 0,
      sha256: [],
      failCode: 134006,
      createdAt: '1761800000000',
    }),
    listedJob({ id: 'job-4', status: 0, files: 0, sha256: [], createdAt: '1761700000000' }),
  ];

  it('say in words how far each is, and what can be done', async () => {
    const page = await openExport({ jobs });
    for (const word of ['Ready', 'Expired', 'Failed', 'Pending']) {
      await expect.element(page.screen.getByText(word, { exact: true }).first()).toBeVisible();
    }
    await page.screen.getByText('Expired', { exact: true }).first().click();
    await expect.element(page.screen.getByRole('link', { name: 'Request again' })).toBeVisible();
    expect(await findViolations()).toEqual([]);
  });

  it('are deleted after a question, and the list is read again', async () => {
    const page = await openExport({ jobs: [listedJob()], search: '?id=job-1' });
    await page.screen.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.screen.getByRole('button', { name: 'Delete file' }).click();
    const deleted = await page.next('exportDelete');
    expect(deleted.input).toEqual({ id: 'job-1' });
    deleted.answer({});
    await page.answerList([]);
    await expect.element(page.screen.getByText(/^No exports yet/)).toBeVisible();
  });

  it('are not downloaded where the exchange has no link any more, and it says so', async () => {
    const page = await openExport({ jobs: [listedJob()] });
    await page.screen.getByRole('button', { name: /^Download:/ }).click();
    (await page.next('exportUrl')).fail({
      ...UNREACHABLE,
      kind: 'business',
      code: '134005',
      message: 'gone',
    });
    await expect.element(page.screen.getByText(/gone|expired/i).first()).toBeVisible();
  });
});

describe('Presets', () => {
  it('are saved on the device, used by address, and ordered monthly where the user wants that', async () => {
    const page = await openEstimated();
    await page.screen.getByText('Presets', { exact: true }).click();
    await page.screen.getByLabelText('Preset name').fill('For the accountant');
    await page.screen.getByRole('button', { name: 'Save preset' }).click();
    await page.screen.getByRole('checkbox', { name: 'Request monthly' }).click();
    expect(localStorage.getItem('sluice.exportPresets.20000001')).toMatch(/"monthly":"\d{4}-\d{2}"/);
    await page.screen.getByRole('button', { name: 'For the accountant', exact: true }).click();
    await expect.poll(page.address).toMatch(/^\?preset=\w+$/);
  });
});

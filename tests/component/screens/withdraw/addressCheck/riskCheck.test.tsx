import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ADDRESS_SAMPLES } from '#tests/support/browser/addressChains.ts';
import { findViolations } from '#tests/support/browser/findViolations.ts';
import { CLEAN_FINDING, openRiskCheck } from '#tests/support/browser/openRiskCheck.tsx';

const { tron } = ADDRESS_SAMPLES;
const said = (): string => document.body.textContent ?? '';

describe('The risk check', () => {
  it('guesses the network, asks before it uses a check, and shows what was found', async () => {
    const page = await openRiskCheck();
    await expect.poll(said).toContain('7 of 10 checks left this week');
    await page.screen.getByRole('textbox', { name: 'Address' }).fill(tron);
    await expect.element(page.screen.getByRole('combobox', { name: 'Network' })).toHaveValue('TRX');
    await userEvent.keyboard('{Enter}');
    await page.screen.getByRole('button', { name: 'Use one check' }).click();
    expect(await page.answerCheck()).toMatchObject({ chain: 'TRX', address: tron });
    await expect.poll(said).toContain('Score 12 of 100');
    // What is known by its code is said by the page, in the reader's language.
    expect(said()).toContain('Rewards for running the network.88%2 transfers away');
    expect(said()).toContain('No known risk for a deposit from this address.');
    expect(said()).not.toContain('Mining and staking');
    expect(said()).toContain('Based on what network monitoring services know today.');
    expect(await findViolations()).toEqual([]);
  });

  it('is filled by a link, whose unknown network is left out with a note', async () => {
    const page = await openRiskCheck({ search: `?chain=XYZ&address=${tron}` });
    await expect.element(page.screen.getByRole('textbox', { name: 'Address' })).toHaveValue(tron);
    await expect.element(page.screen.getByRole('combobox', { name: 'Network' })).toHaveValue('TRX');
    expect(said()).toContain("Ignored because they aren't valid here: \u2068chain\u2069");
    expect(page.address()).toBe(`?address=${tron}`);
  });

  it('costs nothing, and asks nothing, within 24 hours, even when all checks are used', async () => {
    const row = { ...CLEAN_FINDING, checkedAt: String(Date.now() - 1_000), chain: 'TRX', address: tron };
    const page = await openRiskCheck({ search: `?chain=TRX&address=${tron}`, used: 10, log: [row] });
    await expect.poll(said).toContain('you checked this address in the last 24 hours');
    expect(said()).toContain("You've used all your checks this week.");
    await page.screen.getByRole('button', { name: 'Check address' }).click();
    await page.answerCheck({ fromCache: true });
    await expect.poll(said).toContain('No check was used');
  });

  it('checks several addresses in a row, each under an id of its own', async () => {
    const page = await openRiskCheck({ search: '?chain=ETH' });
    await page.screen.getByRole('button', { name: 'Check multiple addresses' }).click();
    const { evm } = ADDRESS_SAMPLES;
    const other = '0xdAC17F958D2ee523a2206206994597C13D831ec7';
    await page.screen
      .getByRole('textbox', { name: 'Addresses' })
      .fill(`${evm}\n${evm.replace('EC', 'eC')}\n${other}`);
    await expect.poll(said).toContain('Line 2: A character in this address is wrong or missing.');
    await page.screen.getByRole('textbox', { name: 'Addresses' }).fill(`${evm}\n${other}`);
    await page.screen.getByRole('button', { name: 'Check 2 addresses' }).click();
    const first = await page.answerCheck({ riskLevel: 'SEVERE', score: 95 });
    const second = await page.answerCheck();
    expect([first, second]).toMatchObject([{ address: evm }, { address: other }]);
    expect((first as { requestId: string }).requestId).not.toBe((second as { requestId: string }).requestId);
    await expect.poll(said).toContain('Severe risk');
  });

  it('tries a check whose answer was lost again under the same id', async () => {
    const page = await openRiskCheck({ search: `?chain=TRX&address=${tron}` });
    await page.screen.getByRole('button', { name: 'Check address' }).click();
    await page.screen.getByRole('button', { name: 'Use one check' }).click();
    const lost = await page.next('preKyaCheck');
    lost.fail({ kind: 'http', code: '9000001', message: '', retryable: true });
    await expect.poll(said).toContain("We couldn't check this address.");
    await page.screen.getByRole('button', { name: 'Try again' }).click();
    expect(await page.answerCheck()).toEqual(lost.input);
  });

  it('says what a VIP level gives where the account has none', async () => {
    const page = await openRiskCheck({ used: null });
    (await page.next('vipLabel')).answer({ label_type: 0, level: 0, label: 'Standard', kya_weekly_quota: 0 });
    await expect.poll(said).toContain('Risk checks are for VIP accounts');
    await expect.poll(said).toContain('Your level: Standard');
    await expect.element(page.screen.getByRole('textbox', { name: 'Address' })).not.toBeInTheDocument();
  });
});

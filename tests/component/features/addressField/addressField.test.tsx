import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { ADDRESS_SAMPLES, ADDRESS_CHAINS as CHAINS } from '#tests/support/browser/addressChains.ts';
import { findViolations } from '#tests/support/browser/findViolations.ts';
import { openAddressField } from '#tests/support/browser/openAddressField.tsx';

const { evm, tron, xAddress, xrp } = ADDRESS_SAMPLES;
const said = (): string => document.body.textContent ?? '';
const TRAP = `TQja5${'9'.repeat(25)}tLcU`;

describe('The address field', () => {
  it('is ready once the exchange has confirmed what the page found', async () => {
    const page = await openAddressField({ chain: CHAINS.TRX });
    await page.field.fill(` ${tron.slice(0, 10)} ${tron.slice(10)}\u200b`);
    await expect.element(page.field).toHaveValue(tron);
    await expect.poll(said).toContain('We removed spaces or hidden characters.');
    expect(page.form()).toMatchObject({ address: 'checking' });
    expect(await page.answerCheck({ inBook: 'a', firstUse: false })).toMatchObject({ address: tron });
    await expect.poll(said).toContain('In your address book');
    await expect.poll(said).toContain('Used before');
    expect(page.form()).toMatchObject({ address: tron });
    expect(await findViolations()).toEqual([]);
  });

  it('names the network that an address looks like, and switches to it only when asked to', async () => {
    const page = await openAddressField({ chain: CHAINS.ETH });
    await page.field.fill(tron);
    await expect
      .poll(said)
      .toContain('This looks like an address for TRON (TRC20), but you chose Ethereum (ERC20).');
    expect(page.form()).toMatchObject({ chain: 'ETH', address: 'wrong' });
    await page.screen.getByRole('button', { name: 'Use TRON (TRC20)' }).click();
    await page.answerCheck();
    await expect.poll(page.form).toMatchObject({ chain: 'TRX', address: tron });
  });

  it('says nothing of half an address until the field is left', async () => {
    const page = await openAddressField({ chain: CHAINS.TRX });
    await page.field.click();
    await userEvent.keyboard('TQja');
    await expect.element(page.field).toHaveValue('TQja');
    expect(said()).not.toContain("This isn't a valid");
    await userEvent.tab();
    await expect.poll(said).toContain("This isn't a valid TRON (TRC20) address.");
    await expect.element(page.field).toHaveAttribute('aria-invalid', 'true');
    expect(page.count('addressCheck')).toBe(0);
  });

  it('refuses what the exchange refuses, and keeps what was typed', async () => {
    const page = await openAddressField({ chain: CHAINS.TRX });
    await page.field.fill(tron);
    await page.answerCheck({ valid: false, code: 131075, own: true });
    await expect.poll(said).toContain('This address or account is your own.');
    expect(page.form()).toMatchObject({ address: 'wrong' });
    await expect.element(page.field).toHaveValue(tron);
  });

  it('says that it could not be checked, and checks it again when asked to', async () => {
    const page = await openAddressField({ chain: CHAINS.TRX });
    await page.field.fill(tron);
    const error = { kind: 'call', code: '790000', message: '', retryable: false } as const;
    (await page.next('addressCheck')).fail(error);
    await page.screen.getByRole('button', { name: 'Try again' }).click();
    await page.answerCheck();
    await expect.poll(page.form).toMatchObject({ address: tron });
  });

  it('warns where a network cannot detect typing errors', async () => {
    const page = await openAddressField({ chain: CHAINS.SOL });
    await page.field.fill(ADDRESS_SAMPLES.sol);
    await expect.poll(said).toContain("This network can't detect typos.");
  });

  it('never lets a look-alike pass before four characters of its middle were typed', async () => {
    const page = await openAddressField({ chain: CHAINS.TRX });
    await page.field.fill(tron);
    await page.answerCheck({ similarTo: [{ id: 'a', remark: 'Ledger', address: TRAP }] });
    await expect
      .element(page.screen.getByRole('region', { name: /^This address looks like one you know/ }))
      .toBeVisible();
    expect(page.form()).toMatchObject({ address: 'asking' });
    const middle = page.screen.getByRole('textbox', { name: /^Type group 2/ });
    await middle.fill('9999');
    await userEvent.keyboard('{Enter}');
    await expect.poll(said).toContain("These characters don't match.");
    expect(page.form()).toMatchObject({ address: 'asking' });
    expect(await findViolations()).toEqual([]);
    await middle.fill(tron.slice(4, 8));
    await userEvent.keyboard('{Enter}');
    await expect.poll(page.form).toMatchObject({ address: tron });
    await expect.poll(said).toContain('You compared this address with Ledger.');
    // Another address is another question.
    await page.field.fill('');
    await page.field.fill(evm);
    expect(page.form()).toMatchObject({ address: 'wrong' });
  });

  it('asks before a payment code overwrites what was entered, and accepts no address until that is answered', async () => {
    const page = await openAddressField({ coin: 'XRP', chain: CHAINS.XRP, tag: '111', amount: '10' });
    await page.field.fill(`ripple:${xrp}?dt=222&amount=25`);
    await expect.poll(said).toContain('This code also includes: destination tag 222, amount 25 XRP.');
    await page.answerCheck();
    await expect.poll(page.form).toMatchObject({ address: 'asking', tag: '111', amount: '10' });
    await page.screen.getByRole('button', { name: 'Replace' }).click();
    await page.answerCheck();
    await expect.poll(page.form).toMatchObject({ address: xrp, tag: '222', amount: '25' });
    await expect.poll(said).toContain('Also filled in from the code: destination tag 222, amount 25 XRP.');
    expect(await findViolations()).toEqual([]);
  });

  it('asks again where the address of a code was edited by hand and stands there again', async () => {
    const page = await openAddressField({ coin: 'XRP', chain: CHAINS.XRP, tag: '111' });
    await page.field.fill(`ripple:${xrp}?dt=222`);
    await expect.poll(said).toContain('This code also includes: destination tag 222.');
    await page.field.click();
    await userEvent.keyboard('{End}x');
    await expect.element(page.field).toHaveValue(`${xrp}x`);
    await userEvent.keyboard('{Backspace}');
    await expect.element(page.field).toHaveValue(xrp);
    await expect.poll(said).toContain('This code also includes: destination tag 222.');
    expect(page.form()).toMatchObject({ address: 'asking', tag: '111' });
  });

  it('keeps what was entered where that is the answer, and goes on saying what the code said', async () => {
    const page = await openAddressField({ coin: 'XRP', chain: CHAINS.XRP, tag: '111' });
    await page.field.fill(`ripple:${xrp}?dt=222`);
    await page.screen.getByRole('button', { name: 'Keep mine' }).click();
    await page.answerCheck();
    await expect.poll(page.form).toMatchObject({ address: xrp, tag: '111' });
    await expect
      .poll(said)
      .toContain('The code also included: destination tag 222. We kept what you entered.');
  });

  it('accepts no address of a code for another coin until the user goes on with the chosen one', async () => {
    const page = await openAddressField({ chain: CHAINS.ETH });
    await page.field.fill(`ethereum:${evm}@1?value=1e18`);
    await expect.poll(said).toContain('This code is for a coin other than USDT.');
    await page.answerCheck();
    await expect.poll(page.form).toMatchObject({ address: 'asking', amount: '' });
    await page.screen.getByRole('button', { name: 'Continue with USDT' }).click();
    await expect.poll(page.form).toMatchObject({ address: evm, amount: '' });
    await expect.poll(said).toContain('This code is for another coin, so we ignored its amount.');
  });

  it('says why a code cannot be used, and keeps it in the field', async () => {
    const page = await openAddressField({ chain: CHAINS.BTC });
    const code = `bitcoin:${ADDRESS_SAMPLES.btc}?amount=1&amount=2`;
    await page.field.fill(code);
    await expect.poll(said).toContain("This code contains a duplicate value (amount), so you can't use it.");
    await expect.element(page.field).toHaveValue(code);
    expect(page.form()).toMatchObject({ address: 'wrong' });
    await page.field.fill('vitalik.eth');
    await expect.poll(said).toContain("This is a name, not an address, and we don't look up names.");
  });

  it('stops at a code for another network whose addresses look the same', async () => {
    const page = await openAddressField({ chain: CHAINS.ETH });
    await page.field.fill(`ethereum:${evm}@56`);
    await expect.poll(said).toContain('This code is for BNB Smart Chain');
    expect(page.form()).toMatchObject({ chain: 'ETH', address: 'asking' });
    await page.answerCheck();
    await page.screen.getByRole('button', { name: 'Use BNB Smart Chain' }).click();
    await page.answerCheck();
    await expect.poll(page.form).toMatchObject({ chain: 'BSC', address: evm });
  });

  it('fills the tag of an address that has one, and locks it', async () => {
    const page = await openAddressField({ chain: CHAINS.XRP });
    await page.field.fill(xAddress);
    const tag = page.screen.getByRole('textbox', { name: 'Destination tag' });
    await expect.element(tag).toHaveValue('12345');
    await expect.element(tag).toHaveAttribute('readonly');
    expect(page.form()).toMatchObject({ tag: '12345' });
  });

  it('refuses a code with another tag than its address has inside, and takes one with the same', async () => {
    const page = await openAddressField({ chain: CHAINS.XRP });
    await page.field.fill(`xrpl:${xAddress}?dt=99`);
    await expect.poll(said).toContain("This code contains a duplicate value (tag), so you can't use it.");
    expect(page.form()).toMatchObject({ address: 'wrong' });
    await page.field.fill(`xrpl:${xAddress}?dt=12345`);
    await page.answerCheck();
    await expect.poll(page.form).toMatchObject({ tag: '12345' });
    expect(said()).not.toContain('Also filled in from the code');
  });

  it('lets no missing tag pass unless the receiver needs none', async () => {
    const page = await openAddressField({ chain: CHAINS.XRP });
    await page.field.fill(xrp);
    expect(page.form()).toMatchObject({ tag: 'asking' });
    await page.screen.getByRole('checkbox', { name: "The recipient doesn't need a destination tag" }).click();
    await expect.poll(page.form).toMatchObject({ tag: '' });
  });
});

import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { catchDownload } from '#tests/support/browser/catchDownload.ts';
import { findViolations } from '#tests/support/browser/findViolations.ts';
import { openAddressBatch } from '#tests/support/browser/openAddressBatch.tsx';

const said = (): string => document.body.textContent ?? '';
const ONE = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const TWO = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const FILE = `remark,coin,chain,address\nLedger,ETH,ETH,${ONE}\n\nDesk,ETH,ETH,${TWO}\n`;

async function openPasted(text: string) {
  const page = await openAddressBatch({ search: '?source=paste' });
  await page.screen.getByRole('textbox', { name: 'Lines from a spreadsheet' }).fill(text);
  await page.screen.getByRole('button', { name: 'Add lines' }).click();
  return page;
}

describe('The batch of addresses', () => {
  it('names no number of lines to check while there are none', async () => {
    const page = await openAddressBatch();
    await expect
      .element(page.screen.getByRole('button', { name: 'Check lines', exact: true }))
      .toHaveAttribute('aria-disabled', 'true');
  });

  it('asks the exchange about nothing before it is told to check, then saves with one step, line by line', async () => {
    const page = await openPasted(FILE);
    await expect.poll(said).toContain('2 lines read from what you pasted');
    await expect.element(page.cell('Name', 4)).toHaveValue('Desk');
    expect(page.count('addressCheck')).toBe(0);
    expect(await findViolations()).toEqual([]);
    await page.screen.getByRole('button', { name: 'Check 2 lines' }).click();
    expect(await page.answerCheck()).toEqual([
      { coin: 'ETH', chain: 'ETH', address: ONE },
      { coin: 'ETH', chain: 'ETH', address: TWO },
    ]);
    await page.screen.getByRole('button', { name: 'Save 2 addresses' }).click();
    const asked = (await page.passStep()) as { readonly sence: number; readonly ext_info_str: string };
    expect(asked.sence).toBe(30003);
    const line = { coin: 'ETH', chain: 'ETH', addressType: 0, verified: 0 };
    expect(JSON.parse(asked.ext_info_str)).toEqual({
      items: [
        { ...line, address: ONE },
        { ...line, address: TWO },
      ],
    });
    const sent = await page.answerSave((remark) => (remark === 'Desk' ? 132005 : 0));
    expect(sent.items).toMatchObject([{ remark: 'Ledger', addressType: 0 }, { remark: 'Desk' }]);
    await expect.poll(said).toContain("1 address saved · 1 address wasn't saved");
    await expect.element(page.screen.getByRole('heading', { name: 'Result' })).toHaveFocus();
    expect(said()).toContain('This name is already in use');
    expect(await findViolations()).toEqual([]);
    // What was saved has left; the other one is repaired and sent under an order of its own.
    await page.screen.getByRole('button', { name: 'Fix unsaved lines' }).click();
    await expect.element(page.screen.getByRole('region', { name: 'Enter' })).toHaveFocus();
    await page.cell('Name', 4).fill('Desk 2');
    await page.screen.getByRole('button', { name: 'Continue' }).click();
    await page.screen.getByRole('button', { name: 'Save 1 address' }).click();
    await page.passStep();
    const again = await page.answerSave(() => 0);
    expect(again.items).toMatchObject([{ remark: 'Desk 2', address: TWO }]);
    expect(again.requestId).not.toBe(sent.requestId);
  });

  it('checks and saves the good lines while a wrong one waits, which then goes on by itself', async () => {
    const page = await openPasted(
      `sep=;\nLabel;Currency;Network;Wallet address\nLedger;ETH;ERC20;${ONE}\nDesk;ETH;ERC20;nonsense\n`,
    );
    await expect.poll(said).toContain('2 lines read from what you pasted');
    await expect.poll(said).toContain('1 line has errors');
    await page.screen.getByRole('button', { name: 'Check 1 line' }).click();
    expect(await page.answerCheck()).toEqual([{ coin: 'ETH', chain: 'ETH', address: ONE }]);
    await expect.poll(said).toContain('Lines left in the table, with errors or unaccepted warnings: 1');
    await page.screen.getByRole('button', { name: 'Save 1 address' }).click();
    await page.passStep();
    const sent = await page.answerSave(() => 0);
    expect(sent.items).toMatchObject([{ remark: 'Ledger', chain: 'ETH' }]);
    await expect.poll(said).toContain('1 address saved');
    await page.screen.getByRole('button', { name: 'Back to lines' }).click();
    await expect.element(page.cell('Name', 4)).toHaveValue('Desk');
    await expect.element(page.cell('Name', 3)).not.toBeInTheDocument();
    await page.cell('Address', 4).fill(TWO);
    await page.screen.getByRole('button', { name: 'Check 1 line' }).click();
    expect(await page.answerCheck()).toEqual([{ coin: 'ETH', chain: 'ETH', address: TWO }]);
    await page.screen.getByRole('button', { name: 'Save 1 address' }).click();
    await page.passStep();
    expect((await page.answerSave(() => 0)).items).toMatchObject([{ remark: 'Desk' }]);
  });

  it('stays with the lines where the check finds something wrong, and the right ones can go on', async () => {
    const page = await openPasted(FILE);
    await page.screen.getByRole('button', { name: 'Check 2 lines' }).click();
    await page.answerCheck((address) => (address === TWO ? { valid: false, code: 131075 } : {}));
    await expect.poll(said).toContain('This address is your own.');
    await page.screen.getByRole('button', { name: 'Continue' }).click();
    await expect.element(page.screen.getByRole('button', { name: 'Save 1 address' })).toBeVisible();
  });

  it('names every column of the file with the result', async () => {
    const page = await openPasted(FILE);
    await page.screen.getByRole('button', { name: 'Check 2 lines' }).click();
    await page.answerCheck();
    await page.screen.getByRole('button', { name: 'Save 2 addresses' }).click();
    await page.passStep();
    await page.answerSave(() => 0);
    const file = catchDownload();
    await page.screen.getByRole('button', { name: 'Download results' }).click();
    const [header = '', first = ''] = (await file).text.replace('\uFEFF', '').split('\r\n');
    expect(header).toBe('Line,Coin,Network,Address,Memo,Name,Status,Result');
    expect(first).toBe(`2,ETH,ETH,${ONE},,Ledger,Saved,Active`);
  });

  it('sends an order whose answer was lost again under the same id', async () => {
    const page = await openPasted(FILE);
    await page.screen.getByRole('button', { name: 'Check 2 lines' }).click();
    await page.answerCheck();
    await page.screen.getByRole('button', { name: 'Save 2 addresses' }).click();
    await page.passStep();
    const lost = await page.next('addressBatchCreate');
    lost.fail({ kind: 'http', code: '9000001', message: '', retryable: true });
    await expect.poll(said).toContain('still confirming whether your addresses were saved.');
    await page.screen.getByRole('button', { name: 'Save again' }).click();
    await page.passStep();
    const again = await page.answerSave(() => 0);
    expect(again.requestId).toBe((lost.input as { readonly requestId: string }).requestId);
    await expect.poll(said).toContain('2 addresses saved');
  });

  it('counts down on the button that checks or saves while the exchange takes that no more often', async () => {
    const page = await openPasted(FILE);
    const tooOften = { kind: 'business', code: '139001', message: '', retryable: true } as const;
    const paused = page.screen.getByRole('button', { name: /^Try again in [12]s$/ });
    await page.screen.getByRole('button', { name: 'Check 2 lines' }).click();
    (await page.next('addressCheck')).fail({ ...tooOften, extInfo: { retryAfter: 2 } });
    await expect.element(paused).toHaveAttribute('aria-disabled');
    await page.screen.getByRole('button', { name: 'Check 2 lines' }).click();
    await page.answerCheck();
    await page.screen.getByRole('button', { name: 'Save 2 addresses' }).click();
    await page.passStep();
    (await page.next('addressBatchCreate')).fail({ ...tooOften, extInfo: { retryAfter: 2 } });
    await expect.element(paused).toHaveAttribute('aria-disabled');
    await page.screen.getByRole('button', { name: 'Save 2 addresses' }).click();
    await page.passStep();
    await page.answerSave(() => 0);
    await expect.poll(said).toContain('2 addresses saved');
  });

  it('says how many networks and entries it could not read, with the number for support', async () => {
    await openAddressBatch({ leftOut: { rows: 2, traceId: 'trace-2' } });
    await expect.poll(said).toContain("Entries that couldn't be shown: 2.");
    expect(said()).toContain('trace-2');
  });

  it('names a mistake at its cell, and can be repaired and undone by the keyboard alone', async () => {
    const page = await openAddressBatch();
    await page.cell('Coin', 1).fill('USDT');
    await page.cell('Network', 1).fill('DOGE');
    await expect.poll(said).toContain("USDT isn't available on DOGE. Supported: ETH, TRX.");
    await expect.element(page.cell('Network', 1)).toHaveAttribute('aria-invalid', 'true');
    await page.cell('Network', 1).fill('ETH');
    await expect.element(page.cell('Network', 1)).not.toHaveAttribute('aria-invalid');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.element(page.cell('Network', 1)).toHaveValue('');
    await page.cell('Coin', 1).click();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.cell('Coin', 2)).toHaveFocus();
  });

  it('never lets a look-alike pass before four characters of its middle were typed', async () => {
    const trap = `0x5aae${'9'.repeat(32)}eaed`;
    const page = await openPasted(`coin,chain,address,remark\nETH,ETH,${ONE},Ledger\nETH,ETH,${trap},Other`);
    await expect.poll(said).toContain('2 lines have errors');
    for (const middle of [ONE.slice(4, 8), 'ae99']) {
      await page.screen
        .getByRole('textbox', { name: /^Type group 2/ })
        .first()
        .fill(middle);
      await userEvent.keyboard('{Enter}');
    }
    await expect.poll(said).not.toContain('lines have errors');
  });

  it('keeps what was entered through a reload of the tab', async () => {
    const page = await openPasted(FILE);
    await expect.element(page.cell('Name', 2)).toHaveValue('Ledger');
    await page.screen.unmount();
    const again = await openAddressBatch({ isReload: true });
    await expect.element(again.cell('Name', 4)).toHaveValue('Desk');
    expect(said()).toContain('We restored your draft.');
  });
});

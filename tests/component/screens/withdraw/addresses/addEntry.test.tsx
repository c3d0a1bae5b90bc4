import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { sealBook } from '#app/screens/withdraw/addresses/bookFile/sealBook.ts';
import { readEntry } from '#app/screens/withdraw/book/bookEntry.ts';
import { callsOf } from '#tests/component/screens/convert/exchangeHistory/openHistory.tsx';
import { findViolations } from '#tests/support/browser/findViolations.ts';
import {
  buildEntry,
  EVM,
  LOOK_ALIKE,
  newestToast,
  openAddressBook,
  type Played,
  REFUSED,
  SIMILAR,
  TRON,
} from './openAddressBook.tsx';

async function openForm(played: Played = {}) {
  const opened = await openAddressBook({ path: '?add=1', ...played });
  const dialog = opened.screen.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  const fill = async (address: string, chain = 'ETH', name = 'Savings') => {
    await dialog.getByLabelText('Coin').selectOptions('USDT');
    await dialog.getByLabelText('Network').selectOptions(chain);
    await dialog.getByLabelText('Address').fill(address);
    await dialog.getByLabelText('Name').fill(name);
  };
  return { ...opened, dialog, fill, review: dialog.getByRole('button', { name: 'Review' }) };
}

describe('Adding an address', () => {
  test('checks it, lets it be read back, and saves it as locked', async () => {
    const { dialog, fill, review, calls } = await openForm();
    await fill(TRON, 'TRX');
    expect(await findViolations()).toEqual([]);
    await expect.poll(() => callsOf(calls, 'addressCheck').length).toBe(1);
    await review.click();
    await expect.element(dialog).toMatchTextContent(/Check the address.*TQja.*TRON.*locked for 24 hours/);
    expect(await findViolations()).toEqual([]);
    await dialog.getByRole('button', { name: 'Save Savings' }).click();
    await expect.poll(() => newestToast().toast?.text).toBe('Saved: Savings. Locked for 24 hours.');
    expect(callsOf(calls, 'riskIntercept')).toMatchObject([
      {
        ext_info_str: JSON.stringify({
          ...{ coin: 'USDT', chain: 'TRX', address: TRON, addressType: 0, verified: 0 },
        }),
      },
    ]);
    expect(callsOf(calls, 'addressCreate')).toMatchObject([
      { coin: 'USDT', chain: 'TRX', address: TRON, remark: 'Savings', verified: 0, riskToken: 'token-1' },
    ]);
  });

  test('stops at one that looks like an entry until its middle was typed', async () => {
    const { dialog, fill, review, calls } = await openForm({ rows: () => [buildEntry('first-001')] });
    await fill(LOOK_ALIKE);
    await expect.poll(() => callsOf(calls, 'addressCheck').length).toBe(1);
    await review.click();
    expect(dialog.getByText('Check the address before you save').query()).toBeNull();
    await expect.element(dialog.getByText('Name of first-001')).toBeVisible();
    const middle = dialog.getByRole('textbox', { name: /group/i });
    await middle.fill('0000');
    await userEvent.keyboard('{Enter}');
    await review.click();
    expect(dialog.getByText('Check the address before you save').query()).toBeNull();
    // The page asks for a group in which the two differ; in either case of its letters.
    const asked = dialog
      .getByText(/group \d+/)
      .first()
      .element().textContent;
    const place = Number(/group (\d+)/.exec(asked ?? '')?.[1]);
    await middle.fill(LOOK_ALIKE.slice((place - 1) * 4, place * 4));
    await userEvent.keyboard('{Enter}');
    await review.click();
    await expect.element(dialog.getByText('Check the address before you save')).toBeVisible();
    expect(callsOf(calls, 'addressCreate')).toEqual([]);
  });

  test('names in the review what the address is like at one end', async () => {
    const { dialog, fill, review, calls } = await openForm({ rows: () => [buildEntry('first-001')] });
    const hint = dialog.getByText(/This address begins or ends like/);
    await fill(SIMILAR);
    await expect.poll(() => callsOf(calls, 'addressCheck').length).toBe(1);
    await expect.element(hint).toBeVisible();
    await review.click();
    await expect.element(dialog.getByText('Check the address before you save')).toBeVisible();
    await expect.element(hint).toMatchTextContent(/Name of first-001/);
  });

  test('says how many coins and networks cannot be chosen, with the number for support', async () => {
    const leftOut = { rows: 3, traceId: 'trace-3' };
    const { dialog } = await openForm({
      answer: ({ name }) => (name === 'coinList' ? { result: { list: [] }, leftOut } : undefined),
    });
    await expect.element(dialog.getByText("Entries that couldn't be shown: 3.")).toBeVisible();
    await expect.element(dialog.getByText('trace-3')).toBeVisible();
  });

  test('says that the book has it already, and in which entry', async () => {
    const { dialog, fill } = await openForm({ rows: () => [buildEntry('first-001')] });
    await fill(EVM.toLowerCase());
    await expect
      .element(dialog.getByText("You've already saved this address as Name of first-001."))
      .toBeVisible();
  });

  test('keeps what was entered where the exchange refuses it', async () => {
    const { dialog, fill, review } = await openForm({
      answer: ({ name }) => (name === 'addressCreate' ? REFUSED('132005') : undefined),
    });
    await fill(TRON, 'TRX');
    await review.click();
    await dialog.getByRole('button', { name: 'Save Savings' }).click();
    await expect.element(dialog.getByText(/This name is already in use/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Back' }).click();
    await expect.element(dialog.getByLabelText('Address')).toHaveValue(TRON);
    await expect.element(dialog.getByLabelText('Name')).toHaveValue('Savings');
  });

  test('keeps what was entered for as long as the tab is open', async () => {
    const { screen, dialog, fill } = await openForm();
    await fill(TRON, 'TRX');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await screen.getByRole('button', { name: 'Add address' }).first().click();
    await expect.element(dialog.getByLabelText('Address')).toHaveValue(TRON);
    await expect.element(dialog.getByLabelText('Network')).toHaveValue('TRX');
    await expect.element(dialog.getByLabelText('Name')).toHaveValue('Savings');
  });

  test('sends the same request again where an answer was lost', async () => {
    let isLost = true;
    const { dialog, fill, review, calls } = await openForm({
      answer: ({ name }) => {
        if (name !== 'addressCreate' || !isLost) return undefined;
        isLost = false;
        return { error: { kind: 'http', code: '9000001', message: 'timeout', retryable: true } };
      },
    });
    await fill(TRON, 'TRX');
    await review.click();
    const save = dialog.getByRole('button', { name: 'Save Savings' });
    await save.click();
    await expect.element(dialog.getByText(/still confirming whether this was saved/)).toBeVisible();
    await save.click();
    await expect.poll(() => callsOf(calls, 'addressCreate').length).toBe(2);
    const [first, second] = callsOf(calls, 'addressCreate');
    expect(second?.requestId).toBe(first?.requestId);
  });

  test('inside of the exchange asks whether there is such a user, and how long to wait', async () => {
    let isEarly = true;
    const { dialog, review, calls } = await openForm({
      path: '?add=1&tab=internal',
      answer: ({ name }) => {
        if (name !== 'internalAddressCheck') return undefined;
        if (!isEarly)
          return { result: { valid: true, canReceive: true, uid: '10****01', nameMasked: 'R*** R***' } };
        isEarly = false;
        return { error: { ...REFUSED('139001').error, extInfo: { retryAfter: 1 } } };
      },
    });
    await dialog.getByLabelText('UID').last().fill('10000001');
    await dialog.getByLabelText('Name').fill('Rita');
    await review.click();
    await expect.element(dialog.getByText(/Too many checks/)).toBeVisible();
    await expect
      .element(dialog.getByRole('button', { name: 'Try again in 1s' }))
      .toHaveAttribute('aria-disabled');
    await expect.element(dialog.getByText(/Too many checks/), { timeout: 3_000 }).not.toBeInTheDocument();
    await review.click();
    await expect.element(dialog).toMatchTextContent(/R\*\*\* R\*\*\*/);
    await dialog.getByRole('button', { name: 'Save Rita' }).click();
    await expect
      .poll(() => callsOf(calls, 'addressCreate'))
      .toMatchObject([{ addressType: 1, internalType: 'uid', address: '10000001', chain: '' }]);
  });

  test('keeps the dial code of a phone through the review, and reads the number back with it', async () => {
    const list = [
      { code2: 'DE', dial: '49', name: 'Germany' },
      { code2: 'US', dial: '1', name: 'United States' },
    ];
    const { dialog, review, calls } = await openForm({
      path: '?add=1&tab=internal',
      answer: ({ name }) => {
        if (name === 'countryCode') return { result: { list, guess: 'US' } };
        if (name !== 'internalAddressCheck') return undefined;
        return { result: { valid: true, canReceive: true, uid: '10****01', nameMasked: 'R*** R***' } };
      },
    });
    await dialog.getByLabelText('Find recipient by').selectOptions('mobile');
    const code = dialog.getByLabelText('Country code');
    await expect.element(code).toHaveValue('US');
    await code.selectOptions('DE');
    await dialog.getByLabelText('Phone number').fill('15112345678');
    await dialog.getByLabelText('Name').fill('Rita');
    await review.click();
    await expect.element(dialog.getByText('+49 15112345678')).toBeVisible();
    await dialog.getByRole('button', { name: 'Back' }).click();
    await expect.element(code).toHaveValue('DE');
    await review.click();
    await dialog.getByRole('button', { name: 'Save Rita' }).click();
    await expect
      .poll(() => callsOf(calls, 'addressCreate'))
      .toMatchObject([{ internalType: 'mobile', areaCode: '49', address: '15112345678' }]);
  });

  test('drops what the exchange says of a user once something else is entered', async () => {
    let answer = (): void => undefined;
    const asked = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const { dialog, review, calls } = await openForm({
      path: '?add=1&tab=internal',
      answer: ({ name }) =>
        name === 'internalAddressCheck'
          ? asked.then(() => ({
              result: { valid: true, canReceive: true, uid: '10****01', nameMasked: 'R*** R***' },
            }))
          : undefined,
    });
    await dialog.getByLabelText('UID').last().fill('10000001');
    await dialog.getByLabelText('Name').fill('Rita');
    await review.click();
    await expect.poll(() => callsOf(calls, 'internalAddressCheck').length).toBe(1);
    await dialog.getByLabelText('UID').last().fill('10000002');
    answer();
    await expect.element(review).not.toHaveAttribute('aria-busy', 'true');
    await expect.element(dialog.getByLabelText('UID').last()).toHaveValue('10000002');
    expect(dialog.getByText(/R\*\*\* R\*\*\*/).query()).toBeNull();
  });
});

describe('A file of the address book', () => {
  async function openImport(entries: readonly object[], password = 'correct horse 1') {
    const opened = await openAddressBook({ rows: () => [buildEntry('first-001')] });
    const { screen } = opened;
    const rows = entries.map((entry, at) =>
      readEntry({ ...buildEntry(`file-000${at}`), ...entry } as never, 0),
    );
    const sealed = (await sealBook(rows, 'correct horse 1')) ?? '';
    await screen.getByRole('button', { name: 'Import' }).click();
    const dialog = screen.getByRole('dialog');
    const file = new File([sealed], 'address-book.json', { type: 'application/json' });
    await dialog.getByLabelText('File', { exact: true }).upload(file);
    await dialog.getByLabelText('File password').fill(password);
    await dialog.getByRole('button', { name: 'Open file' }).click();
    return { ...opened, dialog };
  }

  test('is seen line by line before anything of it is saved, and look-alikes are not', async () => {
    const { dialog, calls } = await openImport([
      { address: TRON, chain: 'TRX', remark: 'Good', verified: 1 },
      { address: LOOK_ALIKE, remark: 'Fake' },
      { remark: 'Known' },
    ]);
    const line = (name: string) => dialog.getByRole('listitem').filter({ hasText: name });
    await expect.element(line('Good')).toMatchTextContent(/Ready to add/);
    await expect.element(line('Fake')).toMatchTextContent(/Looks like Name of first-001/);
    await expect.element(line('Known')).toMatchTextContent(/Already saved/);
    expect(await findViolations()).toEqual([]);
    await dialog.getByRole('button', { name: 'Add 1 address' }).click();
    await expect
      .poll(() => callsOf(calls, 'addressBatchCreate'))
      .toMatchObject([{ items: [{ address: TRON, remark: 'Good', verified: 0 }], riskToken: 'token-1' }]);
    expect(callsOf(calls, 'addressBatchCreate')[0]?.items).toHaveLength(1);
  });

  test('names what an address of it is like at one end', async () => {
    const { dialog } = await openImport([{ address: SIMILAR, remark: 'Alike' }]);
    await expect
      .element(dialog.getByRole('listitem'))
      .toMatchTextContent(/Ready to add.*begins or ends like .*Name of first-001/);
  });

  test('says at the field that the password does not open it', async () => {
    const { dialog, calls } = await openImport([{ remark: 'Good' }], 'wrong horse 1');
    await expect.element(dialog.getByText('The password is incorrect.')).toBeVisible();
    expect(callsOf(calls, 'addressBatchCreate')).toEqual([]);
  });
});

import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { noticeStore } from '#app/stores/noticeStore.ts';
import { callsOf } from '#tests/component/screens/convert/exchangeHistory/openHistory.tsx';
import { findViolations } from '#tests/support/browser/findViolations.ts';
import { buildEntry, newestToast, openAddressBook, REFUSED, TRON, UNREACHED } from './openAddressBook.tsx';

const DAY_MS = 86_400_000;

describe('The address book', () => {
  test('says of each entry whether it can be used, and of a lock how long it lasts', async () => {
    const { screen } = await openAddressBook({
      rows: () => [
        buildEntry('locked-01', { status: 1, lockUntil: String(Date.now() + DAY_MS) }),
        buildEntry('blocked-1', { status: 2 }),
        buildEntry('data-0001', { status: 3 }),
        buildEntry('usable-01', { verified: 1, coin: 'baseCoin' }),
      ],
    });
    const row = (name: string) => screen.getByRole('row', { name: new RegExp(`Name of ${name}`) });
    await expect.element(row('locked-01')).toMatchTextContent(/Locked\s*24 hr 0 min|Locked\s*23 hr 59 min/);
    await expect.element(row('blocked-1')).toMatchTextContent(/Blocked/);
    await expect.element(row('data-0001')).toMatchTextContent(/Action needed/);
    await expect.element(row('usable-01')).toMatchTextContent(/Any coin.*Not needed.*Active.*Never used/);
    expect(await findViolations()).toEqual([]);
  });

  test('ends a lock by itself when its time is over', async () => {
    const { screen } = await openAddressBook({
      rows: () => [buildEntry('locked-01', { status: 1, lockUntil: String(Date.now() + 1_500) })],
    });
    const row = screen.getByRole('row', { name: /Name of locked-01/ });
    await expect.element(row).toMatchTextContent(/Locked/);
    await expect.element(row, { timeout: 4_000 }).toMatchTextContent(/Active/);
  });

  test('is filtered by the words of its address', async () => {
    const rows = () => [
      buildEntry('first-001'),
      buildEntry('second-01', { chain: 'TRX', address: TRON }),
      buildEntry('inside-01', { addressType: 1, chain: '', address: '10000001', internalType: 'uid' }),
    ];
    const { screen } = await openAddressBook({ rows, path: '?chain=TRX' });
    await expect.element(screen.getByText('Name of second-01')).toBeVisible();
    expect(screen.getByText('Name of first-001').query()).toBeNull();
    await screen.getByRole('tab', { name: 'Internal transfer' }).click();
    await expect.element(screen.getByText('Name of inside-01')).toBeVisible();
    expect(screen.getByText('Name of second-01').query()).toBeNull();
  });

  test('begins with a sentence and the way to the first entry', async () => {
    const { screen, search } = await openAddressBook();
    await expect.element(screen.getByText(/Save addresses you trust/)).toBeVisible();
    await screen.getByRole('button', { name: 'Add address' }).last().click();
    await expect.element(screen.getByRole('dialog')).toBeVisible();
    expect(search()).toBe('?add=1');
  });

  test('says why it could not be read, and is whole once it was', async () => {
    let isDown = true;
    const { screen } = await openAddressBook({
      rows: () => [buildEntry('first-001')],
      answer: ({ name }) => (name === 'addressList' && isDown ? UNREACHED : undefined),
    });
    const retry = screen.getByRole('button', { name: 'Try again' });
    await expect.element(retry).toBeVisible();
    isDown = false;
    await retry.click();
    await expect.element(screen.getByText('Name of first-001')).toBeVisible();
    await expect.element(screen.getByRole('switch', { name: 'Address book only' })).toBeVisible();
  });

  test('takes no more than it has room for', async () => {
    const rows = Array.from({ length: 200 }, (_, at) => buildEntry(`entry-${1000 + at}`));
    const { screen } = await openAddressBook({ rows: () => rows });
    await expect.element(screen.getByText(/Address book full: 200 of 200 saved/)).toBeVisible();
    await expect
      .element(screen.getByRole('button', { name: 'Add address' }))
      .toHaveAttribute('aria-disabled', 'true');
  });

  test('has rows of two lines on a phone, with both ends of the address', async () => {
    const { screen } = await openAddressBook({ rows: () => [buildEntry('first-001')], width: 390 });
    onTestFinished(() => page.viewport(1440, 1000));
    await expect.element(screen.getByText('0x16EC…3bE1F7')).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });
});

describe('Deleting an entry', () => {
  test('hides it at once, and deletes it when the time to undo is over', async () => {
    let rows = [buildEntry('first-001'), buildEntry('second-01', { address: TRON, chain: 'TRX' })];
    const { screen, calls } = await openAddressBook({
      rows: () => rows,
      answer: ({ name, input }) => {
        if (name === 'addressDelete') rows = rows.filter(({ id }) => !String(input.ids).includes(id));
        return undefined;
      },
    });
    await screen.getByRole('checkbox', { name: /Name of first-001/ }).click();
    await userEvent.keyboard('{Delete}');
    await expect.element(screen.getByText('Name of first-001')).not.toBeInTheDocument();
    expect(newestToast().toast).toMatchObject({ text: 'Deleted: Name of first-001', durationMs: 5_000 });
    expect(callsOf(calls, 'addressDelete')).toEqual([]);
    newestToast().end();
    await expect.poll(() => callsOf(calls, 'addressDelete')).toMatchObject([{ ids: ['first-001'] }]);
    await expect.element(screen.getByText('Name of second-01')).toBeVisible();
    expect(screen.getByText('Name of first-001').query()).toBeNull();
  });

  test('brings it back where it is undone', async () => {
    const { screen, calls } = await openAddressBook({ rows: () => [buildEntry('first-001')] });
    await screen.getByRole('checkbox', { name: /Name of first-001/ }).click();
    await screen.getByRole('button', { name: 'Delete' }).click();
    await expect.element(screen.getByText('Name of first-001')).not.toBeInTheDocument();
    newestToast().toast?.action?.run();
    newestToast().end();
    await expect.element(screen.getByText('Name of first-001')).toBeVisible();
    expect(callsOf(calls, 'addressDelete')).toEqual([]);
  });

  test('brings it back with the reason where a withdrawal is on its way to it', async () => {
    const { screen } = await openAddressBook({
      rows: () => [buildEntry('first-001')],
      answer: ({ name }) =>
        name === 'addressDelete'
          ? { result: { deleted: [], failed: [{ id: 'first-001', code: 132010 }] } }
          : undefined,
    });
    await screen.getByRole('checkbox', { name: /Name of first-001/ }).click();
    await screen.getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => newestToast().toast?.text).toBe('Deleted: Name of first-001');
    newestToast().end();
    await expect.element(screen.getByText('Name of first-001')).toBeVisible();
    await expect
      .poll(() => noticeStore.getState().notifications.map(({ title, text }) => `${title} ${text}`))
      .toEqual([expect.stringMatching(/Not deleted: Name of first-001 A withdrawal to this address isn't/)]);
  });
});

describe('The security switches', () => {
  const lock = { name: 'Lock new addresses for 24h' };

  test('tell what turning them brings before the click, and turn when the exchange has done it', async () => {
    const settings = { newAddressLock: true };
    const { screen, calls } = await openAddressBook({
      settings,
      answer: ({ name }) => {
        if (name === 'addressSwitch') settings.newAddressLock = false;
        return undefined;
      },
    });
    const control = screen.getByRole('switch', lock);
    await expect.element(control).toHaveAttribute('aria-checked', 'true');
    await expect.element(control).toHaveAccessibleDescription(/pauses all withdrawals for 24 hours/);
    await control.click();
    await expect.element(control).toHaveAttribute('aria-checked', 'false');
    expect(callsOf(calls, 'riskIntercept')).toMatchObject([{ sence: 30007 }]);
    expect(callsOf(calls, 'addressSwitch')).toMatchObject([{ type: 'newAddressLock', on: false }]);
  });

  test('are back where they were, with the reason, where the exchange refuses', async () => {
    const { screen } = await openAddressBook({
      answer: ({ name }) => (name === 'addressSwitch' ? REFUSED('131226') : undefined),
    });
    const control = screen.getByRole('switch', lock);
    await control.click();
    await expect.element(screen.getByText(/Nothing was changed\. For security reasons/)).toBeVisible();
    await expect.element(control).toHaveAttribute('aria-checked', 'true');
    expect(await findViolations()).toEqual([]);
  });

  test('are turned by the call of site USA on that site, as is the flag of an entry', async () => {
    const { screen, calls } = await openAddressBook({ site: 'USA', rows: () => [buildEntry('first-001')] });
    await screen.getByRole('switch', { name: 'Address book only' }).click();
    const asked = () => callsOf(calls, 'addressSuperVerification');
    await expect
      .poll(asked)
      .toEqual([{ type: 'whitelistOnly', on: true, risk_token: 'token-1', verification: {} }]);
    await screen.getByRole('checkbox', { name: /Name of first-001/ }).click();
    await screen.getByRole('button', { name: 'Stop asking for codes' }).click();
    await expect.poll(() => asked()[1]).toEqual({ id: 'first-001', risk_token: 'token-1', verification: {} });
    expect(callsOf(calls, 'addressSwitch')).toEqual([]);
    expect(callsOf(calls, 'addressVerification')).toEqual([]);
  });

  test('say how long withdrawals still pause', async () => {
    const { screen } = await openAddressBook({
      settings: { changePauseUntil: String(Date.now() + 3_600_000) },
    });
    await expect.element(screen.getByText(/Withdrawals are paused.*00:59:\d\d/)).toBeVisible();
  });
});

import { describe, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SubTransfersScreen } from '#app/screens/records/subTransfers/SubTransfersScreen.tsx';
import { globalStore, setUser } from '#app/stores/globalStore.ts';
import {
  type Answer,
  callsOf,
  openHistory,
} from '#tests/component/screens/convert/exchangeHistory/openHistory.tsx';
import { findViolations } from '#tests/support/browser/findViolations.ts';
import { USER } from '#tests/support/browser/openSession.ts';

const [MAIN, SUB] = [
  { uid: '20000001', name: 'Main & Sons', isMain: true },
  { uid: '20000006', name: 'Sam Sub', isMain: false },
];
const NOW_MS = Date.now();

function buildRow(id: string, status = 'SUCCESS', change: object = {}) {
  return {
    ...{ transferId: id, coin: 'USDT', amount: '125.5', timestamp: String(NOW_MS - 3_600_000), status },
    ...{ fromMemberId: MAIN.uid, fromName: MAIN.name, toMemberId: SUB.uid, toName: SUB.name },
    ...{ fromAccountType: 'FUND', toAccountType: 'UNIFIED', ...change },
  };
}

interface Played {
  /** Asked of with each call of the list that takes the newest rows. */
  readonly rows?: () => readonly object[];
  readonly members?: readonly object[];
  readonly error?: { readonly code: string };
  readonly path?: string;
  readonly isSub?: boolean;
  readonly width?: number;
}

async function openTransfers(played: Played = {}) {
  const { rows = () => [], members = [MAIN, SUB], error, path = '', isSub = false, width } = played;
  globalStore.setState(globalStore.getInitialState(), true);
  setUser({ ...USER, is_sub: isSub });
  onTestFinished(() => globalStore.setState(globalStore.getInitialState(), true));
  const answer: Answer = ({ name, input }) => {
    if (name === 'transferAccountTypes') {
      return { result: { list: [{ accountType: 'FUND', code: 6, label: 'Funding', members }] } };
    }
    if (name === 'coinList') return { result: { list: [{ coin: 'USDT' }, { coin: 'ETH' }] } };
    if (name !== 'transferList') return { result: { rate: '0.9' } };
    if (error !== undefined) {
      return { error: { kind: 'business', code: error.code, message: 'refused', retryable: false } };
    }
    const isNewest = input.endTime === undefined || Number(input.endTime) >= NOW_MS;
    return { result: { list: isNewest ? rows() : [], nextPageCursor: '' } };
  };
  return openHistory({
    path: `/subAccountTransferRecord${path}`,
    part: <SubTransfersScreen />,
    answer,
    ...(width !== undefined && { width }),
  });
}

describe('sub-account transfers', () => {
  test('name both sides beside their UIDs, with wallet, direction and status', async () => {
    const { screen } = await openTransfers({ rows: () => [buildRow('transfer-0001')] });
    const row = screen.getByRole('row', { name: /Main & Sons/ });
    await expect.element(row).toMatchTextContent(/Main & Sons.*20000001.*Funding/);
    await expect.element(row).toMatchTextContent(/Sam Sub.*20000006.*Unified trading/);
    await expect.element(row).toMatchTextContent(/Sent.*125\.5.*USDT.*Completed/);
    expect(await findViolations()).toEqual([]);
  });

  test('of a sub-account are its own: it got what the main account sent, and chooses no other', async () => {
    const row = buildRow('transfer-0001', 'SUCCESS', { toMemberId: MAIN.uid, fromMemberId: SUB.uid });
    const { screen } = await openTransfers({ rows: () => [row], members: [SUB], isSub: true });
    await expect.element(screen.getByRole('row', { name: /Main & Sons/ })).toMatchTextContent(/Received/);
    await expect.element(screen.getByRole('combobox', { name: 'Sub-account' })).not.toBeInTheDocument();
  });

  test('are asked for by sub-account on both sides, and the address says so', async () => {
    const { screen, calls, search } = await openTransfers({ rows: () => [buildRow('transfer-0001')] });
    await screen.getByRole('combobox', { name: 'Sub-account' }).selectOptions(SUB.uid);
    await expect.poll(search).toBe(`?account=${SUB.uid}`);
    const asked = () => callsOf(calls, 'transferList');
    await expect.poll(() => asked().some(({ fromMemberId }) => fromMemberId === SUB.uid)).toBe(true);
    await expect.poll(() => asked().some(({ toMemberId }) => toMemberId === SUB.uid)).toBe(true);
    // The same transfer from both questions is one row.
    await expect.poll(() => document.querySelectorAll('.records-table tbody tr').length).toBe(1);
  });

  test('add up to net positions, and to who sent to whom', async () => {
    const back = {
      ...{ fromMemberId: SUB.uid, fromName: SUB.name },
      toMemberId: MAIN.uid,
      toName: MAIN.name,
    };
    const { screen } = await openTransfers({
      rows: () => [
        buildRow('transfer-0001'),
        buildRow('transfer-0002', 'SUCCESS', { ...back, amount: '25.5' }),
        buildRow('transfer-0003', 'FAILED', { amount: '9000' }),
      ],
    });
    await screen.getByText('Totals').click();
    await expect.element(screen.getByRole('row', { name: /Sam Sub.*\+100/ })).toBeVisible();
    await expect.element(screen.getByRole('row', { name: /Main & Sons.*−100/ })).toBeVisible();
    const matrix = screen.getByRole('table', { name: 'Transfers by account: USDT' });
    await expect.element(matrix.getByText('125.5')).toBeVisible();
    await expect.element(matrix.getByText('25.5', { exact: true })).toBeVisible();
    expect(await findViolations()).toEqual([]);
  });

  test('open by key with both sides, a failure in words, and the way to repeat it', async () => {
    const row = buildRow('transfer-0001', 'FAILED', { failCode: 131212 });
    const { screen, search } = await openTransfers({ rows: () => [row] });
    const open = screen.getByRole('button', { name: /^Details of/ });
    await expect.element(open).toBeVisible();
    open.element().focus();
    await userEvent.keyboard('{Enter}');
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog).toMatchTextContent(/requested/);
    await expect
      .element(dialog)
      .toMatchTextContent(/Reason for failure: Your available balance doesn't cover this amount/);
    expect(search()).toBe('?id=transfer-0001');
    const href = dialog.getByRole('link', { name: 'Repeat' }).element().getAttribute('href') ?? '';
    expect(decodeURIComponent(href)).toContain(`coin=USDT&amount=125.5&from=${MAIN.uid}&to=${SUB.uid}`);
    expect(await findViolations()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.poll(search).toBe('');
  });

  test('are found by an id, whenever they were', async () => {
    const { screen, calls } = await openTransfers({
      rows: () => [buildRow('transfer-0009')],
      path: '?id=transfer-0009&start=2026-01-01&end=2026-01-02',
    });
    await expect.element(screen.getByRole('dialog')).toMatchTextContent(/transfer-0009|transf…r-0009/);
    expect(callsOf(calls, 'transferList')).toContainEqual({ transferId: 'transfer-0009' });
  });

  test('that are pending are asked for again until they are done', async () => {
    let status = 'PENDING';
    // Begun a moment ago: what waits for longer is asked for less often.
    const begun = { timestamp: String(NOW_MS - 1_000) };
    const { screen } = await openTransfers({ rows: () => [buildRow('transfer-0001', status, begun)] });
    await expect.element(screen.getByText('Pending', { exact: true })).toBeVisible();
    status = 'SUCCESS';
    await expect.element(screen.getByText('Completed', { exact: true }), { timeout: 8_000 }).toBeVisible();
  });

  test('say how to create a sub-account where there is none', async () => {
    const { screen } = await openTransfers({ members: [MAIN] });
    await expect.element(screen.getByText(/You don't have any sub-accounts. Create one/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Create a sub-account' })).toBeVisible();
  });

  test('say it in words where a sub-account has no permission', async () => {
    const { screen } = await openTransfers({ error: { code: '131227' } });
    await expect.element(screen.getByText(/This sub-account doesn't have permission/)).toBeVisible();
  });

  test('have rows of two lines on a phone: who to whom, then when, how much and how it stands', async () => {
    const { screen } = await openTransfers({ rows: () => [buildRow('transfer-0001')], width: 390 });
    onTestFinished(() => page.viewport(1440, 1000));
    const row = screen.getByRole('row', { name: /Main & Sons/ });
    await expect.element(row).toBeVisible();
    expect(row.element().getBoundingClientRect().height).toBeLessThan(66);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  });
});

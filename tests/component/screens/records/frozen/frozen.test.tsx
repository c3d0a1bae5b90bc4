import { describe, expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { RecordListScreen } from '#app/features/recordList/RecordListScreen.tsx';
import { FrozenScreen } from '#app/screens/records/frozen/FrozenScreen.tsx';
import { FROZEN_ASSETS } from '#app/screens/records/frozen/frozenList.tsx';
import { globalStore, setUser } from '#app/stores/globalStore.ts';
import { noticeStore } from '#app/stores/noticeStore.ts';
import { FreezeReason } from '#shared/endpoints/enums.ts';
import {
  type Answer,
  callsOf,
  openHistory,
} from '#tests/component/screens/convert/exchangeHistory/openHistory.tsx';
import { findViolations } from '#tests/support/browser/findViolations.ts';
import { UNREACHABLE, USER } from '#tests/support/browser/openSession.ts';

const NOW_MS = Date.now();
const DAY_MS = 86_400_000;

function buildHold(reason: string, change: object = {}) {
  return {
    ...{ id: `hold-${reason}`, coin: 'BTC', amount: '0.05', usd: '3250.5', reason, account: 'FUND' },
    ...{ startAt: String(NOW_MS - DAY_MS), refType: 'x', refId: `REF-${reason}`, action: { type: 'none' } },
    ...change,
  };
}

interface Played {
  readonly holds?: () => readonly object[];
  readonly fails?: () => string | readonly string[] | null;
  readonly path?: string;
  readonly list?: typeof FROZEN_ASSETS;
}

async function openFrozen({ holds = () => [], fails = () => null, path = '', list }: Played = {}) {
  globalStore.setState(globalStore.getInitialState(), true);
  noticeStore.setState(noticeStore.getInitialState(), true);
  setUser(USER);
  onTestFinished(() => globalStore.setState(globalStore.getInitialState(), true));
  const limit = {
    ...{ limitAmountUsd: '0', daily: {}, single: {}, price: '65000', travelRule: {} },
    withdrawableAmount: {
      FUND: { coin: 'BTC', withdrawableAmount: '1.2', availableBalance: '1.25' },
      UTA: { coin: 'BTC', withdrawableAmount: '0.3', availableBalance: '0.3' },
    },
  };
  const answer: Answer = ({ name }) => {
    if ([fails()].flat().includes(name)) return { error: UNREACHABLE };
    if (name === 'riskLimitList') return { result: { list: holds(), totalUsd: '0' } };
    if (name === 'depositRecords') return { result: { rows: [], nextPageCursor: '', openCount: 0 } };
    if (name === 'withdrawLimit') return { result: limit };
    if (name === 'exchangeRate') return { result: { rate: '0.5' } };
    return undefined;
  };
  const part = list === undefined ? <FrozenScreen /> : <RecordListScreen list={list} />;
  return openHistory({ path: `/records/frozen-assets${path}`, part, answer });
}

describe('frozen assets', () => {
  test('say of every reason why, and of those with a time until when', async () => {
    const { screen } = await openFrozen({
      holds: () =>
        FreezeReason.options.map((reason) => buildHold(reason, { releaseAt: String(NOW_MS + DAY_MS) })),
    });
    await expect.poll(() => document.querySelectorAll('[data-why]').length).toBe(FreezeReason.options.length);
    const words = [...document.querySelectorAll('[data-why]')].map(({ textContent }) => textContent);
    expect(new Set(words).size).toBe(words.length);
    // A deposit above the daily limit comes free in parts: the time is that of the next one, and no end.
    const endless = words.filter((text) => !/[a-z].*\. Until .*\d{4}/.test(text));
    expect(endless).toEqual([expect.stringContaining('we release part of it each day')]);
    await expect.element(screen.getByRole('link', { name: 'Cancel order' })).toBeVisible();
    expect(await findViolations()).toEqual([]);
  });

  test('add up in USD and in the currency of the profile, and are grouped by reason or by coin', async () => {
    const { screen, search } = await openFrozen({
      holds: () => [buildHold('BUY_HOLD'), buildHold('LEGAL', { coin: 'XRP', usd: '49.5' })],
    });
    const total = screen.getByRole('region', { name: 'Total frozen' });
    await expect.element(total).toMatchTextContent(/3,300\.00 USD.*≈ 1,650\.00 EUR/);
    await expect.element(screen.getByRole('row', { name: 'Purchase hold', exact: true })).toBeVisible();
    await screen.getByRole('combobox', { name: 'Group by' }).selectOptions('coin');
    await expect.poll(search).toBe('?group=coin');
    await expect.element(screen.getByRole('row', { name: 'XRP', exact: true })).toBeVisible();
  });

  test('of a source that fails are named, the sum is marked, and a retry asks for that source alone', async () => {
    let failing: string | null = 'depositRecords';
    const { screen, calls } = await openFrozen({ holds: () => [buildHold('LEGAL')], fails: () => failing });
    await expect.element(screen.getByText(/Couldn't load: deposits/)).toBeVisible();
    await expect.element(screen.getByText(/^Incomplete/)).toBeVisible();
    await expect.element(screen.getByRole('button', { name: /0\.05/ })).toBeVisible();
    const holdCalls = callsOf(calls, 'riskLimitList').length;
    failing = null;
    await screen.getByRole('button', { name: 'Try again' }).click();
    await expect.element(screen.getByText(/Couldn't load: deposits/)).not.toBeInTheDocument();
    await expect.element(screen.getByText(/^Incomplete/)).not.toBeInTheDocument();
    expect(callsOf(calls, 'riskLimitList')).toHaveLength(holdCalls);
  });

  test('of two sources that fail have a retry each', async () => {
    const failing = new Set(['depositRecords', 'convertQuery']);
    const { screen, calls } = await openFrozen({
      holds: () => [buildHold('LEGAL')],
      fails: () => [...failing],
    });
    await expect.element(screen.getByText(/^Couldn't load: deposits/)).toBeVisible();
    await expect.element(screen.getByText(/^Couldn't load: .*orders/)).toBeVisible();
    const orderCalls = callsOf(calls, 'convertQuery').length;
    failing.delete('depositRecords');
    await screen.getByRole('button', { name: /^Try again.*deposits/ }).click();
    await expect.element(screen.getByText(/^Couldn't load: deposits/)).not.toBeInTheDocument();
    await expect.element(screen.getByText(/^Couldn't load: .*orders/)).toBeVisible();
    await expect.element(screen.getByText(/^Incomplete/)).toBeVisible();
    expect(callsOf(calls, 'convertQuery')).toHaveLength(orderCalls);
  });

  test('open by key with timeline, exact action and a calendar file', async () => {
    const releaseAt = String(NOW_MS + DAY_MS);
    const { screen } = await openFrozen({ holds: () => [buildHold('LIMIT_ORDER', { releaseAt })] });
    const open = screen.getByRole('button', { name: /^Details of/ });
    await expect.element(open).toBeVisible();
    open.element().focus();
    await userEvent.keyboard('{Enter}');
    const dialog = screen.getByRole('dialog');
    await expect.element(dialog).toMatchTextContent(/Frozen.*On hold.*Available again.*You can cancel it/);
    await expect
      .element(dialog.getByRole('link', { name: 'Cancel order' }))
      .toHaveAttribute('href', '/exchange/history?type=limit&id=REF-LIMIT_ORDER');
    await expect.element(dialog.getByRole('button', { name: 'Add to calendar' })).toBeVisible();
    expect(await findViolations()).toEqual([]);
  });

  test('lead a withdrawal that waits to the withdraw screen, and missing data to the deposit', async () => {
    const { screen } = await openFrozen({
      holds: () => [buildHold('WITHDRAWING'), buildHold('TRAVEL_RULE')],
    });
    await expect
      .element(screen.getByRole('link', { name: 'View withdrawal' }))
      .toHaveAttribute('href', '/withdraw');
    await expect
      .element(screen.getByRole('link', { name: 'Submit details' }))
      .toHaveAttribute('href', '/deposit?id=REF-TRAVEL_RULE');
  });

  test('that are let go of fade out, and it is said; a source that fails lets go of nothing', async () => {
    let listed = [buildHold('UNLOCK_CONFIRM'), buildHold('LEGAL')];
    let failing: string | null = null;
    // In the product it is asked for every 30 s.
    expect(FROZEN_ASSETS.polling).toEqual({ pendingMs: 30_000, idleMs: 30_000 });
    const list = { ...FROZEN_ASSETS, polling: { pendingMs: 300, idleMs: 300 } };
    const { screen, calls } = await openFrozen({ holds: () => listed, fails: () => failing, list });
    const rows = () => document.querySelectorAll('[data-why]').length;
    await expect.poll(rows).toBe(2);
    failing = 'depositRecords';
    await expect.element(screen.getByText(/^Incomplete/)).toBeVisible();
    expect(noticeStore.getState().toasts.filter(({ text }) => text.includes('no longer'))).toEqual([]);
    failing = null;
    await expect.element(screen.getByText(/^Incomplete/)).not.toBeInTheDocument();
    listed = [buildHold('LEGAL')];
    await expect.poll(() => document.querySelectorAll('tr[data-leaving]').length).toBe(1);
    await expect.poll(rows).toBe(1);
    const said = noticeStore.getState().toasts.map(({ text }) => text);
    expect(said.filter((text) => /0\.05 BTC.* is no longer frozen/.test(text))).toHaveLength(1);
    expect(callsOf(calls, 'riskLimitList').length).toBeGreaterThan(2);
  });

  test('say in green that nothing is frozen', async () => {
    const { screen } = await openFrozen();
    const said = screen.getByRole('paragraph').filter({ hasText: 'You have no frozen assets.' });
    await expect.element(said).toHaveClass('state-good');
    expect(await findViolations()).toEqual([]);
  });

  test('say what can be withdrawn right now of all wallets, and what holds back the rest', async () => {
    const { screen } = await openFrozen({ holds: () => [buildHold('BUY_HOLD')] });
    await screen.getByText('What you can withdraw now').click();
    const facts = () => document.querySelector('details dl')?.textContent ?? '';
    await expect
      .poll(facts)
      .toMatch(/Available to withdraw1\.5 BTC.*Funding1\.2 BTC.*Available to use1\.55 BTC/);
    expect(facts()).toMatch(/Purchase hold0\.05 BTC/);
    expect(await findViolations()).toEqual([]);
  });
});

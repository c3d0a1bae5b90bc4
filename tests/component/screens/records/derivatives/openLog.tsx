import { onTestFinished } from 'vitest';
import { DerivativesScreen } from '#app/screens/records/derivatives/DerivativesScreen.tsx';
import type { LogEntry } from '#app/screens/records/derivatives/logRow.ts';
import { globalStore, setUser } from '#app/stores/globalStore.ts';
import {
  type Call,
  callsOf,
  openHistory,
  type Said,
} from '#tests/component/screens/convert/exchangeHistory/openHistory.tsx';
import { USER } from '#tests/support/browser/openSession.ts';

/** The newest row is of this moment, and the others follow each other evenly. */
export const NEWEST_MS = Date.now() - 60_000;

export interface PlayedLog {
  readonly count: number;
  readonly spacingMs: number;
  /** A row of the log as it should be; the newest is 0. */
  readonly change?: (entry: LogEntry, at: number) => LogEntry;
  readonly path?: string;
  readonly width?: number;
  /** In place of the answer to a call of the log, which are counted from 0. */
  readonly instead?: (at: number) => Promise<Said> | Said;
}

/** A trader's log, in which every trade brings one USDT, as the page with an exchange that the test plays. */
export async function openLog({ path = '', width, ...played }: PlayedLog) {
  globalStore.setState(globalStore.getInitialState(), true);
  setUser(USER);
  onTestFinished(() => globalStore.setState(globalStore.getInitialState(), true));
  let asked = 0;
  const answer = async ({ name, input }: Call): Promise<Said> => {
    if (name === 'coinList') return { result: { list: [] } };
    if (name !== 'transactionHistory') return { result: { rate: '1' } };
    // An answer comes in a task of its own, as it does from a worker.
    await new Promise((resolve) => setTimeout(resolve));
    const at = asked;
    asked += 1;
    return (await played.instead?.(at)) ?? { result: answerLog(played, input) };
  };
  const opened = await openHistory({
    path: `/records/derivatives${path}`,
    part: <DerivativesScreen />,
    answer,
    ...(width !== undefined && { width }),
  });
  return { ...opened, logCalls: () => callsOf(opened.calls, 'transactionHistory') };
}

function answerLog({ count, spacingMs, change = (entry) => entry }: PlayedLog, input: Call['input']) {
  const { startTime, endTime, limit, cursor = '' } = input as Readonly<Record<string, string>>;
  const newest = Math.max(0, Math.ceil((NEWEST_MS - Number(endTime)) / spacingMs));
  const end = Math.min(count, Math.floor((NEWEST_MS - Number(startTime)) / spacingMs) + 1);
  const first = cursor === '' ? newest : Number(cursor);
  const after = Math.min(end, first + Number(limit));
  const list: LogEntry[] = [];
  for (let at = first; at < after; at += 1) {
    list.push(change(buildTrade(at, count, NEWEST_MS - at * spacingMs), at));
  }
  return { list, nextPageCursor: after < end ? String(after) : '' };
}

function buildTrade(at: number, count: number, atMs: number): LogEntry {
  return {
    ...{ id: `log-${at}`, symbol: 'BTCUSDT', category: 'fbu', side: at % 2 === 0 ? 'Buy' : 'Sell' },
    ...{ transactionTime: String(atMs), type: 'TRADE', qty: '0.015', size: '0.03', currency: 'USDT' },
    ...{ tradePrice: '64231.5', funding: '-0.25', fee: '0.05', cashFlow: '0.8', change: '1' },
    ...{ cashBalance: String(count - at), feeRate: '0.00055', bonusChange: '0', tradeId: `trade-${at}` },
    ...{ orderId: `order-${Math.floor(at / 4)}`, orderLinkId: '' },
  };
}

export const mountedRows = (): number => document.querySelectorAll('.records-open').length;
export const sumLine = (): string => document.querySelector('.records-sums summary')?.textContent ?? '';
export const scroller = (): HTMLElement => document.querySelector('.records-scroller') as HTMLElement;

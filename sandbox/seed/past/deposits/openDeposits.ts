import { lifeMs } from '#sandbox/books/exchange/exchange.ts';
import { bookDeposit } from '#sandbox/calls/deposit/arrivals/bookDeposit.ts';
import { scheduleNext, TICK_MS } from '#sandbox/calls/deposit/arrivals/depositJobs.ts';
import { FORM_USERS, USER_ID } from '#sandbox/seed/reference/demoUsers.ts';
import type { Past } from '../createPast.ts';
import { HOUR_MS, type PastEvent, type PastRule, type PastTable } from '../planEvents.ts';
import { type DepositRoute, describeChainDeposit } from './describeDeposit.ts';

interface OpenDepositRule extends PastRule, DepositRoute {
  readonly confirmations: number;
  readonly status: number;
  readonly isOverCap: boolean;
  readonly travelRuleStatus: number;
}

/** What can still happen to a deposit. */
const STATES = [
  // Seen, and credited in a few blocks.
  {
    ...{ coin: 'ETH', chain: 'ETH', when: { agoMs: 0 } },
    ...{ confirmations: 2, status: 1, isOverCap: false, travelRuleStatus: 0 },
  },
  // Credited, but not to be withdrawn yet.
  {
    ...{ coin: 'USDC', chain: 'ETH', when: { agoMs: 0 } },
    ...{ confirmations: 20, status: 3, isOverCap: false, travelRuleStatus: 0 },
  },
  // The sender is not known yet.
  {
    ...{ coin: 'USDT', chain: 'TRX', when: { agoMs: HOUR_MS } },
    ...{ confirmations: 50, status: 3, isOverCap: false, travelRuleStatus: 1 },
  },
  // More than is released on one day.
  {
    ...{ coin: 'BTC', chain: 'BTC', when: { agoMs: 8 * HOUR_MS } },
    ...{ confirmations: 2, status: 3, isOverCap: true, travelRuleStatus: 0 },
  },
];

/** Some users have every kind of open deposit; the triggers give them to the others. */
export const OPEN_DEPOSITS: PastTable<OpenDepositRule> = {
  name: 'openDeposit',
  rules: [
    ...[USER_ID.demo, USER_ID.vip, USER_ID.main].flatMap((uid) => STATES.map((state) => ({ uid, ...state }))),
    // Users whose law has its own form have a deposit whose sender is still asked for.
    ...FORM_USERS.flatMap(({ id: uid }) =>
      STATES.filter(({ travelRuleStatus }) => travelRuleStatus === 1).map((state) => ({ uid, ...state })),
    ),
  ],
  write: writeOpenDeposit,
};

function writeOpenDeposit(past: Past, { rule, name, atMs }: PastEvent<OpenDepositRule>): void {
  const { confirmations, status, travelRuleStatus } = rule;
  const tickMs = lifeMs(past.exchange, TICK_MS);
  const createdAt = Math.round(Math.min(atMs, past.exchange.startedAtMs - confirmations * tickMs));
  const described = describeChainDeposit(past, { ...rule, name, createdAt });
  const successAt = status === 3 ? Math.round(createdAt + tickMs * described.needConfirm) : null;
  const row = { ...described, status, confirmations, travelRuleStatus, successAt, unlockAt: null };
  past.rows.deposits.push(row);
  past.followUps.push(async (sql, exchange) => {
    if (successAt !== null) {
      await bookDeposit(sql, exchange, row, successAt);
    }
    if (confirmations < row.unlockConfirm) {
      await scheduleNext(sql, exchange, row);
    }
  });
}

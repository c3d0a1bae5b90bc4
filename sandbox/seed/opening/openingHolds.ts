import type { Hold } from '#sandbox/books/ledger/holds.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A business with holds of every kind, for its page of frozen assets. */
const MAIN = 20_000_005;
/** The user whose upgrade to a unified account is under way. */
const UPGRADING = 20_000_008;

interface HoldLine extends Omit<Hold, 'startMs' | 'releaseMs'> {
  /** How long before the exchange began the hold began. */
  readonly sinceMs: number;
  /** How long after the exchange began the hold ends; null where the user or the exchange has to act first. */
  readonly forMs: number | null;
}

/** Holds with reasons that no call of this exchange gives: they belong to products of other pages. */
const HOLDS: readonly HoldLine[] = [
  {
    uid: MAIN,
    wallet: 'FUND',
    coin: 'USDT',
    amount: '1200',
    reason: 'P2P_ORDER',
    inLedger: true,
    refType: 'p2p-order',
    refId: 'P2P-20000005-8841',
    sinceMs: 10 * MINUTE_MS,
    forMs: 80 * MINUTE_MS,
  },
  {
    uid: MAIN,
    wallet: 'FUND',
    coin: 'USDT',
    amount: '500',
    reason: 'P2P_DEPOSIT',
    inLedger: true,
    refType: 'p2p-deposit',
    refId: 'P2P-20000005-0001',
    sinceMs: 120 * DAY_MS,
    forMs: null,
  },
  {
    uid: MAIN,
    wallet: 'FUND',
    coin: 'BTC',
    amount: '0.05',
    reason: 'BUY_HOLD',
    // What was bought by card can be traded at once; only to withdraw it one has to wait.
    inLedger: false,
    refType: 'fast-buy',
    refId: 'BUY-20000005-3317',
    sinceMs: DAY_MS,
    forMs: 2 * DAY_MS,
  },
  {
    uid: MAIN,
    wallet: 'FUND',
    coin: 'ETH',
    amount: '10',
    reason: 'COLLATERAL',
    inLedger: true,
    refType: 'loan',
    refId: 'LOAN-20000005-0042',
    sinceMs: 21 * DAY_MS,
    forMs: null,
  },
  {
    uid: MAIN,
    wallet: 'FUND',
    coin: 'USDC',
    amount: '2500',
    reason: 'SECURITY_LOCK',
    inLedger: false,
    refType: 'security',
    refId: 'SEC-20000005-0007',
    sinceMs: 4 * HOUR_MS,
    forMs: 20 * HOUR_MS,
  },
  {
    uid: MAIN,
    wallet: 'FUND',
    coin: 'SOL',
    amount: '25',
    reason: 'RISK_REVIEW',
    inLedger: true,
    refType: 'review',
    refId: 'REV-20000005-0113',
    sinceMs: 2 * DAY_MS,
    forMs: null,
  },
  {
    uid: MAIN,
    wallet: 'FUND',
    coin: 'XRP',
    amount: '800',
    reason: 'LEGAL',
    inLedger: true,
    refType: 'order-of-court',
    refId: 'LEG-20000005-0001',
    sinceMs: 60 * DAY_MS,
    forMs: null,
  },
  {
    uid: UPGRADING,
    wallet: 'SPOT',
    coin: 'USDT',
    amount: '250',
    reason: 'UTA_UPGRADE',
    inLedger: true,
    refType: 'uta-upgrade',
    refId: 'UTA-20000008-0001',
    sinceMs: 2 * HOUR_MS,
    forMs: null,
  },
];

/** The opening holds of a new exchange; those that end do so `lifeOf` their time after it began. */
export function listOpeningHolds(startedAtMs: number, lifeOf: (ms: number) => number): Hold[] {
  return HOLDS.map(({ sinceMs, forMs, ...hold }) => ({
    ...hold,
    startMs: startedAtMs - sinceMs,
    releaseMs: forMs === null ? null : Math.round(startedAtMs + lifeOf(forMs)),
  }));
}

import type { ResultOf } from '#shared/endpoints/table.ts';
import type { AppError } from '#shared/result/appError.ts';

/** What the exchange says of an address. */
export type RiskFinding = Omit<ResultOf<'preKyaCheck'>, 'quota'>;

/** An address that is to be checked, and the id by which the exchange carries the check out once. */
export interface CheckOrder {
  readonly requestId: string;
  readonly chain: string;
  readonly address: string;
}

/** One check (screens.md 1.21, "Address check"). */
export type RiskCheck = CheckOrder &
  (
    | { readonly state: 'waiting' }
    | { readonly state: 'running' }
    /** The exchange is looking the address up; `sinceMs` by the device's clock. */
    | { readonly state: 'pending'; readonly finding: RiskFinding; readonly sinceMs: number }
    | { readonly state: 'done'; readonly finding: RiskFinding }
    /** The check took more than a minute: its result will be in the log. */
    | { readonly state: 'later'; readonly finding: RiskFinding }
    | { readonly state: 'failed'; readonly error: AppError }
  );

export type CheckEvent =
  /** The checks of before leave the page; they stay in the log. */
  | { readonly type: 'ordered'; readonly orders: readonly CheckOrder[] }
  | { readonly type: 'asked'; readonly requestId: string }
  | {
      readonly type: 'answered';
      readonly requestId: string;
      readonly finding: RiskFinding;
      readonly nowMs: number;
    }
  | { readonly type: 'failed'; readonly requestId: string; readonly error: AppError }
  /** The log was read while checks are looked up. */
  | { readonly type: 'read'; readonly findings: readonly RiskFinding[]; readonly nowMs: number }
  /** The same check once more, under its id. */
  | { readonly type: 'retried'; readonly requestId: string }
  /** What has not been asked yet is given up. */
  | { readonly type: 'stopped' };

/** How long a check that is looked up is asked for (screens.md 1.21). */
const PATIENCE_MS = 60_000;

/** What becomes of the checks on the page. */
export function nextChecks(checks: readonly RiskCheck[], event: CheckEvent): readonly RiskCheck[] {
  switch (event.type) {
    case 'ordered':
      return event.orders.map((order) => ({ ...order, state: 'waiting' }));
    case 'asked':
      return change(checks, event.requestId, (order) => ({ ...order, state: 'running' }));
    case 'answered': {
      const { finding, nowMs } = event;
      return change(checks, event.requestId, (order) =>
        finding.status === 'done'
          ? { ...order, state: 'done', finding }
          : { ...order, state: 'pending', finding, sinceMs: nowMs },
      );
    }
    case 'failed':
      return change(checks, event.requestId, (order) => ({ ...order, state: 'failed', error: event.error }));
    case 'read':
      return checks.map((check) => (check.state === 'pending' ? readPending(check, event) : check));
    case 'retried':
      return checks.map((check) =>
        check.state === 'failed' && check.requestId === event.requestId
          ? { ...orderOf(check), state: 'waiting' }
          : check,
      );
    case 'stopped':
      return checks.filter(({ state }) => state !== 'waiting');
  }
}

function readPending(
  check: Extract<RiskCheck, { state: 'pending' }>,
  { findings, nowMs }: Extract<CheckEvent, { type: 'read' }>,
): RiskCheck {
  const { finding, sinceMs } = check;
  const found = findings.find(({ checkId }) => checkId === finding.checkId);
  if (found?.status === 'done') return { ...orderOf(check), state: 'done', finding: found };
  return nowMs - sinceMs < PATIENCE_MS ? check : { ...orderOf(check), state: 'later', finding };
}

function change(
  checks: readonly RiskCheck[],
  requestId: string,
  into: (order: CheckOrder) => RiskCheck,
): readonly RiskCheck[] {
  return checks.map((check) => (check.requestId === requestId ? into(orderOf(check)) : check));
}

function orderOf({ requestId, chain, address }: CheckOrder): CheckOrder {
  return { requestId, chain, address };
}

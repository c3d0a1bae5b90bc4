import type { WithdrawStatus } from './withdrawStatus.ts';

/** What of a withdrawal its next step goes by. */
export interface Progress {
  readonly status: WithdrawStatus;
  readonly confirmations: number;
  readonly needConfirm: number;
  /** Of the address-book entry it goes to; "" where there is none. */
  readonly remark: string;
  /** What was asked for in between has come. */
  readonly isInformed: boolean;
  /** How long the chain takes in life. */
  readonly etaSeconds: number;
}

export interface StepRules {
  /** Whether remarks do what screens.md 3.6 says. */
  readonly hasTriggers: boolean;
  /** Whether the chain sends nothing now. */
  readonly isClosed: boolean;
}

/** Where a withdrawal goes from where it is. */
export interface Step {
  readonly status: WithdrawStatus;
  readonly confirmations: number;
  /** screens.md 0.2, of a withdrawal that came to nothing. */
  readonly failCode: number | null;
  readonly isInformed: boolean;
}

const SECURITY_MS = 3_000;
const INFORMATION_MS = 10 * 60_000;
const SLOW_MS = 5 * 60_000;
/** Chains are a minute's second fast here, within these bounds. */
const SHORTENED = 60;
const SHORTEST_MS = 3_000;
const LONGEST_MS = 30_000;
/** So often is it reported how many confirmations there are. */
const MOST_TICKS = 5;

/** How long a withdrawal stays where it is, in ms before the sandbox's speed. */
export function waitOf(progress: Progress, { hasTriggers }: Pick<StepRules, 'hasTriggers'>): number {
  const chainMs = Math.min(LONGEST_MS, Math.max(SHORTEST_MS, (progress.etaSeconds * 1000) / SHORTENED));
  switch (progress.status) {
    case 'SecurityCheck':
      return SECURITY_MS;
    case 'MoreInformationRequired':
      return INFORMATION_MS;
    case 'Pending':
      return hasTriggers && says(progress, 'slow') ? SLOW_MS : chainMs;
    default:
      return chainMs / ticksOf(progress);
  }
}

/** What happens to a withdrawal when its wait is over (screens.md 1.21). Ended ones stay as they are. */
export function nextStep(progress: Progress, { hasTriggers, isClosed }: StepRules): Step {
  const { status, confirmations, needConfirm, isInformed } = progress;
  const to = (next: WithdrawStatus, more: Partial<Step> = {}): Step => ({
    status: next,
    confirmations,
    failCode: null,
    isInformed,
    ...more,
  });
  switch (status) {
    case 'SecurityCheck':
      if (hasTriggers && says(progress, 'reject')) {
        return to('Reject', { failCode: 131066 });
      }
      return hasTriggers && !isInformed && says(progress, 'info')
        ? to('MoreInformationRequired')
        : to('Pending');
    case 'MoreInformationRequired':
      return to('SecurityCheck', { isInformed: true });
    case 'Pending':
      return isClosed ? to('Fail', { failCode: 131097 }) : to('BlockchainConfirmed');
    case 'BlockchainConfirmed': {
      const more = confirmations + Math.ceil(needConfirm / ticksOf(progress));
      return more >= needConfirm
        ? to('success', { confirmations: needConfirm })
        : to('BlockchainConfirmed', { confirmations: more });
    }
    default:
      return to(status);
  }
}

function ticksOf({ needConfirm }: Progress): number {
  return Math.max(1, Math.min(MOST_TICKS, needConfirm));
}

function says({ remark }: Progress, word: string): boolean {
  return remark.toLowerCase().includes(word);
}

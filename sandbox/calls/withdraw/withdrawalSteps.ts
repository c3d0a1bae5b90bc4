import type { WithdrawStatus } from './withdrawStatus.ts';

/** The facts of a withdrawal that decide its next step. */
export interface Progress {
  readonly status: WithdrawStatus;
  readonly confirmations: number;
  readonly needConfirm: number;
  /** The remark of the address-book entry that receives the coins; "" where there is none. */
  readonly remark: string;
  /** Whether the information that was asked for has come. */
  readonly isInformed: boolean;
  /** How long the real chain takes. */
  readonly etaSeconds: number;
}

export interface StepRules {
  /** Whether remarks do what screens.md 3.6 says. */
  readonly hasTriggers: boolean;
  /** Whether the chain sends nothing now. */
  readonly isClosed: boolean;
}

/** The next step of a withdrawal. */
export interface Step {
  readonly status: WithdrawStatus;
  readonly confirmations: number;
  /** The code of screens.md 0.2 that says why a withdrawal failed. */
  readonly failCode: number | null;
  readonly isInformed: boolean;
}

const SECURITY_MS = 3_000;
const INFORMATION_MS = 10 * 60_000;
const SLOW_MS = 5 * 60_000;
/** Chains are 60 times as fast here: a second stands for a minute, within the two bounds below. */
const SHORTENED = 60;
const SHORTEST_MS = 3_000;
const LONGEST_MS = 30_000;
/** How often, at most, the number of confirmations is reported. */
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

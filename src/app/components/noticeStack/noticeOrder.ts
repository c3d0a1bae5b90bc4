import type { NextStepProps } from '../NextStep.tsx';

/** Most important first (screens.md 0.3, C13): the law and the site, security locks, states of coins and chains, tips. */
const KINDS = ['legal', 'lock', 'chain', 'tip'] as const;
export type NoticeKind = (typeof KINDS)[number];

export interface StackNotice {
  /** The same for the same notice on every visit. */
  readonly id: string;
  readonly kind: NoticeKind;
  /** What it is about, before its text. */
  readonly title?: string;
  readonly text: string;
  readonly action?: NextStepProps;
}

/** When a notice was dismissed, in ms since 1970, by its id. */
export type Dismissals = Readonly<Record<string, number>>;

const REMEMBERED_MS = 30 * 86_400_000;

/** Legal and security notices can't be dismissed. */
export function canDismiss({ kind }: StackNotice): boolean {
  return kind !== 'legal' && kind !== 'lock';
}

/** The notices that are to be shown, most important first; within a kind in the order given. */
export function remainingNotices(
  notices: readonly StackNotice[],
  dismissals: Dismissals,
  nowMs: number,
): readonly StackNotice[] {
  return notices
    .filter((notice) => !canDismiss(notice) || !isRemembered(dismissals[notice.id], nowMs))
    .sort((a, b) => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind));
}

/** With this notice dismissed now, and without what is no longer remembered. */
export function dismissed(dismissals: Dismissals, id: string, nowMs: number): Dismissals {
  const kept = Object.entries(dismissals).filter(([, atMs]) => isRemembered(atMs, nowMs));
  return { ...Object.fromEntries(kept), [id]: nowMs };
}

/** A device whose clock was put back has dismissed nothing in the future. */
function isRemembered(atMs: number | undefined, nowMs: number): boolean {
  return atMs !== undefined && atMs <= nowMs && nowMs - atMs < REMEMBERED_MS;
}

import type { NextStepProps } from '../NextStep.tsx';

/** Most important first (screens.md 0.3, C13): the law and the site, security locks, states of coins and chains, tips. */
const KINDS = ['legal', 'lock', 'chain', 'tip'] as const;
export type NoticeKind = (typeof KINDS)[number];

export interface StackNotice {
  /** The same for the same notice on every visit. */
  readonly id: string;
  readonly kind: NoticeKind;
  /** What it is about, before its text; "" and undefined for nothing. */
  readonly title?: string | undefined;
  readonly text: string;
  readonly action?: NextStepProps | undefined;
  /** The network it is about, where it concerns none of the reader's coins: such notices share one quiet line. */
  readonly foldedChain?: string | undefined;
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

export interface NoticeParts {
  readonly visible: readonly StackNotice[];
  /** Behind a button. */
  readonly rest: readonly StackNotice[];
  /** How many networks the rest is about; null where it is about anything else. */
  readonly chains: number | null;
}

/** The notices shown at once: the `most` most important ones that are not folded. */
export function splitNotices(shown: readonly StackNotice[], most: number): NoticeParts {
  const visible = shown.filter(({ foldedChain }) => foldedChain === undefined).slice(0, most);
  const rest = shown.filter((notice) => !visible.includes(notice));
  const chains = rest.flatMap(({ foldedChain }) => foldedChain ?? []);
  return { visible, rest, chains: chains.length === rest.length ? new Set(chains).size : null };
}

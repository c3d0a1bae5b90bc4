import { createStore } from 'zustand/vanilla';
import { PRODUCT } from '#shared/site/siteOfHost.ts';

/** "Remind me when my small balances exceed x", on this device and for its tabs (screens.md 0.2a, 1.3). */
export interface DustReminder {
  /** A plain decimal in USDT. */
  readonly aboveUsd: string;
  /** It was shown, and is shown again once the balances have been below that in between. */
  readonly isTold: boolean;
}

/** By the user's id: no user is reminded of another's coins. */
export interface DustReminders {
  readonly byUser: Readonly<Record<string, DustReminder>>;
}

const KEY = `${PRODUCT}.dustReminders`;
const USER_ID = /^\d{1,20}$/;
const AMOUNT = /^(?:0|[1-9]\d{0,17})(?:\.\d{1,18})?$/;

/** Written by the functions below alone. */
export const dustReminderStore = createStore<DustReminders>()(() => ({ byUser: readReminders() ?? {} }));

// Another tab has changed something; this event never comes to the tab that wrote.
window.addEventListener('storage', ({ key }) => {
  if (key === KEY) dustReminderStore.setState({ byUser: readReminders() ?? {} });
});

/** Null takes the reminder away. */
export function remindOfDust(userId: number, aboveUsd: string | null): void {
  const { [String(userId)]: _, ...others } = newest();
  keep(aboveUsd === null ? others : { ...others, [String(userId)]: { aboveUsd, isTold: false } });
}

/**
 * Marks the reminder as shown, or as due again, and returns whether that is a change: of two tabs in the same state only
 * one shows it. Two that do so at the same moment need a lock around it.
 */
export function markDustTold(userId: number, isTold: boolean): boolean {
  const all = newest();
  const known = all[String(userId)];
  if (known === undefined || known.isTold === isTold) return false;
  keep({ ...all, [String(userId)]: { ...known, isTold } });
  return true;
}

function keep(byUser: DustReminders['byUser']): void {
  dustReminderStore.setState({ byUser });
  try {
    localStorage.setItem(KEY, JSON.stringify(byUser));
  } catch {
    // Storage may be denied or full: then it lasts as long as the tab.
  }
}

/** Read again each time: another tab may have changed it since. Where storage is denied this tab's own are all. */
function newest(): DustReminders['byUser'] {
  return readReminders() ?? dustReminderStore.getState().byUser;
}

/** Undefined where storage is denied. What is no reminder is dropped. */
function readReminders(): DustReminders['byUser'] | undefined {
  try {
    return parseReminders(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return undefined;
  }
}

function parseReminders(text: string): DustReminders['byUser'] {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(
      Object.entries(value).filter(
        (entry): entry is [string, DustReminder] => USER_ID.test(entry[0]) && isReminder(entry[1]),
      ),
    );
  } catch {
    return {};
  }
}

function isReminder(value: unknown): value is DustReminder {
  if (typeof value !== 'object' || value === null) return false;
  const { aboveUsd, isTold } = value as Record<keyof DustReminder, unknown>;
  return typeof aboveUsd === 'string' && AMOUNT.test(aboveUsd) && typeof isTold === 'boolean';
}

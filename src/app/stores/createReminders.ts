import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Kept, kept } from '#app/storage/kept.ts';
import type { KeyStorage } from '#app/storage/keyStorage.ts';
import { PRODUCT } from '#shared/site/siteOfHost.ts';

/** A price that the user wants to be notified of (screens.md 0.2a). */
export interface PriceAlert {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** Met once the price is at `price` or beyond it on this side. */
  readonly side: 'above' | 'below';
  /** Units of `to` for one `from`, a plain decimal string. */
  readonly price: string;
  /** In ms since 1970. */
  readonly createdAtMs: number;
}

/** "Remind me when my small balances exceed x" (screens.md 0.2a, 1.3). */
export interface LowBalanceReminder {
  /** A plain decimal in USDT. */
  readonly aboveUsd: string;
  /** Shown, and shown again only after the balances have been below that. */
  readonly isShown: boolean;
}

/** All reminders of this device; every tab has the same. */
export interface ReminderState {
  /** The oldest first. */
  readonly alerts: readonly PriceAlert[];
  /** By user id: no user is reminded of another user's coins. */
  readonly lowBalanceByUser: Readonly<Record<string, LowBalanceReminder>>;
  /** When the OTC desk opens, by the device's clock, in ms since 1970; null where the user does not want to know. */
  readonly otcOpensAtMs: number | null;
}

type Kind = keyof ReminderState;

export const MOST_ALERTS = 20;
const COIN = /^[^\s,]{1,32}$/;
const PRICE = /^\d{1,40}(?:\.\d{1,18})?$/;
const USER_ID = /^\d{1,20}$/;
const AMOUNT = /^(?:0|[1-9]\d{0,17})(?:\.\d{1,18})?$/;

/** Under which key each kind is kept as JSON. They are older than some of our words: a new key would lose what users have set. */
export const KEY_BY_KIND = {
  alerts: `${PRODUCT}.alerts`,
  lowBalanceByUser: `${PRODUCT}.dustReminders`,
  otcOpensAtMs: `${PRODUCT}.deskReminder`,
} as const satisfies Readonly<Record<Kind, string>>;

/** Reads what another build, or a user by hand, may have written: what is invalid is dropped. */
const PARSERS: { readonly [K in Kind]: (value: unknown) => ReminderState[K] } = {
  alerts: (value) => (Array.isArray(value) ? value.filter(isAlert).slice(-MOST_ALERTS) : []),
  lowBalanceByUser: (value) =>
    Object.fromEntries(
      Object.entries(isObject(value) ? value : {}).flatMap(([id, entry]) => {
        const reminder = parseLowBalance(entry);
        return USER_ID.test(id) && reminder !== undefined ? [[id, reminder] as const] : [];
      }),
    ),
  otcOpensAtMs: (value) => (typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : null),
};

export interface Reminders
  extends Pick<StoreApi<ReminderState>, 'getState' | 'getInitialState' | 'subscribe'> {
  /** Reads again what another tab has changed. */
  readonly reload: () => void;
  /** False where there are as many as there may be. */
  readonly addAlert: (alert: PriceAlert) => boolean;
  readonly removeAlert: (id: string) => void;
  /** Null removes the reminder. */
  readonly setLowBalance: (userId: number, aboveUsd: string | null) => void;
  /** Null removes the reminder. */
  readonly setOtcOpening: (atMs: number | null) => void;

  // Each of these takes what another tab has not taken yet. Two tabs that do so at the same moment need a lock around it.

  /** Removes alerts, and returns those that were still there. */
  readonly claimAlerts: (ids: ReadonlySet<string>) => readonly PriceAlert[];
  /** Marks the reminder as shown, or as to be shown again, and returns whether that is a change. */
  readonly markLowBalance: (userId: number, isShown: boolean) => boolean;
  /** Removes the reminder of that moment, and returns whether it was still there. */
  readonly claimOtcOpening: (atMs: number) => boolean;
}

/** Keeps the reminders. Where storage is denied or full they last as long as the tab. */
export function createReminders(storage?: KeyStorage): Reminders {
  const stored: { readonly [K in Kind]: Kept<ReminderState[K]> } = {
    alerts: kept(KEY_BY_KIND.alerts, PARSERS.alerts, storage),
    lowBalanceByUser: kept(KEY_BY_KIND.lowBalanceByUser, PARSERS.lowBalanceByUser, storage),
    otcOpensAtMs: kept(KEY_BY_KIND.otcOpensAtMs, PARSERS.otcOpensAtMs, storage),
  };
  /** Read again each time: another tab may have changed it since. */
  const newest = <K extends Kind>(kind: K): ReminderState[K] => stored[kind].read() ?? PARSERS[kind](null);
  const readAll = (): ReminderState => ({
    alerts: newest('alerts'),
    lowBalanceByUser: newest('lowBalanceByUser'),
    otcOpensAtMs: newest('otcOpensAtMs'),
  });

  const reminderStore = createStore<ReminderState>()(readAll);

  const keep = <K extends Kind>(kind: K, value: ReminderState[K]): void => {
    stored[kind].keep(value);
    reminderStore.setState({ [kind]: value } as Pick<ReminderState, K>);
  };

  return {
    getState: reminderStore.getState,
    getInitialState: reminderStore.getInitialState,
    subscribe: reminderStore.subscribe,
    reload: () => reminderStore.setState(readAll()),
    addAlert: (alert) => {
      const before = newest('alerts');
      if (before.length >= MOST_ALERTS) return false;
      keep('alerts', [...before, alert]);
      return true;
    },
    removeAlert: (id) =>
      keep(
        'alerts',
        newest('alerts').filter((alert) => alert.id !== id),
      ),
    setLowBalance: (userId, aboveUsd) => {
      const { [String(userId)]: _, ...others } = newest('lowBalanceByUser');
      keep(
        'lowBalanceByUser',
        aboveUsd === null ? others : { ...others, [String(userId)]: { aboveUsd, isShown: false } },
      );
    },
    setOtcOpening: (atMs) => keep('otcOpensAtMs', atMs === null ? null : Math.round(atMs)),

    claimAlerts: (ids) => {
      const before = newest('alerts');
      const claimed = before.filter(({ id }) => ids.has(id));
      if (claimed.length > 0) {
        keep(
          'alerts',
          before.filter(({ id }) => !ids.has(id)),
        );
      }
      return claimed;
    },
    markLowBalance: (userId, isShown) => {
      const all = newest('lowBalanceByUser');
      const known = all[String(userId)];
      if (known === undefined || known.isShown === isShown) return false;
      keep('lowBalanceByUser', { ...all, [String(userId)]: { ...known, isShown } });
      return true;
    },
    claimOtcOpening: (atMs) => {
      if (newest('otcOpensAtMs') !== atMs) return false;
      keep('otcOpensAtMs', null);
      return true;
    },
  };
}

function isAlert(value: unknown): value is PriceAlert {
  if (!isObject(value)) return false;
  const { id, from, to, side, price, createdAtMs } = value as Record<keyof PriceAlert, unknown>;
  const areTexts = [id, from, to, price].every((each) => typeof each === 'string');
  const isPair = COIN.test(String(from)) && COIN.test(String(to)) && from !== to;
  const isSide = side === 'above' || side === 'below';
  return areTexts && isPair && isSide && PRICE.test(String(price)) && Number.isSafeInteger(createdAtMs);
}

/** An entry of an older build has no `isShown`. */
function parseLowBalance(value: unknown): LowBalanceReminder | undefined {
  if (!isObject(value)) return undefined;
  const { aboveUsd, isShown } = value as Record<keyof LowBalanceReminder, unknown>;
  if (typeof aboveUsd !== 'string' || !AMOUNT.test(aboveUsd)) return undefined;
  return { aboveUsd, isShown: isShown === true };
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

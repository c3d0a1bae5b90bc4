import { createStore } from 'zustand/vanilla';
import { PRODUCT } from '#shared/site/siteOfHost.ts';

/** A price that the user wants to be reminded of. It lives on this device, for all its tabs (screens.md 0.2a). */
export interface PriceAlert {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** Told once the price is at `price` or beyond it on this side. */
  readonly side: 'above' | 'below';
  /** Units of `to` for one `from`, a plain decimal string. */
  readonly price: string;
  /** In ms since 1970. */
  readonly createdAtMs: number;
}

export interface AlertState {
  /** The oldest first. */
  readonly alerts: readonly PriceAlert[];
}

export const MOST_ALERTS = 20;
const KEY = `${PRODUCT}.alerts`;
const COIN = /^[^\s,]{1,32}$/;
const PRICE = /^\d{1,40}(?:\.\d{1,18})?$/;

/** Written by the functions below alone. */
export const alertStore = createStore<AlertState>()(() => ({ alerts: readAlerts() ?? [] }));

// Another tab has changed something; this event never comes to the tab that wrote.
window.addEventListener('storage', ({ key }) => {
  if (key === KEY) alertStore.setState({ alerts: readAlerts() ?? [] });
});

/** False where there are as many as there may be. */
export function addAlert(alert: PriceAlert): boolean {
  const before = newestAlerts();
  if (before.length >= MOST_ALERTS) return false;
  keep([...before, alert]);
  return true;
}

export function removeAlert(id: string): void {
  keep(newestAlerts().filter((alert) => alert.id !== id));
}

/**
 * Takes alerts away to show them, and returns those that were still there: what another tab has shown is gone. Two tabs that
 * do this at the same moment need a lock around it.
 */
export function claimAlerts(ids: ReadonlySet<string>): readonly PriceAlert[] {
  const before = newestAlerts();
  const claimed = before.filter(({ id }) => ids.has(id));
  if (claimed.length > 0) keep(before.filter(({ id }) => !ids.has(id)));
  return claimed;
}

function keep(alerts: readonly PriceAlert[]): void {
  alertStore.setState({ alerts });
  try {
    localStorage.setItem(KEY, JSON.stringify(alerts));
  } catch {
    // Storage may be denied or full: then they last as long as the tab.
  }
}

/** Read again each time: another tab may have changed the list since. Where storage is denied this tab's own list is all. */
function newestAlerts(): readonly PriceAlert[] {
  return readAlerts() ?? alertStore.getState().alerts;
}

/** Undefined where storage is denied. What is no alert is dropped. */
function readAlerts(): readonly PriceAlert[] | undefined {
  try {
    const text = localStorage.getItem(KEY) ?? '[]';
    return parseAlerts(text);
  } catch {
    return undefined;
  }
}

function parseAlerts(text: string): readonly PriceAlert[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isAlert).slice(-MOST_ALERTS) : [];
  } catch {
    return [];
  }
}

function isAlert(value: unknown): value is PriceAlert {
  if (typeof value !== 'object' || value === null) return false;
  const { id, from, to, side, price, createdAtMs } = value as Record<keyof PriceAlert, unknown>;
  const areTexts = [id, from, to, price].every((each) => typeof each === 'string');
  const isPair = COIN.test(String(from)) && COIN.test(String(to)) && from !== to;
  const isSide = side === 'above' || side === 'below';
  return areTexts && isPair && isSide && PRICE.test(String(price)) && Number.isSafeInteger(createdAtMs);
}

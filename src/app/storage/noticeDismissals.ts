import * as v from 'valibot';
import { PRODUCT } from '#shared/site/siteOfHost.ts';
import { deviceStorage, type KeyStorage } from './deviceStorage.ts';
import { keepJson, readKept } from './keptJson.ts';

const KEY = `${PRODUCT}.dismissedNotices`;
const Dismissals = v.record(v.string(), v.number());

/** When each notice of the exchange was dismissed on this device, in ms since 1970 (screens.md 0.3, C13). */
export function readDismissals(storage: KeyStorage = deviceStorage): Readonly<Record<string, number>> {
  return readKept(storage, KEY, Dismissals) ?? {};
}

export function keepDismissals(
  dismissals: Readonly<Record<string, number>>,
  storage: KeyStorage = deviceStorage,
): void {
  keepJson(storage, KEY, dismissals);
}

import * as v from 'valibot';
import { createStore } from 'zustand/vanilla';
import { fits } from '#app/storage/fits.ts';
import { followKey } from '#app/storage/followKey.ts';
import { keptList } from '#app/storage/keptList.ts';
import { PRODUCT } from '#shared/site/siteOfHost.ts';

const KEY = `${PRODUCT}.rateFlips`;
/** So that a device never keeps more than a few kilobytes of them. */
const MOST = 200;

const { read, keep } = keptList(KEY, fits(v.pipe(v.string(), v.maxLength(80))));

/** The rates that a user reads the other way round than markets quote them: pairs, and tables by `TABLES`. */
export const rateFlipStore = createStore<{ readonly flipped: readonly string[] }>(() => ({
  flipped: read(),
}));

/** The rates of all tables are turned over together. */
export const TABLES = 'tables';

/** A pair, whichever of its coins is given. */
export function flipKeyOf(from: string, to: string): string {
  return [from, to].toSorted().join(' ');
}

/** Turns a rate over, or back; remembered on the device (screens.md 0.2c). */
export function flipRate(key: string): void {
  // Read again: another tab may have turned one over since.
  const before = read();
  const flipped = before.includes(key)
    ? before.filter((each) => each !== key)
    : [...before, key].slice(-MOST);
  rateFlipStore.setState({ flipped });
  keep(flipped);
}

followKey(KEY, () => rateFlipStore.setState({ flipped: read() }));

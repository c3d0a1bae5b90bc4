import * as v from 'valibot';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { fits } from '#app/storage/fits.ts';
import { keptList } from '#app/storage/keptList.ts';
import type { KeyStorage } from '#app/storage/keyStorage.ts';
import { PRODUCT } from '#shared/site/siteOfHost.ts';
import { DataFields } from '../dataFields.ts';

const Preset = v.object({
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(40)),
  fields: DataFields,
  /** The last month that was ordered by itself, "2026-10"; null where it is not ordered monthly. */
  monthly: v.nullable(v.pipe(v.string(), v.regex(/^\d{4}-\d{2}$/))),
});

/** A choice that was saved under a name, on this device. */
export type Preset = Readonly<v.InferOutput<typeof Preset>>;

const MOST_PRESETS = 20;
export const MOST_NAME = 40;

/** A user's presets; every tab reads what the others have written before it writes. */
export interface PresetStore {
  readonly store: StoreApi<readonly Preset[]>;
  /** Takes the place of the one with the same name. */
  readonly save: (preset: Preset) => void;
  readonly remove: (id: string) => void;
  /** What every tab has written so far. */
  readonly reread: () => readonly Preset[];
  /** Sets which month was ordered last. False where another tab has done so: only one says it. */
  readonly claimMonth: (id: string, month: string) => boolean;
  readonly setMonthly: (id: string, monthly: string | null) => void;
}

export function createPresetStore(userId: number, storage?: KeyStorage): PresetStore {
  const { read, keep } = keptList<Preset>(`${PRODUCT}.exportPresets.${userId}`, fits(Preset), storage);
  const presetStore = createStore<readonly Preset[]>()(() => read());
  const write = (presets: readonly Preset[]): void => {
    keep(presets);
    presetStore.setState(presets, true);
  };
  const setMonthly = (id: string, monthly: string | null): void =>
    write(read().map((preset) => (preset.id === id ? { ...preset, monthly } : preset)));
  return {
    store: presetStore,
    save: (preset) =>
      write([...read().filter(({ name }) => name !== preset.name), preset].slice(-MOST_PRESETS)),
    remove: (id) => write(read().filter((preset) => preset.id !== id)),
    setMonthly,
    reread: () => {
      presetStore.setState(read(), true);
      return presetStore.getState();
    },
    claimMonth: (id, month) => {
      const preset = read().find((each) => each.id === id);
      if (preset === undefined || preset.monthly === null || preset.monthly >= month) return false;
      setMonthly(id, month);
      return true;
    },
  };
}

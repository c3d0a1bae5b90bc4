import { createPresetStore, type PresetStore } from './presetStore.ts';

let current: { readonly userId: number; readonly presets: PresetStore } | null = null;

/** The presets of a user on this device: one object for the page and for what orders monthly files. */
export function presetsOf(userId: number): PresetStore {
  if (current?.userId !== userId) current = { userId, presets: createPresetStore(userId) };
  return current.presets;
}

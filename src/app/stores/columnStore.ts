import { createStore } from 'zustand/vanilla';
import { followKey } from '#app/storage/followKey.ts';
import { kept } from '#app/storage/kept.ts';
import { PRODUCT } from '#shared/site/siteOfHost.ts';

/** The columns a user has hidden in each records table of this device (screens.md 0.3, C8); by the table's id. */
export interface ColumnChoices {
  readonly hiddenByTable: Readonly<Record<string, readonly string[]>>;
}

const KEY = `${PRODUCT}.columns`;
const MAX_ENTRIES = 40;

const choices = kept(KEY, parseChoices);

export const columnStore = createStore<ColumnChoices>(() => ({ hiddenByTable: readChoices() }));

followKey(KEY, () => columnStore.setState({ hiddenByTable: readChoices() }));

/** Hides these columns of a table, and shows all others. */
export function hideColumns(table: string, hidden: readonly string[]): void {
  // Read again: another tab may have changed another table since.
  const hiddenByTable = { ...readChoices(), [table]: hidden };
  columnStore.setState({ hiddenByTable });
  choices.keep(hiddenByTable);
}

function readChoices(): ColumnChoices['hiddenByTable'] {
  return choices.read() ?? {};
}

function parseChoices(value: unknown): ColumnChoices['hiddenByTable'] {
  if (typeof value !== 'object' || value === null) return {};
  const entries = Object.entries(value).filter((entry): entry is [string, string[]] => isIdList(entry[1]));
  return Object.fromEntries(entries.slice(-MAX_ENTRIES));
}

function isIdList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((id) => typeof id === 'string');
}

import { createStore } from 'zustand/vanilla';
import { PRODUCT } from '#shared/site/siteOfHost.ts';

/** Which columns a user has hidden in each records table of this device (screens.md 0.3, C8); by the table's id. */
export interface ColumnChoices {
  readonly hiddenByTable: Readonly<Record<string, readonly string[]>>;
}

const KEY = `${PRODUCT}.columns`;
const MAX_ENTRIES = 40;

export const columnStore = createStore<ColumnChoices>(() => ({ hiddenByTable: readChoices() }));

// Another tab has changed something; this event never comes to the tab that wrote.
window.addEventListener('storage', ({ key }) => {
  if (key === KEY) columnStore.setState({ hiddenByTable: readChoices() });
});

/** Hides these columns of a table, and shows all others. */
export function hideColumns(table: string, hidden: readonly string[]): void {
  // Read again: another tab may have changed another table since.
  const hiddenByTable = { ...readChoices(), [table]: hidden };
  columnStore.setState({ hiddenByTable });
  try {
    localStorage.setItem(KEY, JSON.stringify(hiddenByTable));
  } catch {
    // Storage may be denied or full: then a choice lasts as long as the tab.
  }
}

function readChoices(): ColumnChoices['hiddenByTable'] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    const entries = Object.entries(value).filter((entry): entry is [string, string[]] => isIdList(entry[1]));
    return Object.fromEntries(entries.slice(-MAX_ENTRIES));
  } catch {
    return {};
  }
}

function isIdList(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((id) => typeof id === 'string');
}

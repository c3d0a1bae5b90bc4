import { type RefObject, useEffect } from 'react';
import { usePageDirection } from '#app/browser/usePageDirection.ts';

export interface RecordKeys {
  /** By how many pages: −1 or 1. */
  readonly onStep: (by: -1 | 1) => void;
  readonly onExport: (() => void) | null;
  /** Single keys are not switched off; inside of the table E works at any rate. */
  readonly hasShortcuts: boolean;
}

/** Where a key is a letter or moves a cursor, or where something modal is open. */
const FIELDS = 'input, select, textarea, [contenteditable], [role="tablist"], [role="radiogroup"]';
const MODALS = 'dialog:modal, [role$="dialog"][data-state="open"]';

/**
 * The keys of a history (screens.md 1.24): ← and → from page to page, mirrored with the page, E exports, ↑ and ↓ go from row to
 * row. They work inside of the table and where nothing has the focus, so that they take nothing from other parts of the page;
 * a letter from outside only where single keys are on (WCAG 2.1.4).
 */
export function useRecordKeys(table: RefObject<HTMLElement | null>, keys: RecordKeys): void {
  const { onStep, onExport, hasShortcuts } = keys;
  const forward = usePageDirection() === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  useEffect(() => {
    const isWanted = (target: EventTarget | null): boolean =>
      hasShortcuts || (target instanceof Node && table.current?.contains(target) === true);
    const handleKey = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
      if (!isOurs(event.target, table.current) || document.querySelector(MODALS) !== null) return;
      if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') onStep(event.key === forward ? 1 : -1);
      else if (event.key === 'ArrowDown') moveRow(table.current, 1);
      else if (event.key === 'ArrowUp') moveRow(table.current, -1);
      else if (event.key.toLowerCase() === 'e' && onExport !== null && isWanted(event.target)) onExport();
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [table, forward, onStep, onExport, hasShortcuts]);
}

function isOurs(target: EventTarget | null, table: HTMLElement | null): boolean {
  if (!(target instanceof Element) || target.closest(FIELDS) !== null) return false;
  return target === document.body || target.tagName === 'MAIN' || table?.contains(target) === true;
}

/** From row to row by their buttons; from elsewhere to the first one. */
function moveRow(table: HTMLElement | null, by: -1 | 1): void {
  const buttons = [...(table?.querySelectorAll<HTMLElement>('.records-open') ?? [])];
  const row = document.activeElement?.closest('tr') ?? null;
  const at = buttons.findIndex((button) => row?.contains(button) === true);
  buttons[at === -1 ? 0 : at + by]?.focus();
}

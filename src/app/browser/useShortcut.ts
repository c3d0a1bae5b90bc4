import { createContext, use, useEffect } from 'react';

/** Whether the user wants single-key shortcuts; the shell provides the setting of this device. */
export const ShortcutSetting = createContext<() => boolean>(() => true);

/** Where a key is a letter, or where something modal is open already: its focus would be taken from it. */
const FIELDS = 'input:not([type="checkbox"]), select, textarea, [contenteditable]';
const MODALS = 'dialog:modal, [role$="dialog"][data-state="open"]';

/**
 * Runs an action by a single key from anywhere on the page but a field (screens.md 1.24). A user can switch all of
 * them off: speech and switch input press single keys by accident (WCAG 2.1.4).
 */
export function useShortcut(key: string, run: () => void): void {
  const isEnabled = use(ShortcutSetting);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== key || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.defaultPrevented || !isEnabled()) return;
      if (event.target instanceof Element && event.target.closest(FIELDS) !== null) return;
      if (document.querySelector(MODALS) !== null) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [key, run, isEnabled]);
}

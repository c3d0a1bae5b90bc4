import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../stores/noticeStore.ts';
import type { ShortcutListProps } from './ShortcutList.tsx';

export interface ShortcutListState {
  /** Null while it is closed, and until it is loaded. */
  readonly List: ComponentType<ShortcutListProps> | null;
  readonly open: () => void;
  readonly close: () => void;
}

/** Where a key is a letter, or where something modal is open already: its focus would be taken from it. */
const FIELDS = 'input, select, textarea, [contenteditable]';
const MODALS = 'dialog:modal, [role$="dialog"][data-state="open"]';

/** The list of shortcuts, by "?" from anywhere but a field (screens.md 0.3), and by whoever calls `open`. */
export function useShortcutList(): ShortcutListState {
  const { t } = useTranslation();
  const [List, setList] = useState<ShortcutListState['List']>(null);

  // Loaded by hand and not by React.lazy: that it cannot be had must not cost the page.
  const open = useCallback(() => {
    import('./ShortcutList.tsx').then(
      ({ ShortcutList }) => setList(() => ShortcutList),
      () => showToast({ type: 'error', text: t('states.failedTitle') }),
    );
  }, [t]);
  const close = useCallback(() => setList(null), []);

  useEffect(() => {
    const handleKey = (event: KeyboardEvent): void => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(FIELDS) !== null) return;
      if (document.querySelector(MODALS) !== null) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [open]);

  return { List, open, close };
}

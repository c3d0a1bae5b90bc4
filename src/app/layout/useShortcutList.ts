import { type ComponentType, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { importAgain } from '#app/browser/importAgain.ts';
import { useShortcut } from '#app/browser/useShortcut.ts';
import { showToast } from '#app/stores/noticeStore.ts';
import type { ShortcutListProps } from './ShortcutList.tsx';

export interface ShortcutListState {
  /** Null while it is closed, and until it is loaded. */
  readonly List: ComponentType<ShortcutListProps> | null;
  readonly open: () => void;
  readonly close: () => void;
}

/** The list of shortcuts, by "?" from anywhere but a field (screens.md 0.3), and by callers of `open`. */
export function useShortcutList(): ShortcutListState {
  const { t } = useTranslation();
  const [List, setList] = useState<ShortcutListState['List']>(null);

  // Loaded by hand and not by React.lazy: a failed load must not break the page.
  const open = useCallback(() => {
    importAgain(() => import('./ShortcutList.tsx')).then(
      ({ ShortcutList }) => setList(() => ShortcutList),
      () => showToast({ type: 'error', text: t('states.failedTitle') }),
    );
  }, [t]);
  const close = useCallback(() => setList(null), []);

  useShortcut('?', open);

  return { List, open, close };
}

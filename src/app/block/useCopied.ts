import { useTranslation } from 'react-i18next';
import type { Copied } from '../components/endsOf.ts';
import { showToast } from '../stores/noticeStore.ts';

/** Names in a toast what was copied, with its first and last characters (screens.md 0.3, C11). */
export function useCopied(): (copied: Copied) => void {
  const { t } = useTranslation();
  return ({ what, ends }) =>
    void showToast({
      type: 'success',
      key: 'copied',
      text: t('block.copied', { what, ends: `\u2066${ends}\u2069` }),
    });
}

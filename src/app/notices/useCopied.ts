import { useTranslation } from 'react-i18next';
import { showToast } from '#app/stores/noticeStore.ts';

/** Names in a toast what was copied, with its first and last characters (screens.md 0.3, C11). */
export function useCopied(): (copied: { readonly what: string; readonly ends: string }) => void {
  const { t } = useTranslation();
  return ({ what, ends }) => {
    // The characters keep their own direction.
    showToast({
      type: 'success',
      key: 'copied',
      text: t('copy.named', { what, ends: `\u2066${ends}\u2069` }),
    });
  };
}

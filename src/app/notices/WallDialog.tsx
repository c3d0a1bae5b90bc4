import { useEffect, useRef } from 'react';
import { NEW_TAB, productHref } from '#app/components/productHref.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { closeWall } from '#app/stores/noticeStore.ts';
import type { Wall } from '#app/stores/wallQueue.ts';
import { VERIFICATION_PAGE } from '#shared/site/urls.ts';
import { useNoticeWords } from './noticeWords.ts';
import { WallWords } from './PlainNotices.tsx';

/**
 * The wall of codes 10024 and 42039 (product.md section 8), over everything until it is closed. The browser's own modal
 * dialog: it stands before any other layer, holds the focus and gives it back.
 */
export function WallDialog({ wall }: { readonly wall: Wall }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const words = useNoticeWords();
  const language = useLanguage();
  useEffect(() => {
    dialog.current?.showModal();
    // It comes unasked: a key that was meant for the page must not follow its link.
    dialog.current?.focus();
  }, []);
  useOwnEscape();
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      className="wall card"
      aria-labelledby="wall-title"
      aria-describedby="wall-text"
      onClose={closeWall}
      onPointerDown={(event) => event.stopPropagation()}
    >
      <WallWords wall={wall} heading="h2" />
      <form method="dialog" className="wall-actions">
        {wall.name === 'kyc' && (
          <a
            className="wall-action"
            {...NEW_TAB}
            href={productHref({ language, head: '', tail: VERIFICATION_PAGE })}
          >
            {words('walls.kyc.action')}
          </a>
        )}
        <button type="submit" className={wall.name === 'kyc' ? 'wall-close' : 'wall-action'}>
          {words('walls.close')}
        </button>
      </form>
    </dialog>
  );
}

/** Escape, like a click on the wall, is the wall's own: layers behind it listen on the document, and would be closed. */
function useOwnEscape(): void {
  useEffect(() => {
    const keep = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') event.stopPropagation();
    };
    window.addEventListener('keydown', keep, { capture: true });
    return () => window.removeEventListener('keydown', keep, { capture: true });
  }, []);
}

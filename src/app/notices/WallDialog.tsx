import { useEffect, useRef } from 'react';
import { outsideUrl } from '#app/browser/outsideUrl.ts';
import { NEW_TAB, productHref } from '#app/components/productHref.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { closeWall } from '#app/stores/noticeStore.ts';
import type { Wall } from '#app/stores/wallQueue.ts';
import { VERIFICATION_PAGE } from '#shared/site/urls.ts';
import { useNoticeWords } from './noticeWords.ts';
import { WallWords } from './PlainNotices.tsx';

const ACTION =
  'inline-grid min-h-11 place-items-center rounded-button bg-primary px-6 font-semibold text-on-primary';

/**
 * The wall of codes 10024, 42039 and 131004 (product.md section 8, screens.md 0.2c), over everything until it is closed. The browser's own modal
 * dialog: it stands before any other layer, holds the focus and gives it back.
 */
export function WallDialog({ wall }: { readonly wall: Wall }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const words = useNoticeWords();
  const language = useLanguage();
  useEffect(() => {
    dialog.current?.showModal();
    // The dialog opens unasked: a key that was meant for the page must not follow its link.
    dialog.current?.focus();
  }, []);
  useOwnEscape();
  const verification = productHref({ language, head: '', tail: VERIFICATION_PAGE });
  const href = outsideUrl(wall.link, location.href) ?? (wall.name === 'kyc' ? verification : null);
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      className="card pointer-events-auto m-auto w-[min(440px,100vw-32px)] p-6 text-text shadow-card backdrop:bg-(--scrim)"
      aria-labelledby="wall-title"
      aria-describedby="wall-text"
      onClose={closeWall}
      onPointerDown={(event) => event.stopPropagation()}
    >
      <WallWords wall={wall} heading="h2" />
      <form method="dialog" className="mt-6 flex flex-wrap gap-2">
        {href !== null && (
          <a className={ACTION} {...NEW_TAB} href={href}>
            {words(wall.name === 'kyc' ? 'walls.kyc.action' : 'walls.more')}
          </a>
        )}
        <button type="submit" className={href === null ? ACTION : 'wall-close'}>
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

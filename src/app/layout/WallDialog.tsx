import { useEffect, useRef } from 'react';
import { closeWall, type Wall } from '../stores/noticeStore.ts';
import { wallWords } from './wallWords.ts';

/** The wall of codes 10024 and 42039 (product.md section 8), over everything until it is closed. */
export function WallDialog({ wall }: { readonly wall: Wall }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const { title, text, said } = wallWords(wall);
  return (
    <dialog
      ref={dialog}
      className="wall card"
      aria-labelledby="wall-title"
      aria-describedby="wall-text"
      onClose={closeWall}
    >
      <h2 id="wall-title" className="wall-title">
        {title}
      </h2>
      <p id="wall-text">{text}</p>
      {said !== undefined && <p className="wall-said">{said}</p>}
      <form method="dialog">
        <button type="submit" className="wall-close">
          Close
        </button>
      </form>
    </dialog>
  );
}

import { useEffect, useRef } from 'react';
import { closeWall, type Wall } from '../stores/noticeStore.ts';
import './notices.css';

const WORDS = {
  compliance: {
    title: 'This is not available to you here',
    text: 'Rules that apply to your account or your region do not allow it.',
  },
  kyc: {
    title: 'Please verify your identity first',
    text: 'The exchange needs to know who you are before it can do this.',
  },
} as const;

/** The wall of codes 10024 and 42039 (product.md section 8), over everything until it is closed. */
export function WallDialog({ wall }: { readonly wall: Wall }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const { title, text } = WORDS[wall.name];
  const said = textOf(wall.result);
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

/** What the exchange says about it. Its contents are not specified, so that only plain text is taken from it. */
function textOf(result: unknown): string | undefined {
  const isObject = typeof result === 'object' && result !== null;
  const said = isObject ? (result as { readonly message?: unknown }).message : result;
  return typeof said === 'string' && said !== '' ? said : undefined;
}

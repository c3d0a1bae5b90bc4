import { closeWall } from '#app/stores/noticeStore.ts';
import type { Wall } from '#app/stores/wallQueue.ts';
import { useNoticeWords } from './noticeWords.ts';
import { WallWords } from './WallWords.tsx';

/** The words of a wall, in a live region of their own, where its dialog could not be shown; they stay until it is closed. */
export function PlainWall({ wall }: { readonly wall: Wall }) {
  const words = useNoticeWords();
  return (
    <div role="alert" className="notifications">
      <div className="notice">
        <div className="notice-words">
          <WallWords wall={wall} heading="p" />
          <button type="button" className="wall-close" onClick={closeWall}>
            {words('walls.close')}
          </button>
        </div>
      </div>
    </div>
  );
}

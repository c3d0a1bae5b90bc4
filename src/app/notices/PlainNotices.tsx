import { type Notice, type NoticeList, oldestFirst } from '#app/stores/noticeList.ts';
import { closeWall, dismissNotice } from '#app/stores/noticeStore.ts';
import type { Wall } from '#app/stores/wallQueue.ts';
import { useNoticeWords } from './noticeWords.ts';
import { useNoticeTimer } from './useNoticeTimer.ts';

interface PlainNoticesProps {
  readonly notices: NoticeList;
  readonly place: 'toasts' | 'notifications';
  readonly isHeld: boolean;
}

/** What notices say and no more, where the parts that show them could not be loaded. They go after their time. */
export function PlainNotices({ notices, place, isHeld }: PlainNoticesProps) {
  return (
    <ul className={place}>
      {oldestFirst(notices).map((notice) => (
        <PlainNotice key={notice.id} notice={notice} isHeld={isHeld} />
      ))}
    </ul>
  );
}

function PlainNotice({ notice, isHeld }: { readonly notice: Notice; readonly isHeld: boolean }) {
  useNoticeTimer(notice, isHeld);
  return (
    <li className={`notice notice-${notice.type}`}>
      <div className="notice-words">
        {notice.title !== undefined && (
          <p className="notice-title" dir="auto">
            {notice.title}
          </p>
        )}
        <p dir="auto">{notice.text}</p>
      </div>
      {notice.action !== undefined && (
        <button
          type="button"
          className="notice-action"
          onClick={() => {
            notice.action?.run();
            dismissNotice(notice.id);
          }}
        >
          {notice.action.label}
        </button>
      )}
    </li>
  );
}

/** The text of a wall whose dialog could not be shown, in its own live region; it stays until the user closes it. */
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

interface WallWordsProps {
  readonly wall: Wall;
  /** `h2` in a dialog, where it gives the dialog its name. */
  readonly heading: 'h2' | 'p';
}

/** What a wall says: what is missing, why, and the words of the exchange, as text. */
export function WallWords({ wall: { name, said }, heading: Heading }: WallWordsProps) {
  const words = useNoticeWords();
  return (
    <>
      <Heading id="wall-title" className="wall-title">
        {words(`walls.${name}.title`)}
      </Heading>
      <p id="wall-text">{words(`walls.${name}.text`)}</p>
      {said !== undefined && (
        <div className="wall-said">
          <p className="wall-said-by">{words('walls.said')}</p>
          <p dir="auto">{said}</p>
        </div>
      )}
    </>
  );
}

import { closeWall, type Notification, type Toast, type Wall } from '../stores/noticeStore.ts';
import { useNoticeTimer } from './useNoticeTimer.ts';
import { wallWords } from './wallWords.ts';

interface PlainNoticesProps {
  readonly notices: readonly (Toast | Notification)[];
  readonly place: 'toasts' | 'notifications';
}

/** What notices say and no more, where the parts that show them could not be loaded. They go after their time. */
export function PlainNotices({ notices, place }: PlainNoticesProps) {
  return (
    <ul className={place}>
      {notices.map((notice) => (
        <PlainNotice key={notice.id} notice={notice} />
      ))}
    </ul>
  );
}

function PlainNotice({ notice }: { readonly notice: Toast | Notification }) {
  useNoticeTimer(notice.id, notice.durationMs);
  return (
    <li className="notice toast">
      <div className="notice-words">
        {'title' in notice && <p className="notice-title">{notice.title}</p>}
        <p>{notice.text}</p>
      </div>
    </li>
  );
}

/** The words of a wall, in a live region of their own; they stay until it is closed. */
export function PlainWall({ wall }: { readonly wall: Wall }) {
  const { title, text, said } = wallWords(wall);
  return (
    <div role="alert" className="notifications">
      <div className="notice">
        <div className="notice-words">
          <p className="notice-title">{title}</p>
          <p>{text}</p>
          {said !== undefined && <p className="wall-said">{said}</p>}
          <button type="button" className="wall-close" onClick={closeWall}>
            Close
          </button>
        </div>
      </div>
    </div>
  );
}

import { type Notice, type NoticeList, oldestFirst } from '#app/stores/noticeList.ts';
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
    </li>
  );
}

import { CircleCheck, CircleX, Info, LoaderCircle, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { NoticeType } from '#app/stores/noticeTypes.ts';
import { type NoticeWordKey, useNoticeWords } from './noticeWords.ts';

interface Mark {
  readonly Icon: LucideIcon;
  readonly word: NoticeWordKey;
}

const MARK_BY_TYPE: Readonly<Record<NoticeType, Mark>> = {
  info: { Icon: Info, word: 'notices.info' },
  success: { Icon: CircleCheck, word: 'notices.success' },
  warning: { Icon: TriangleAlert, word: 'notices.warn' },
  error: { Icon: CircleX, word: 'notices.fail' },
  loading: { Icon: LoaderCircle, word: 'notices.process' },
};

/** What a notice is about: a shape for the eye and a word for the ear, so that it isn't told by colour alone. */
export function NoticeMark({ type }: { readonly type: NoticeType }) {
  const words = useNoticeWords();
  const { Icon, word } = MARK_BY_TYPE[type];
  return (
    <span className="notice-mark">
      <Icon size={20} strokeWidth={2} aria-hidden="true" />
      <span className="sr-only">{words(word)}</span>
    </span>
  );
}

/** What a notice is about (product.md section 3); it decides its icon, its colour and how long it stays. */
export type NoticeType = 'info' | 'success' | 'warning' | 'error' | 'loading';

/** The product's own names of toast types (product.md section 3) beside those of the notices that they are. */
const TYPE_BY_NAME = {
  info: 'info',
  success: 'success',
  warning: 'warning',
  error: 'error',
  loading: 'loading',
  fail: 'error',
  warn: 'warning',
  process: 'loading',
} as const satisfies Readonly<Record<string, NoticeType>>;

export type NoticeTypeName = keyof typeof TYPE_BY_NAME;

export function noticeTypeOf(name: NoticeTypeName): NoticeType {
  return TYPE_BY_NAME[name];
}

/** What can be done about what a notice says, for as long as it is open: "Undo". */
export interface NoticeAction {
  readonly label: string;
  readonly run: () => void;
}

/** A short text over whatever screen is open: a toast, or a notification, which has a title. */
export interface Notice {
  readonly id: number;
  /** Another notice of the same key is this one with other words. */
  readonly key: string | undefined;
  /** Counts its updates; each of them starts its time again. */
  readonly revision: number;
  readonly type: NoticeType;
  readonly title: string | undefined;
  readonly text: string;
  readonly action: NoticeAction | undefined;
  /** null: until it is updated or dismissed. */
  readonly durationMs: number | null;
  /** A dismissed notice is being removed and can't come back. */
  readonly state: 'open' | 'dismissed';
}

/** Newest first. */
export type NoticeList = readonly Notice[];

export const isOpen = ({ state }: Notice): boolean => state === 'open';

/** The order in which they are put into the page, whose style sheet shows the newest at the top: a new one is then an addition. */
export const oldestFirst = (list: NoticeList): NoticeList => [...list].reverse();

/** The open notice that has this key. */
export function openOfKey(list: NoticeList, key: string | undefined): Notice | undefined {
  return key === undefined ? undefined : list.find((notice) => isOpen(notice) && notice.key === key);
}

/**
 * Puts a notice in front. One that says the same already goes: five calls that fail for one reason are one notice, which
 * starts again.
 */
export function withNewest(list: NoticeList, newest: Notice): NoticeList {
  return [newest, ...list.filter((notice) => !saysTheSame(notice, newest))];
}

/** The notices that are one too many, the oldest ones. */
export function beyond(list: NoticeList, max: number): NoticeList {
  return list.filter(isOpen).slice(max);
}

/** The list with another notice in place of one; the same list where it isn't there. */
export function withChange(list: NoticeList, id: number, change: (notice: Notice) => Notice): NoticeList {
  return list.some((notice) => notice.id === id)
    ? list.map((notice) => (notice.id === id ? change(notice) : notice))
    : list;
}

function saysTheSame(a: Notice, b: Notice): boolean {
  return isOpen(a) && a.key === b.key && a.type === b.type && a.title === b.title && a.text === b.text;
}

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

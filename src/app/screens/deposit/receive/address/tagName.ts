import type { TFunction } from 'i18next';

/** What the exchange calls a tag, in its own English, by our key. */
const KEYS = {
  memo: 'deposit.tag.memo',
  'destination tag': 'deposit.tag.destinationTag',
  comment: 'deposit.tag.comment',
} as const;

/** The name of a chain's tag in the reader's language; the exchange's own where we have none. */
export function tagName(name: string, t: TFunction): string {
  const key = Object.hasOwn(KEYS, name) ? KEYS[name as keyof typeof KEYS] : undefined;
  if (key !== undefined) return t(key);
  return name === '' ? t('deposit.tag.memo') : name;
}

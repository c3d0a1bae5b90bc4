import type { InputOf } from '#shared/endpoints/table.ts';

export type InternalType = NonNullable<InputOf<'addressCreate'>['internalType']>;

/** A user of the exchange as one is named. */
export interface NamedUser {
  readonly internalType: InternalType;
  readonly account: string;
  /** Dial code of a phone, with or without its plus; "" for others. */
  readonly areaCode: string;
}

import { isVisibleText } from '#shared/text/enteredText.ts';

/** screens.md 1.22. */
const UID = /^\d{5,12}$/;
const PHONE = /^\d{4,15}$/;
const AREA_CODE = /^\+?\d{1,4}$/;
const EMAIL = /^[^\s@]+@[^\s@]+$/;
const MOST_EMAIL = 254;

/** An account in its one spelling: e-mails in small letters, numbers without what they are grouped by. */
export function tidyAccount({ internalType, account }: Omit<NamedUser, 'areaCode'>): string {
  const trimmed = account.trim();
  return internalType === 'email' ? trimmed.toLowerCase() : trimmed.replace(/[\s()-]/g, '');
}

/** Whether a text can name an account of this kind; only the exchange knows whose it is. */
export function validateAccount(user: NamedUser): boolean {
  const account = tidyAccount(user);
  switch (user.internalType) {
    case 'uid':
      return UID.test(account);
    case 'email':
      return isVisibleText(account) && EMAIL.test(account) && account.length <= MOST_EMAIL;
    case 'mobile':
      return PHONE.test(account) && AREA_CODE.test(user.areaCode.trim());
  }
}

import type { FormValues } from './formValues.ts';

type Account = Pick<FormValues, 'internalType' | 'account' | 'areaCode'>;

/** screens.md 1.22. */
const UID = /^\d{5,12}$/;
const PHONE = /^\d{4,15}$/;
const AREA_CODE = /^\+?\d{1,4}$/;
const EMAIL = /^[^\s@]+@[^\s@]+$/;
const MOST_EMAIL = 254;

/** An account in its one spelling: e-mails in small letters, numbers without what they are grouped by. */
export function tidyAccount({ internalType, account }: Omit<Account, 'areaCode'>): string {
  const trimmed = account.trim();
  return internalType === 'email' ? trimmed.toLowerCase() : trimmed.replace(/[\s()-]/g, '');
}

/** Whether it can be an account of its kind; the exchange knows whose. */
export function judgeAccount(values: Account): boolean {
  const account = tidyAccount(values);
  switch (values.internalType) {
    case 'uid':
      return UID.test(account);
    case 'email':
      return EMAIL.test(account) && account.length <= MOST_EMAIL;
    case 'mobile':
      return PHONE.test(account) && AREA_CODE.test(values.areaCode.trim());
  }
}

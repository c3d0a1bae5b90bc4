import type { InferOutput } from 'valibot';
import { DEMO_USERS, type DemoUser } from '#sandbox/seed/reference/demoUsers.ts';
import type { InternalType } from '#shared/endpoints/enums.ts';

export type ReceiverKind = InferOutput<typeof InternalType>;

/** A user inside of the exchange. */
export interface Receiver {
  readonly uid: number;
  readonly name: string;
  /** False for the users of screens.md 3.6 that exist as ids only. */
  readonly isKept: boolean;
}

/** screens.md 0.2: oneself, a sub-account, no user, one who cannot receive, one without KYC. */
export type ReceiverCode = 131075 | 131076 | 131077 | 131078 | 131079;

export interface NamedReceiver {
  readonly kind: ReceiverKind;
  readonly account: string;
  /** Dial code of a phone, with or without its plus. */
  readonly areaCode?: string | undefined;
}

const STRANGERS: ReadonlyMap<string, Receiver | ReceiverCode> = new Map<string, Receiver | ReceiverCode>([
  ['10000001', { uid: 10_000_001, name: 'Rita Receiver', isKept: false }],
  ['10000002', 131078],
  ['10000003', 131079],
]);

/** Finds the user that an id, an e-mail or a phone number names (screens.md 1.9), or the code that refuses it. */
export function findReceiver(
  named: NamedReceiver,
  sender: Pick<DemoUser, 'id'>,
  { hasTriggers }: { readonly hasTriggers: boolean },
): Receiver | ReceiverCode {
  const account = tidyAccount(named);
  const stranger = hasTriggers && named.kind === 'uid' ? STRANGERS.get(account) : undefined;
  if (stranger !== undefined) {
    return stranger;
  }
  const users = DEMO_USERS.filter((user) => isNamed(user, { ...named, account }));
  const [user] = users;
  // A phone that several users share says nothing about who is meant.
  if (user === undefined || users.length > 1) {
    return 131077;
  }
  if (user.id === sender.id) {
    return 131075;
  }
  if (user.parentId !== null) {
    return 131076;
  }
  return user.kycLevel === 0 ? 131079 : { uid: user.id, name: user.username, isKept: true };
}

/** One spelling of an account: e-mails in small letters, phones and ids without what users group digits by. */
export function tidyAccount({ kind, account }: Pick<NamedReceiver, 'kind' | 'account'>): string {
  const trimmed = account.trim();
  return kind === 'email' ? trimmed.toLowerCase() : trimmed.replace(/[\s()-]/g, '');
}

/** What sort of account a text is, where nothing says it. */
export function kindOfAccount(account: string): ReceiverKind {
  if (account.includes('@')) {
    return 'email';
  }
  return account.trim().startsWith('+') ? 'mobile' : 'uid';
}

function isNamed(user: DemoUser, { kind, account, areaCode = '' }: NamedReceiver): boolean {
  switch (kind) {
    case 'uid':
      return String(user.id) === account;
    case 'email':
      return user.account === account;
    case 'mobile':
      return isPhoneOf(user, `+${areaCode}${account}`.replaceAll('+', ''));
  }
}

/** Whether a phone number is the user's. Only a part of it is kept, "+852****1122"; the stars match any four digits. */
function isPhoneOf({ mobile }: DemoUser, digits: string): boolean {
  const [head = '', tail = ''] = mobile.replace('+', '').split('****');
  const hidden = digits.slice(head.length, digits.length - tail.length);
  return mobile !== '' && digits === head + hidden + tail && /^\d{4}$/.test(hidden);
}

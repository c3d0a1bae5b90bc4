import { nameOfKnown, type Resemblance } from '#app/features/addressField/lookAlike.ts';
import { Decimal } from '#shared/money/decimal.ts';
import type { CheckedAddress, Recipient } from '../form/recipient.ts';
import type { SentOrder, WithdrawalOrder } from '../order/withdrawalOrder.ts';

/** One line of the review (screens.md 1.17, step 4): good, or worth a second look. */
export interface Check {
  readonly id:
    | 'checksum'
    | 'noChecksum'
    | 'inBook'
    | 'notInBook'
    | 'noLookAlike'
    | 'lookAlike'
    | 'similar'
    | 'usedBefore'
    | 'firstTime'
    | 'largest'
    | 'highRisk'
    | 'mediumRisk'
    | 'contract'
    | 'noTag'
    | 'notKnownYet'
    | 'user';
  readonly tone: 'good' | 'warn';
  /** The known address that it begins or ends like. */
  readonly name?: string;
}

export interface CheckFacts {
  readonly order: WithdrawalOrder;
  readonly recipient: Recipient;
  /** The network takes a tag, and none is sent. */
  readonly isWithoutTag: boolean;
  /** Amounts of the last withdrawals to this address, in the coin; undefined where they are not known. */
  readonly lastAmounts: readonly string[] | undefined;
  /** Orders of this tab whose outcome is not known. */
  readonly pending: readonly SentOrder[];
}

/** Everything the user should know before the coins go, what needs a second look at the end. */
export function composeChecks(facts: CheckFacts): readonly Check[] {
  const { order, recipient, isWithoutTag, lastAmounts, pending } = facts;
  const found = [
    ...(recipient.kind === 'user' ? [good('user')] : addressChecks(recipient)),
    ...(recipient.entry === null ? [warn('notInBook')] : [good('inBook')]),
    ...(isWithoutTag ? [warn('noTag')] : []),
    ...(isLargest(order, lastAmounts) ? [warn('largest')] : []),
    ...(pending.some((sent) => isLike(sent, order)) ? [warn('notKnownYet')] : []),
  ];
  return [...found.filter(({ tone }) => tone === 'good'), ...found.filter(({ tone }) => tone === 'warn')];
}

function addressChecks({
  hasChecksum,
  checked,
  resemblance,
}: Extract<Recipient, { readonly kind: 'chain' }>): readonly Check[] {
  return [
    hasChecksum ? good('checksum') : warn('noChecksum'),
    judgeResemblance(resemblance),
    checked.firstUse ? warn('firstTime') : good('usedBefore'),
    ...riskChecks(checked.risk),
    ...(checked.kind === 'contract' ? [warn('contract')] : []),
  ];
}

/** What was said of the address when it was entered is said once more before the coins go. */
function riskChecks(risk: CheckedAddress['risk']): readonly Check[] {
  if (risk === 'HIGH' || risk === 'SEVERE') return [warn('highRisk')];
  return risk === 'MEDIUM' ? [warn('mediumRisk')] : [];
}

/** No tick stands beside an address that is alike at one end only (screens.md 0.2c, "Resemblance"). */
function judgeResemblance({ lookAlikes, similar }: Resemblance): Check {
  if (lookAlikes.length > 0) return warn('lookAlike');
  const [first] = similar;
  return first === undefined ? good('noLookAlike') : { ...warn('similar'), name: nameOfKnown(first) };
}

/** Larger than all of the last ones: a slip of the finger, or something new. */
function isLargest({ amount }: WithdrawalOrder, lastAmounts: readonly string[] | undefined): boolean {
  if (lastAmounts === undefined || lastAmounts.length === 0) return false;
  return lastAmounts.every((last) => new Decimal(amount).gt(last));
}

function isLike(sent: SentOrder, order: WithdrawalOrder): boolean {
  return (['coin', 'address', 'tag', 'amount'] as const).every((field) => sent[field] === order[field]);
}

function good(id: Check['id']): Check {
  return { id, tone: 'good' };
}

function warn(id: Check['id']): Check {
  return { id, tone: 'warn' };
}

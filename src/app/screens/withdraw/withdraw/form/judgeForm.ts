import type { AmountReading } from '#app/components/amount/readAmountText.ts';
import { type AmountFault, validateAmount } from '#app/components/amount/validateAmount.ts';
import { limitLeft } from '#app/features/limits/limitLeft.ts';
import { stateOfEntry } from '#app/screens/withdraw/book/entryState.ts';
import { Decimal, writePlain } from '#shared/money/decimal.ts';
import { leastWithdrawable, mostWithdrawable } from '#shared/money/mostWithdrawable.ts';
import { priceWithdrawal } from '#shared/money/priceWithdrawal.ts';
import type { ForceChain, WithdrawalOrder } from '../order/withdrawalOrder.ts';
import { canStayInside, type Recipient } from './recipient.ts';
import { readSources, type Source, sumSources, type WithdrawLimit } from './sources.ts';
import { isOpenChain, termsOf, type WithdrawalTerms, type WithdrawChain } from './withdrawalTerms.ts';

/** What the user has entered, and what the exchange says of it. Undefined: not chosen, or not known yet. */
export interface FormFacts {
  readonly coin: string;
  /** Digits that the coin is shown with. */
  readonly scale: number;
  readonly chain: WithdrawChain | undefined;
  /** To a user of the exchange: stays inside even before a user is named. */
  readonly isToUser: boolean;
  /** Null while it is missing, wrong, or being checked. */
  readonly recipient: Recipient | null;
  /** The coins go over the chain though they could stay inside. */
  readonly isForced: boolean;
  readonly reading: AmountReading;
  readonly feeType: 0 | 1;
  /** A test amount, and what is to follow it; null for none. */
  readonly test?: { readonly tested: string; readonly rest: string } | null;
  /** The wallets to take from. */
  readonly sources: readonly Source[];
  readonly limit: WithdrawLimit | undefined;
  /** The book's switch: nothing is sent to an address that is in no book. */
  readonly isBookOnly: boolean;
  /** In ms since 1970, by the device's clock and by the exchange's. */
  readonly deviceNowMs: number;
  readonly skewMs: number;
}

/** Why nothing can be sent now, whatever is entered; each has its own words. */
export type FormBlock =
  /** All moments are of the device's clock, in ms since 1970. */
  | { readonly kind: 'pause'; readonly untilMs: number }
  /** 131097. */
  | { readonly kind: 'closed'; readonly reason: string; readonly reopensAtMs: number | null }
  /** 131083. */
  | { readonly kind: 'bookOnly' }
  /** 131098. */
  | { readonly kind: 'locked'; readonly untilMs: number }
  /** 131066 and 131068: the entry was blocked, or lacks its owner. */
  | { readonly kind: 'blockedEntry' | 'dataNeeded' };

export interface JudgedForm {
  /** Null where something is missing or wrong. */
  readonly order: WithdrawalOrder | null;
  readonly amountFault: AmountFault | undefined;
  readonly block: FormBlock | null;
  /** Undefined until coin and network are known. */
  readonly terms: WithdrawalTerms | undefined;
  /** Stays inside the exchange. */
  readonly isInside: boolean;
  /** What can be taken from the chosen wallets. */
  readonly available: string | undefined;
  /** The least and the most that can be entered, plain decimals; undefined until that is known. */
  readonly least: string | undefined;
  readonly most: string | undefined;
}

/** Judges the whole form in the order of its steps (screens.md 1.17, "Validation"). */
export function judgeForm(facts: FormFacts): JudgedForm {
  const { coin, scale, chain, recipient, isForced, reading, feeType, limit } = facts;
  const isInside = facts.isToUser || (recipient !== null && canStayInside(recipient) && !isForced);
  const terms = chain && termsOf(chain, scale, isInside);
  const balances = limit === undefined ? undefined : readSources(limit);
  const chosen = balances?.filter(({ source }) => facts.sources.includes(source));
  const available = chosen === undefined ? undefined : sumSources(chosen);
  const block = blockOf(facts, isInside);
  const least = terms && leastWithdrawable(terms.min, feeType, terms);
  const common = { block, terms, isInside, available, least, most: undefined, order: null };
  if (terms === undefined || limit === undefined || available === undefined) {
    return { ...common, amountFault: undefined };
  }
  const left = leftOf(limit, terms.accuracy);
  const known = { ...common, most: mostOf(available, [terms.max, left], feeType, terms) };
  const priced = reading.kind === 'amount' ? priceWithdrawal(reading.amount, feeType, terms) : undefined;
  const judged = validateAmount(reading, {
    scale: terms.accuracy,
    min: least,
    max: terms.max,
    balance: available,
    fee: feeType === 0 ? priced?.fee.toFixed() : '0',
    limit: left,
  });
  if (judged.kind !== 'good' || priced === undefined) {
    return { ...known, amountFault: judged.kind === 'bad' ? judged.fault : undefined };
  }
  if (recipient === null || chain === undefined || block !== null) {
    return { ...known, amountFault: undefined };
  }
  const order: WithdrawalOrder = {
    coin,
    chain: chain.chain,
    ...destinationOf(recipient, isForced),
    isInside,
    amount: judged.amount,
    feeType,
    accountType: (chosen ?? []).map(({ source }) => source).join(','),
    debit: priced.debit.toFixed(),
    fee: priced.fee.toFixed(),
    receive: priced.receive.toFixed(),
    ...(facts.test?.tested === judged.amount && { rest: facts.test.rest }),
  };
  return { ...known, order, amountFault: undefined };
}

/** The most that the wallets, the network and the limits allow (screens.md 0.3, C1, "Max"). */
function mostOf(
  available: string,
  caps: readonly (string | undefined)[],
  feeType: 0 | 1,
  terms: WithdrawalTerms,
): string {
  const bounds = caps.filter((cap) => cap !== undefined);
  const most = Decimal.min(mostWithdrawable(available, feeType, terms), ...bounds);
  return writePlain(most, terms.accuracy);
}

/** What the day and the month leave, in the coin; undefined where it has no price: the exchange judges then. */
function leftOf({ daily, monthly, price }: WithdrawLimit, accuracy: number): string | undefined {
  const left = [daily, ...(monthly === undefined ? [] : [monthly])].flatMap(
    (period) => limitLeft(period, price, accuracy).coin ?? [],
  );
  return left.length === 0 ? undefined : Decimal.min(...left).toFixed();
}

function destinationOf(
  recipient: Recipient,
  isForced: boolean,
): Pick<WithdrawalOrder, 'address' | 'tag' | 'addressId' | 'name' | 'forceChain'> {
  const { entry } = recipient;
  const addressId = entry?.id ?? null;
  if (recipient.kind === 'user') {
    const name = entry?.remark ?? recipient.name;
    return { address: recipient.account, tag: '', addressId, name, forceChain: 2 };
  }
  const forceChain: ForceChain = isForced ? 1 : 0;
  return {
    address: recipient.address,
    tag: recipient.tag,
    addressId,
    name: entry?.remark ?? '',
    forceChain,
  };
}

function blockOf(facts: FormFacts, isInside: boolean): FormBlock | null {
  const { chain, recipient, limit, isBookOnly, deviceNowMs, skewMs } = facts;
  const pausedUntilMs = Number(limit?.coolDownUntil ?? 0) - skewMs;
  if (pausedUntilMs > deviceNowMs) return { kind: 'pause', untilMs: pausedUntilMs };
  if (chain !== undefined && !isInside && !isOpenChain(chain)) {
    const { reason = '', reopenAt } = chain;
    return { kind: 'closed', reason, reopensAtMs: reopenAt === undefined ? null : Number(reopenAt) };
  }
  if (recipient === null) return null;
  const { entry } = recipient;
  if (entry === null) return isBookOnly ? { kind: 'bookOnly' } : null;
  const entryState = stateOfEntry(entry, facts.deviceNowMs);
  switch (entryState.name) {
    case 'locked':
      return { kind: 'locked', untilMs: entryState.untilMs };
    case 'blocked':
      return { kind: 'blockedEntry' };
    case 'dataNeeded':
      return { kind: 'dataNeeded' };
    default:
      return null;
  }
}

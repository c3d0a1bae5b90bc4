/** How an order gets to its recipient: inside where that is possible, over the chain, or to a user (screens.md 2.11). */
export type ForceChain = 0 | 1 | 2;

/** A withdrawal as it is reviewed: all that the exchange is asked to do, and what it costs. Amounts are plain decimals. */
export interface WithdrawalOrder {
  readonly coin: string;
  /** Inside of the exchange it is named as well, and goes unused. */
  readonly chain: string;
  /** An address, or a UID, an e-mail or a phone number inside of the exchange. */
  readonly address: string;
  /** "" for none. */
  readonly tag: string;
  readonly amount: string;
  /** 0 the fee comes on top, 1 it is taken from the amount. */
  readonly feeType: 0 | 1;
  readonly forceChain: ForceChain;
  /** Stays inside the exchange: at once, and without a fee. */
  readonly isInside: boolean;
  /** The wallets to take from, in their order, as the call lists them. */
  readonly accountType: string;
  /** The address book's id; null for a recipient that is not in it. */
  readonly addressId: string | null;
  /** What the user calls the recipient; "" for nothing. */
  readonly name: string;
  /** What leaves the wallets, of it the fee, and what arrives. */
  readonly debit: string;
  readonly fee: string;
  readonly receive: string;
  /** The amount is a test: what is to follow once it has arrived (screens.md 1.17). It is no part of what is sent. */
  readonly rest?: string;
}

/** An order with what goes along with it. */
export interface WithdrawalRequest {
  readonly order: WithdrawalOrder;
  /** One for each order: the exchange carries it out at most once, however often it is sent (screens.md 0.1). */
  readonly requestId: string;
  /** The travel-rule form as JSON; null where none was asked for. It is about people, and never kept. */
  readonly questionnaire: string | null;
  /** The user has said that the same withdrawal within a minute is meant (screens.md 0.2a). */
  readonly isRepeat: boolean;
}

/** An order that was sent: all that is needed to find its outcome later, and to send the very same again. */
export interface SentOrder extends WithdrawalOrder {
  readonly requestId: string;
  /** By the device's clock, in ms since 1970. */
  readonly sentAtMs: number;
  readonly isRepeat: boolean;
  /** A travel-rule form went along with it, and has to go along again. */
  readonly hasAnswers: boolean;
  /** The exchange has said that it has the order; its record is still to come. */
  readonly isAccepted: boolean;
}

export function sentOrderOf(request: WithdrawalRequest, sentAtMs: number): SentOrder {
  const { order, requestId, questionnaire, isRepeat } = request;
  return { ...order, requestId, sentAtMs, isRepeat, hasAnswers: questionnaire !== null, isAccepted: false };
}

type OrderField = keyof WithdrawalOrder;

/** What the user has decided; fee, debit and receive follow from it and from the exchange's terms. */
const DECIDED: readonly OrderField[] = [
  'coin',
  'chain',
  'address',
  'tag',
  'amount',
  'feeType',
  'forceChain',
  'isInside',
  'accountType',
  'addressId',
];

/** Whether two orders are the same to the user, whatever they cost. */
export function isSameOrder(one: WithdrawalOrder, other: WithdrawalOrder): boolean {
  return DECIDED.every((field) => one[field] === other[field]);
}

/** What the user has not decided, but sees. */
const SHOWN: readonly OrderField[] = ['name', 'debit', 'fee', 'receive'];

/** Whether two orders are the same in all that the review shows. */
export function isEqualOrder(one: WithdrawalOrder, other: WithdrawalOrder): boolean {
  return isSameOrder(one, other) && SHOWN.every((field) => one[field] === other[field]);
}

import { shiftPoint } from '#shared/addresses/uris/amounts.ts';
import type { PaymentUri } from '#shared/addresses/uris/paymentUri.ts';
import type { AddressChain } from './addressChain.ts';
import { amountOf, isElsewhere, isForOtherCoin, namedChain, type PaymentContext } from './readPayment.ts';

/** What a payment code says beside its address, and a form can take over. */
export interface PaymentFill {
  readonly chain?: string;
  readonly tag?: string;
  /** Plain decimal string of the coin. */
  readonly amount?: string;
}

/** What the user has said about a code. An answer holds for what it was given for. */
export interface PaymentAnswers {
  /** The network that was kept though the code names another one. */
  readonly stayedOn: string | null;
  /** Coin and network that were kept though the code asks for another coin (coinKey). */
  readonly keptCoin: string | null;
  /** The network that takes no memo, and to which the coins go without it. */
  readonly withoutMemo: string | null;
  /** What was decided about memo and amount; null while nothing is. */
  readonly values: { readonly kind: 'filled' | 'kept'; readonly said: PaymentFill } | null;
}

export const NO_ANSWERS: PaymentAnswers = {
  stayedOn: null,
  keptCoin: null,
  withoutMemo: null,
  values: null,
};

/** What has to happen before the address of a code is accepted; each question waits for the one before it. */
export type PaymentStage =
  /** The networks are being loaded, or none is chosen. */
  | { readonly kind: 'waiting' }
  /** To be taken over without a question: nothing is overwritten. */
  | { readonly kind: 'fill'; readonly fill: PaymentFill }
  /** The code names another network: one that can be chosen, or (null) one that the coin is not sent on. */
  | { readonly kind: 'network'; readonly other: AddressChain | null }
  | { readonly kind: 'coin' }
  /** The network takes no memo from here. */
  | { readonly kind: 'memo'; readonly tag: string }
  /** Something else is entered. */
  | { readonly kind: 'values'; readonly fill: PaymentFill }
  | { readonly kind: 'done' };

export interface StageContext extends PaymentContext {
  /** As it stands in the tag field; null for a form without one. */
  readonly tag: string | null;
  /** The tag inside of the address, which fills the field by itself: the code may say it once more. */
  readonly embedded?: string | undefined;
  /** What the receiver would get by what stands in the amount field; null for a form without one. */
  readonly amount: string | null;
}

export const coinKey = ({ coin, chain }: PaymentContext): string => `${coin} ${chain?.code ?? ''}`;

/** Where the reading of a code has come to (screens.md 0.2c, "Payment codes"). */
export function stageOf(uri: PaymentUri, answers: PaymentAnswers, context: StageContext): PaymentStage {
  const { chain } = context;
  const named = namedChain(uri, context);
  if (chain === undefined) {
    return named ? { kind: 'fill', fill: { chain: named.code } } : { kind: 'waiting' };
  }
  if (isElsewhere(uri, context) && answers.stayedOn !== chain.code) {
    return { kind: 'network', other: named ?? null };
  }
  if (isForOtherCoin(uri, context) && answers.keptCoin !== coinKey(context)) return { kind: 'coin' };
  const said = context.tag === null || context.embedded !== undefined ? undefined : uri.tag;
  const takesTag = chain.tag.mode !== 'forbidden';
  if (said !== undefined && !takesTag && answers.withoutMemo !== chain.code) {
    return { kind: 'memo', tag: said };
  }
  const amount = context.amount === null ? undefined : amountOf(uri, context).amount;
  const fill: PaymentFill = {
    ...(said !== undefined && takesTag && { tag: said }),
    ...(amount !== undefined && { amount }),
  };
  if (answers.values !== null || Object.keys(fill).length === 0) return { kind: 'done' };
  const isOverwriting =
    differs(fill.tag, context.tag?.trim() ?? '') || differsInAmount(fill.amount, context.amount);
  return { kind: isOverwriting ? 'values' : 'fill', fill };
}

/** The code gives a value, and the field has another one. */
function differs(said: string | undefined, there: string): boolean {
  return said !== undefined && there !== '' && said !== there;
}

const PLAIN = /^\d+(?:\.\d+)?$/;

/** 1.0 and 1 are one amount; what can't be read as an amount is another one. */
function differsInAmount(said: string | undefined, there: string | null): boolean {
  return differs(said, PLAIN.test(there ?? '') ? shiftPoint(there ?? '', 0) : (there ?? ''));
}

/** What stays on the page beside the accepted address (screens.md 0.2c). */
export type PaymentHint =
  | { readonly kind: 'cleaned' }
  | { readonly kind: 'filled' | 'kept'; readonly said: PaymentFill }
  | { readonly kind: 'otherNetwork'; readonly name: string | null }
  | { readonly kind: 'otherCoin' }
  | { readonly kind: 'units'; readonly units: string }
  | { readonly kind: 'noMemo'; readonly tag: string };

/** What was decided about a code, and which of its parts were left out. */
export function hintsOf(
  uri: PaymentUri,
  answers: PaymentAnswers,
  context: StageContext,
): readonly PaymentHint[] {
  const { chain } = context;
  if (chain === undefined) return [];
  const { unknownUnits } = amountOf(uri, context);
  return [
    ...(isElsewhere(uri, context) && answers.stayedOn === chain.code
      ? [{ kind: 'otherNetwork', name: namedChain(uri, context)?.label ?? null } as const]
      : []),
    ...(answers.keptCoin === coinKey(context) ? [{ kind: 'otherCoin' } as const] : []),
    ...(unknownUnits !== undefined && context.amount !== null
      ? [{ kind: 'units', units: unknownUnits } as const]
      : []),
    ...(uri.tag !== undefined && answers.withoutMemo === chain.code
      ? [{ kind: 'noMemo', tag: uri.tag } as const]
      : []),
    ...(answers.values === null ? [] : [answers.values]),
  ];
}

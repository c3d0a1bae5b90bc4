import type { AmountReading } from '#app/components/amount/readAmountText.ts';
import type { PaymentFill } from '#app/features/addressField/paymentStage.ts';
import type { InternalType } from '#app/screens/withdraw/users/validateAccount.ts';
import type { EnteredTest } from './recipient.ts';
import type { Source } from './sources.ts';

/** Where an address comes from. */
export type RecipientWay = 'book' | 'recent' | 'new';

/** What the user has entered besides the address, which its field keeps. */
export interface FormValues {
  readonly coin: string | undefined;
  readonly chain: string | undefined;
  readonly mode: 'chain' | 'user';
  readonly way: RecipientWay;
  readonly tag: string;
  /** The user has said that the receiver needs no memo. */
  readonly isWithoutTag: boolean;
  readonly isForced: boolean;
  readonly internalType: InternalType;
  readonly areaCode: string;
  readonly account: string;
  readonly reading: AmountReading;
  readonly feeType: 0 | 1;
  /** A test amount that is about to be sent, and what is to follow; null for none. */
  readonly test: EnteredTest | null;
  /** Null: all wallets that there are. */
  readonly sources: readonly Source[] | null;
}

export const EMPTY_FORM: FormValues = {
  coin: undefined,
  chain: undefined,
  mode: 'chain',
  way: 'book',
  tag: '',
  isWithoutTag: false,
  isForced: false,
  internalType: 'uid',
  areaCode: '',
  account: '',
  reading: { kind: 'empty' },
  feeType: 0,
  test: null,
  sources: null,
};

/** What a payment code says, as the form takes it over. Its amount is what has to arrive: the fee comes on top of it. */
export function valuesOfFill({ chain, tag, amount }: PaymentFill): Partial<FormValues> {
  return {
    ...(chain !== undefined && { chain }),
    ...(tag !== undefined && { tag }),
    ...(amount !== undefined && { reading: { kind: 'amount', amount }, feeType: 0 }),
  };
}

type Kept = Readonly<Record<string, string>>;

const AMOUNT = /^(?:0|[1-9]\d{0,29})(?:\.\d{1,18})?$/;
const WAYS: readonly RecipientWay[] = ['book', 'recent', 'new'];
const TYPES: readonly InternalType[] = ['uid', 'email', 'mobile'];

/** The form as it is kept through a new login (screens.md 0.3, C14). */
export function keepForm(values: FormValues, address: string): Kept {
  const { coin = '', chain = '', mode, way, tag, internalType, areaCode, account, reading, feeType } = values;
  return {
    ...{ coin, chain, mode, way, address, tag, internalType, areaCode, account },
    amount: reading.kind === 'amount' ? reading.amount : '',
    feeType: String(feeType),
    isWithoutTag: String(values.isWithoutTag),
  };
}

/** What was kept, as far as it makes sense; the page may have been another version then. */
export function readForm(kept: Kept): FormValues & { readonly address: string } {
  const { coin, chain, amount = '', tag = '', areaCode = '', account = '', address = '' } = kept;
  const way = WAYS.find((each) => each === kept.way) ?? EMPTY_FORM.way;
  return {
    ...EMPTY_FORM,
    ...(coin !== undefined && coin !== '' && { coin }),
    ...(chain !== undefined && chain !== '' && { chain }),
    mode: kept.mode === 'user' ? 'user' : 'chain',
    internalType: TYPES.find((each) => each === kept.internalType) ?? 'uid',
    reading: AMOUNT.test(amount) ? { kind: 'amount', amount } : { kind: 'empty' },
    feeType: kept.feeType === '1' ? 1 : 0,
    isWithoutTag: kept.isWithoutTag === 'true',
    ...{ way, tag, areaCode, account, address },
  };
}

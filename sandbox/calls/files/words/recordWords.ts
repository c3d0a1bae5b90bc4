import { walletLabelKey } from '#shared/accounts/walletLabels.ts';
import type { Words } from './readWords.ts';

/** The kinds of conversions as the page names them. */
const CONVERSION_KINDS: Readonly<Record<string, string>> = {
  convert: 'conversions.kind.instant',
  block: 'conversions.kind.block',
  limit: 'conversions.kind.limit',
  batch: 'conversions.kind.batch',
  lowBalance: 'conversions.kind.lowBalance',
};

/** Numbers of screens.md 2.0. */
const DEPOSIT_STAGES: Readonly<Record<number, string>> = {
  0: 'unknown',
  1: 'confirming',
  2: 'processing',
  3: 'credited',
  4: 'failed',
  7: 'rollingBack',
  70011: 'rolledBack',
  70012: 'kept',
  70013: 'rollbackReview',
  10011: 'processing',
  10012: 'credited',
};

/** By who sent it. */
const DEPOSIT_KINDS = {
  chain: 'files.kind.deposit',
  fiat: 'files.kind.bankDeposit',
  internal: 'files.kind.receivedFromUser',
} as const;

/** The words of the wire (screens.md 1.12). */
const LOG_TYPES: Readonly<Record<string, string>> = {
  TRANSFER_IN: 'transferIn',
  TRANSFER_OUT: 'transferOut',
  TRADE: 'trade',
  SETTLEMENT: 'settlement',
  DELIVERY: 'delivery',
  LIQUIDATION: 'liquidation',
  ADL: 'adl',
  BONUS: 'bonus',
  FEE_REFUND: 'feeRefund',
  CONVERT: 'convert',
};

/** What a wallet is called; one that the page does not know keeps its name. */
export function walletWord(words: Words, wallet: string): string {
  const key = walletLabelKey(wallet);
  return key === undefined ? wallet : words(key);
}

/** A currency of a country stands out by its source (screens.md 2.0). */
export function conversionKindWord(
  words: Words,
  { kind, accountType }: { readonly kind: string; readonly accountType: string },
): string {
  if (accountType === 'funding_fiat') return words('conversions.kind.fiat');
  return words(CONVERSION_KINDS[kind] ?? 'derivatives.type.other');
}

export function conversionStatusWord(words: Words, status: string): string {
  return words(`records.status.${status}`);
}

export function depositKindWord(words: Words, kind: keyof typeof DEPOSIT_KINDS): string {
  return words(DEPOSIT_KINDS[kind]);
}

export function depositStatusWord(words: Words, status: number): string {
  return words(`deposits.stage.${DEPOSIT_STAGES[status] ?? 'unknown'}`);
}

/** Tells the sender's side; `type` 1 is inside of the exchange (screens.md 2.0). */
export function withdrawalKindWord(words: Words, type: number): string {
  return words(type === 1 ? 'files.kind.sentToUser' : 'files.kind.withdrawal');
}

export function withdrawalStatusWord(words: Words, status: string): string {
  return words(`withdrawals.status.${status}`);
}

export function logTypeWord(words: Words, type: string): string {
  return words(`derivatives.type.${LOG_TYPES[type] ?? 'other'}`);
}

/** "" of a line without a side. */
export function sideWord(words: Words, side: 'Buy' | 'Sell' | 'None'): string {
  return side === 'None' ? '' : words(`derivatives.side.${side}`);
}

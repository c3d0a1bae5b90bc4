import type { KnownAddress } from '#app/features/addressField/lookAlike.ts';
import type { CheckedAddress } from '#app/features/addressField/useExchangeCheck.ts';
import type { InputOf } from '#shared/endpoints/table.ts';
import type { Column } from './batchLine.ts';

/** What can be wrong with a cell; each has a text, `addressBatch.problem.{id}`. */
export type ProblemId =
  | 'coinMissing'
  | 'coinUnknown'
  | 'chainMissing'
  | 'chainUnknown'
  | 'addressMissing'
  | 'addressLooksLike'
  | 'addressFormat'
  | 'addressChecksum'
  | 'addressContract'
  | 'addressReserved'
  | 'addressOther'
  | 'addressExample'
  | 'addressTwice'
  | 'addressInBook'
  | 'addressInBookUniversal'
  | 'addressOwn'
  | 'addressRefused'
  | 'addressRisk'
  | 'addressContractKind'
  | 'addressNoChecksum'
  | 'addressCleaned'
  | 'addressSimilar'
  | 'codeRefused'
  | 'codeNetwork'
  | 'codeTag'
  | 'codeCoin'
  | 'lookAlike'
  | 'tagMissing'
  | 'tagNone'
  | 'tagForbidden'
  | 'tagHidden'
  | 'tagFormat'
  | 'tagTooLong'
  | 'tagOfAddress'
  | 'tagNumber'
  | 'tagFilled'
  | 'universalTag'
  | 'remarkMissing'
  | 'remarkLong'
  | 'remarkHidden'
  | 'remarkMixed'
  | 'remarkFormula'
  | 'remarkTwice'
  | 'remarkInBook'
  | 'remarkAlike'
  | 'walletUnknown'
  | 'ownerUnknown'
  | 'ownerData'
  | 'verifiedUnknown'
  | 'bookFull'
  | 'server';

export interface Problem {
  readonly column: Column;
  readonly id: ProblemId;
  /** A warning can be accepted; an error can't. */
  readonly level: 'warning' | 'error';
  /** Values for the braces in the text. */
  readonly params: Readonly<Record<string, string | number | readonly (string | number)[]>>;
}

export function errorAt(column: Column, id: ProblemId, params: Problem['params'] = {}): Problem {
  return { column, id, level: 'error', params };
}

export function warningAt(column: Column, id: ProblemId, params: Problem['params'] = {}): Problem {
  return { column, id, level: 'warning', params };
}

export type NewEntry = InputOf<'addressBatchCreate'>['items'][number];

/** What a line has come to. */
export interface JudgedLine {
  /** `judging`: what judges addresses is being loaded. */
  readonly state: 'empty' | 'judging' | 'ok' | 'warning' | 'error';
  readonly problems: readonly Problem[];
  /** What would be saved; null while a cell makes no sense. */
  readonly entry: NewEntry | null;
  /** The exchange's answer about exactly this entry; undefined until it was asked. */
  readonly checked: CheckedAddress | undefined;
  /** What it looks like, while its middle has not been typed; and once it has. */
  readonly lookAlikes: readonly KnownAddress[];
}

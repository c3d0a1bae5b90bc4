import type { AddressChain } from '#app/features/addressField/addressChain.ts';
import type { ReadEntry } from '#app/features/addressField/readEntry.ts';
import {
  isElsewhere,
  isForOtherCoin,
  namedChain,
  type PaymentContext,
  partOf,
} from '#app/features/addressField/readPayment.ts';
import type { Cells } from './batchLine.ts';
import { errorAt, type Problem, warningAt } from './problem.ts';

/** The network of a line; the one that its payment code names where the cell of the network is empty. */
export function chainOfLine(
  found: AddressChain | undefined,
  { chain }: Cells,
  { uri }: ReadEntry,
  chains: readonly AddressChain[],
): AddressChain | undefined {
  if (found !== undefined || uri === undefined || chain.trim() !== '') return found;
  return namedChain(uri, { coin: '', chain: undefined, chains }) ?? undefined;
}

/** The effect of a payment code in the cell of the address. */
export interface JudgedCode {
  readonly text: string;
  /** What counts as the line's tag: its own cell, or what the code says. */
  readonly tag: string;
  readonly problems: readonly Problem[];
  /** Nothing can be asked or saved of the line. */
  readonly isWrong: boolean;
}

/**
 * Reads a cell as the address field reads what is pasted (screens.md 0.2c). There are no questions in a table: what does not fit
 * is an error at its cell, to be put right there, and another coin a warning, to be accepted.
 */
export function judgeCode(
  { text, uri, refusal }: ReadEntry,
  context: PaymentContext,
  tag: string,
): JudgedCode {
  if (refusal !== undefined) {
    const problem = errorAt('address', 'codeRefused', { reason: refusal.refused, name: refusal.name });
    return { text, tag, problems: [problem], isWrong: true };
  }
  if (uri === undefined) return { text, tag, problems: [], isWrong: false };
  const { chain } = context;
  const takesTag = chain === undefined || chain.tag.mode !== 'forbidden';
  const own = tag.trim();
  const isOtherTag = uri.tag !== undefined && (!takesTag || (own !== '' && own !== uri.tag));
  const errors = [
    ...(isElsewhere(uri, context) ? [errorAt('chain', 'codeNetwork')] : []),
    ...(isOtherTag ? [errorAt('tag', 'codeTag', { tag: uri.tag ?? '' })] : []),
  ];
  return {
    text: partOf(uri, context).address,
    tag: own === '' && !isOtherTag ? (uri.tag ?? tag) : tag,
    problems: [...errors, ...(isForOtherCoin(uri, context) ? [warningAt('coin', 'codeCoin')] : [])],
    isWrong: errors.length > 0,
  };
}

import { checkTag } from '#shared/addresses/checkTag.ts';
import type { AddressChain } from './addressChain.ts';

export interface TagEntry {
  /** The field's text, unchanged. */
  readonly text: string;
  readonly chain: AddressChain | undefined;
  /** The tag inside of the address: the field shows it, and can't be changed. */
  readonly embedded: string | undefined;
  /** The user confirmed that the receiver needs none. */
  readonly isNoneConfirmed: boolean;
  /** What the exchange says of the tag beside its address; null for nothing. */
  readonly code: number | null;
}

export type TagVerdict =
  /** `tag` is what to save or send, "" for none. */
  | { readonly kind: 'ready'; readonly tag: string }
  /** The network takes one, and none is there: the user says that the receiver needs none. */
  | { readonly kind: 'asking' }
  | {
      readonly kind: 'wrong';
      readonly problem: 'required' | 'not-allowed' | 'hidden' | 'format' | 'too-long' | 'not-of-address';
      /** screens.md 0.2. */
      readonly code: number;
    };

const PROBLEM_BY_CODE: ReadonlyMap<number, 'required' | 'not-allowed' | 'format'> = new Map([
  [132003, 'required'],
  [131081, 'not-allowed'],
  [131002, 'format'],
]);

/**
 * Judges what stands in the tag field (screens.md 0.3 C5, 1.22). Leading zeros stay, blanks at the ends don't. A tag inside of
 * the address counts alone, and where the network takes none, none is sent: the field says that what was typed is left out.
 */
export function validateTagEntry({ text, chain, embedded, isNoneConfirmed, code }: TagEntry): TagVerdict {
  if (chain === undefined) return { kind: 'ready', tag: '' };
  const { mode } = chain.tag;
  if (mode === 'forbidden') return { kind: 'ready', tag: '' };
  const check = checkTag(embedded === undefined ? text : '', {
    format: chain.format,
    mode,
    ...(embedded !== undefined && { embedded }),
  });
  if (!check.ok) return { kind: 'wrong', problem: check.problem, code: check.code };
  const problem = code === null ? undefined : PROBLEM_BY_CODE.get(code);
  if (code !== null && problem !== undefined) return { kind: 'wrong', problem, code };
  const isOpen = mode === 'optional' && check.tag === '' && !isNoneConfirmed;
  return isOpen ? { kind: 'asking' } : { kind: 'ready', tag: check.tag };
}

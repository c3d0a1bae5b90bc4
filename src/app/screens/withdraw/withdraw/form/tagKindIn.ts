import { type TagKind, tagKindOf } from '#app/components/tagKind.ts';
import type { WithdrawForm } from './useWithdrawForm.ts';

/** What the network calls its memo; null where it takes none. */
export function tagKindIn({ tag: { chain } }: Pick<WithdrawForm, 'tag'>): TagKind | null {
  return chain === undefined || chain.tag.mode === 'forbidden' ? null : tagKindOf(chain.tag.name);
}

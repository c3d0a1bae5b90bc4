import { LtrText } from '#app/components/LtrText.tsx';
import type { Member } from './transferRecords.ts';

export interface MemberNameProps {
  readonly member: Pick<Member, 'uid' | 'name'>;
  /** The wallet, in words. */
  readonly wallet?: string;
}

/** An account by its name, with its UID and its wallet below; by its UID where it has no name. */
export function MemberName({ member: { uid, name }, wallet }: MemberNameProps) {
  return (
    <span className="inline-grid leading-[1.125rem] whitespace-nowrap">
      <bdi>{name === '' ? uid : name}</bdi>
      {/* In rows of two lines the names alone say who it is; the rest is in the details. */}
      <span className="flex gap-1.5 text-(length:--size-mini)/[0.875rem] text-text-3 in-[[data-lines]_td[data-line]]:hidden">
        {name !== '' && <LtrText className="num">{uid}</LtrText>}
        {wallet !== undefined && <span>{wallet}</span>}
      </span>
    </span>
  );
}

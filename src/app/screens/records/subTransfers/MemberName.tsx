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
    <span className="transfer-member">
      <bdi>{name === '' ? uid : name}</bdi>
      <span className="transfer-uid">
        {name !== '' && <LtrText className="num">{uid}</LtrText>}
        {wallet !== undefined && <span>{wallet}</span>}
      </span>
    </span>
  );
}

import { useTranslation } from 'react-i18next';
import { LeftOutHint } from '#app/components/LeftOutHint.tsx';
import { useApiQuery } from '#app/queries/useApiQuery.ts';
import { CheckList } from './CheckList.tsx';

export interface MembersFieldProps {
  /** Empty: the user's own. */
  readonly uids: readonly number[];
  readonly onChange: (uids: readonly number[]) => void;
}

/** Chooses the accounts whose records are exported, where the user has sub-accounts; without a tick the user's own. */
export function MembersField({ uids, onChange }: MembersFieldProps) {
  const { t } = useTranslation();
  const { answer } = useApiQuery('transferAccountTypes', {});
  const types = answer?.result?.list ?? [];
  const byUid = new Map(
    types.flatMap(({ members }) => members).map((member) => [Number(member.uid), member]),
  );
  const hint = <LeftOutHint leftOut={answer?.leftOut} />;
  if (byUid.size < 2) return hint;
  return (
    <>
      {hint}
      <CheckList
        legend={t('exports.field.members')}
        options={Array.from(byUid, ([value, { name }]) => ({
          value,
          label: name === '' ? String(value) : `${name} (${value})`,
        }))}
        checked={uids}
        onChange={onChange}
      />
    </>
  );
}

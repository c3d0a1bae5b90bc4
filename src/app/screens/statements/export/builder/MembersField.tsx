import { useTranslation } from 'react-i18next';
import { useApiQuery } from '#app/queries/useApiQuery.ts';
import { CheckList } from './CheckList.tsx';

export interface MembersFieldProps {
  /** Empty: the user's own. */
  readonly uids: readonly number[];
  readonly onChange: (uids: readonly number[]) => void;
}

/** Whose records, where the user has sub-accounts; without a tick their own. */
export function MembersField({ uids, onChange }: MembersFieldProps) {
  const { t } = useTranslation();
  const types = useApiQuery('transferAccountTypes', {}).answer?.result?.list ?? [];
  const byUid = new Map(
    types.flatMap(({ members }) => members).map((member) => [Number(member.uid), member]),
  );
  if (byUid.size < 2) return null;
  return (
    <CheckList
      legend={t('exports.field.members')}
      options={Array.from(byUid, ([value, { name }]) => ({
        value,
        label: name === '' ? String(value) : `${name} (${value})`,
      }))}
      checked={uids}
      onChange={onChange}
    />
  );
}

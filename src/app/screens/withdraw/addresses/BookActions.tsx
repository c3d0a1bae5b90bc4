import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import type { BookEntry } from '../book/bookEntry.ts';
import { useDeleteEntries } from './useDeleteEntries.ts';
import { useVerifyEntries } from './useVerifyEntries.ts';

export interface BookActionsProps {
  readonly rows: readonly BookEntry[];
  readonly onDone: () => void;
}

/** What one call takes (screens.md 2.5). */
const MOST_AT_ONCE = 100;

/** What can be done with the entries that are ticked. */
export function BookActions({ rows, onDone }: BookActionsProps) {
  const { t } = useTranslation();
  const verify = useVerifyEntries();
  const remove = useDeleteEntries();
  const isTooMany = rows.length > MOST_AT_ONCE;
  const areVerified = rows.every(({ verified }) => verified === 1);
  const change = async (): Promise<void> => {
    if (await verify.run(rows, !areVerified)) onDone();
  };
  const removeAll = async (): Promise<void> => {
    await remove.run(rows);
    onDone();
  };
  return (
    <>
      {isTooMany && <p>{t('book.tooManyAtOnce', { count: MOST_AT_ONCE })}</p>}
      <Button size="small" isDisabled={isTooMany} isLoading={verify.isOpen} onClick={() => void change()}>
        {t(areVerified ? 'book.verify.off' : 'book.verify.on')}
      </Button>
      <Button
        size="small"
        variant="danger"
        data-delete
        isDisabled={isTooMany}
        isLoading={remove.isOpen}
        onClick={() => void removeAll()}
      >
        {t('book.delete.do')}
      </Button>
      {verify.dialog}
      {remove.dialog}
    </>
  );
}

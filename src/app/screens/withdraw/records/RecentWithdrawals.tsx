import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PHONE, useMedia } from '#app/browser/useMedia.ts';
import { useSearch } from '#app/browser/useSearch.ts';
import { Folded } from '#app/components/Folded.tsx';
import { lazyPart } from '#app/components/lazyPart.tsx';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { WhenNear } from '#app/components/WhenNear.tsx';
import { useApiQuery } from '#app/queries/useApiQuery.ts';
import { PAGE_PARAMETERS } from '#shared/site/pageParameters.ts';
import { OutcomeCard } from '../OutcomeCard.tsx';
import { readWithdrawal } from './withdrawalRecord.ts';
import { WITHDRAW_PAGE_WORDS } from './withdrawPageWords.ts';

const WithdrawalList = lazyPart(
  () => import('./WithdrawalList.tsx'),
  (module) => module.WithdrawalList,
);

/**
 * What went out lately, below the form; "All withdrawals" opens the whole list in its place (screens.md 1.17). It is loaded
 * once it is near, since a list is as much to load as the form. On a phone, whose first screen is the form's, it is one line
 * until it is opened, unless a withdrawal is under way or the address names a part of the list.
 */
export function RecentWithdrawals() {
  const isPhone = useMedia(PHONE);
  return <section className="mt-6">{isPhone ? <FoldedList /> : <List />}</section>;
}

/** So many are asked for, to know whether one is under way. */
const NEWEST = 5;
/** What an address may have without asking for the list. */
const ELSEWHERE: ReadonlySet<string> = new Set([...WITHDRAW_PAGE_WORDS, ...PAGE_PARAMETERS]);

function FoldedList() {
  const { t } = useTranslation();
  const [search] = useSearch();
  const isNamed = [...search.keys()].some((name) => !ELSEWHERE.has(name));
  const newest = useApiQuery('withdrawRecords', { limit: NEWEST }).answer?.result?.rows ?? [];
  const isUnderWay = newest.some((row) => readWithdrawal(row).isPending);
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = isNamed || (chosen ?? isUnderWay);
  return (
    <Folded
      // The line above the list says what its title does.
      className="[&_[data-recent]>h2]:hidden"
      titleClass="min-h-11 justify-between gap-2 text-large/normal font-semibold"
      title={t('withdrawals.recent')}
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => open !== isOpen && setChosen(open)}
    >
      {isOpen && <List />}
    </Folded>
  );
}

function List() {
  const waiting = (
    <OutcomeCard>
      <Skeleton lines={6} />
    </OutcomeCard>
  );
  return (
    <WhenNear fallback={waiting}>
      <Suspense fallback={waiting}>
        <WithdrawalList />
      </Suspense>
    </WhenNear>
  );
}

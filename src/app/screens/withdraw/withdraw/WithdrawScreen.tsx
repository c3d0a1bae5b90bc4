import { Suspense } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '#app/components/lazyPart.tsx';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { QueriesHost } from '#app/queries/QueriesHost.tsx';
import { globalStore } from '#app/stores/globalStore.ts';
import { sessionStore } from '#app/stores/sessionStore.ts';
import { OutcomeCard } from '../OutcomeCard.tsx';
import { WithdrawPage } from './WithdrawPage.tsx';

/** Below the form, and loaded after it. */
const RecentWithdrawals = lazyPart(
  () => import('../records/RecentWithdrawals.tsx'),
  ({ RecentWithdrawals }) => RecentWithdrawals,
);

/** /withdraw: sends coins out, and shows what went out lately (screens.md 1.17). */
export function WithdrawScreen() {
  // Guests are led to the login; until it is known who is there, nothing of a user is read or remembered.
  const userId = useStore(globalStore, ({ global }) => global.user?.id);
  const generation = useStore(sessionStore, (state) => state.generation);
  return (
    <QueriesHost>
      {userId === undefined ? (
        <OutcomeCard>
          <Skeleton lines={6} />
        </OutcomeCard>
      ) : (
        <>
          <WithdrawPage key={`${userId} ${generation}`} userId={userId} />
          <Suspense fallback={<Skeleton lines={6} />}>
            <RecentWithdrawals />
          </Suspense>
        </>
      )}
    </QueriesHost>
  );
}

export { WithdrawScreen as Component };

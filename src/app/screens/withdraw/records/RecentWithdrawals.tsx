import { Suspense } from 'react';
import { lazyPart } from '#app/components/lazyPart.tsx';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { WhenNear } from '#app/components/WhenNear.tsx';

const WithdrawalList = lazyPart(
  () => import('./WithdrawalList.tsx'),
  (module) => module.WithdrawalList,
);

/**
 * What went out lately, below the form; "All withdrawals" opens the whole list in its place (screens.md 1.17). It is loaded
 * once it is near, since a list is as much to load as the form.
 */
export function RecentWithdrawals() {
  const waiting = (
    <div className="card withdraw-outcome">
      <Skeleton lines={6} />
    </div>
  );
  return (
    <section className="recent-withdrawals">
      <WhenNear fallback={waiting}>
        <Suspense fallback={waiting}>
          <WithdrawalList />
        </Suspense>
      </WhenNear>
    </section>
  );
}

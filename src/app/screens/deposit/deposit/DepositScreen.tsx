import { Suspense } from 'react';
import { useStore } from 'zustand';
import { lazyPart } from '#app/components/lazyPart.tsx';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { tagKindOf } from '#app/components/tagKind.ts';
import { QueriesHost } from '#app/queries/QueriesHost.tsx';
import { globalStore } from '#app/stores/globalStore.ts';
import type { CoinChainTerms } from '../chainTerms.ts';
import type { SentOn } from '../notArrived/sentOn.ts';
import { BeforeYouSend } from './BeforeYouSend.tsx';
import { DepositAddress } from './DepositAddress.tsx';
import { useDepositChoice } from './useDepositChoice.ts';
import { useDepositCoin } from './useDepositCoin.ts';
import './receive.css';

/** Opened by those whose coins have not come. */
const NotArrived = lazyPart(
  () => import('../notArrived/NotArrived.tsx'),
  ({ NotArrived }) => NotArrived,
);

/** Below the address. */
const RecentDeposits = lazyPart(
  () => import('../records/RecentDeposits.tsx'),
  ({ RecentDeposits }) => RecentDeposits,
);

/** /deposit: where to send coins, what to know before, and what has come (screens.md 1.15). */
export function DepositScreen() {
  // Guests are led to the login; until it is known who is there, nothing of a user is read or remembered.
  const userId = useStore(globalStore, ({ global }) => global.user?.id);
  return (
    <QueriesHost>
      {userId === undefined ? (
        <div className="card deposit-card deposit-to">
          <Skeleton lines={6} />
        </div>
      ) : (
        <DepositPage key={userId} />
      )}
    </QueriesHost>
  );
}

function DepositPage() {
  const chosen = useDepositChoice();
  const coin = useDepositCoin(chosen);
  return (
    <>
      <div className="deposit-cols">
        <DepositAddress chosen={chosen} coin={coin} />
        {coin.terms !== undefined && (
          <aside className="card deposit-side">
            <BeforeYouSend coin={coin.code} terms={coin.terms} />
            <Suspense fallback={<Skeleton lines={3} />}>
              <NotArrived sentOn={sentOn(coin.code, coin.terms)} />
            </Suspense>
          </aside>
        )}
      </div>
      <Suspense fallback={<Skeleton lines={6} />}>
        <RecentDeposits />
      </Suspense>
    </>
  );
}

function sentOn(coin: string, { chain, tag, depositMin }: CoinChainTerms): SentOn {
  return { coin, chain, tag: tag.mode === 'forbidden' ? null : tagKindOf(tag.name), depositMin };
}

export { DepositScreen as Component };

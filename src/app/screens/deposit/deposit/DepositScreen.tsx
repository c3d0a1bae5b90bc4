import { Suspense } from 'react';
import { useStore } from 'zustand';
import { Card } from '#app/components/layout/Card.tsx';
import { Stack } from '#app/components/layout/Stack.tsx';
import { lazyPart } from '#app/components/lazyPart.tsx';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { tagKindOf } from '#app/components/tagKind.ts';
import { QueriesHost } from '#app/queries/QueriesHost.tsx';
import { globalStore } from '#app/stores/globalStore.ts';
import type { CoinChainTerms } from '../chainTerms.ts';
import type { SentOn } from '../notArrived/sentOn.ts';
import { BeforeYouSend } from './BeforeYouSend.tsx';
import { CARD_ROOM, DepositAddress } from './DepositAddress.tsx';
import { useDepositChoice } from './useDepositChoice.ts';
import { useDepositCoin } from './useDepositCoin.ts';

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
        <Card className={CARD_ROOM}>
          <Skeleton lines={6} />
        </Card>
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
      {/* What is below comes into sight when it is known what stands above it. */}
      <Stack
        gap="gap-4 xl:gap-6"
        className="items-start has-[.skeleton]:min-h-dvh lg:has-[.skeleton]:min-h-140 xl:grid-cols-[minmax(0,1fr)_400px]"
      >
        <DepositAddress chosen={chosen} coin={coin} />
        {coin.terms !== undefined && (
          <Card as="aside" className="px-5 pb-4 shadow-card">
            <BeforeYouSend coin={coin.code} terms={coin.terms} />
            <Suspense fallback={<Skeleton lines={3} />}>
              <NotArrived sentOn={sentOn(coin.code, coin.terms)} />
            </Suspense>
          </Card>
        )}
      </Stack>
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

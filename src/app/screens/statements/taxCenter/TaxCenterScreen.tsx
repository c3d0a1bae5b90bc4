import { useStore } from 'zustand';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { QueriesHost } from '#app/queries/QueriesHost.tsx';
import { globalStore } from '#app/stores/globalStore.ts';
import { ScreenCard } from '../ScreenCard.tsx';
import { TaxPage } from './TaxPage.tsx';

/** /tax-center: tax number, figures of a year, methods, missing prices and files (screens.md 1.20). */
export function TaxCenterScreen() {
  // Guests are led to the login; until it is known who is there, nothing of a user is asked for.
  const user = useStore(globalStore, ({ global }) => global.user);
  return (
    <QueriesHost>
      {user === undefined || user === null ? (
        <ScreenCard gap="gap-3">
          <Skeleton lines={6} />
        </ScreenCard>
      ) : (
        <TaxPage key={user.id} user={user} />
      )}
    </QueriesHost>
  );
}

export { TaxCenterScreen as Component };

import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { Skeleton } from '#app/components/Skeleton.tsx';
import type { UsedTicketLink } from '#app/screens/exchange/ticketForm/useTicketLink.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import { sessionStore } from '#app/stores/sessionStore.ts';
import { BatchGuest } from './BatchGuest.tsx';
import { BatchTicket } from './BatchTicket.tsx';
import '#app/screens/exchange/ticketForm/convert.css';
import './batch.css';
import './batchCards.css';

export type BatchFormProps = Pick<UsedTicketLink, 'link' | 'change'>;

/**
 * The Batch tab of /exchange/index: many coins into one (screens.md 1.1, "Flow, Batch"). The account and the target are in
 * the address; what is ticked is not, since it is an order and no place.
 */
export function BatchForm({ link, change }: BatchFormProps) {
  const { t } = useTranslation();
  const user = useStore(globalStore, ({ global }) => global.user);
  const generation = useStore(sessionStore, (state) => state.generation);
  return (
    <section aria-label={t('batch.title')} className="batch">
      <p className="text-text-2">{t('batch.intro')}</p>
      {user === undefined && <Skeleton lines={6} />}
      {user === null && <BatchGuest />}
      {user && (
        <BatchTicket
          key={`${user.id} ${generation}`}
          userId={user.id}
          hasUnified={user.uta_status === 'SUCCESS'}
          {...{ link, change }}
        />
      )}
    </section>
  );
}

import { useStore } from 'zustand';
import { DroppedNotice } from '#app/components/DroppedNotice.tsx';
import { useDropped } from '#app/components/useDropped.ts';
import { useConvertForm } from '#app/features/ticketForm/useConvertForm.ts';
import { useTicketLink } from '#app/features/ticketForm/useTicketLink.ts';
import { QueriesHost } from '#app/queries/QueriesHost.tsx';
import { globalStore } from '#app/stores/globalStore.ts';
import { sessionStore } from '#app/stores/sessionStore.ts';
import { useOtc } from '../useOtc.ts';
import { BlockTicket } from './BlockTicket.tsx';
import './blockConvert.css';

/** /otc/convert: one large ticket at a firm price (screens.md 1.7). */
export function BlockConvertScreen() {
  return (
    <QueriesHost>
      <BlockConvert />
    </QueriesHost>
  );
}

function BlockConvert() {
  const address = useTicketLink();
  const dropped = useDropped({ names: address.dropped }, () => address.change({}));
  const form = useConvertForm('block', address);
  const otc = useOtc();
  const userId = useStore(globalStore, ({ global }) => global.user?.id ?? 0);
  const generation = useStore(sessionStore, (state) => state.generation);
  return (
    <>
      <DroppedNotice {...dropped} />
      {/* A ticket is one session's. */}
      <BlockTicket key={`${userId} ${generation}`} form={form} otc={otc} />
    </>
  );
}

export { BlockConvertScreen as Component };

import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { TextLink } from '#app/components/TextLink.tsx';
import { QueriesHost } from '#app/queries/QueriesHost.tsx';
import { DroppedNotice } from '#app/screens/exchange/ticketForm/DroppedNotice.tsx';
import { useTicketLink } from '#app/screens/exchange/ticketForm/ticketLink.ts';
import { useConvertForm } from '#app/screens/exchange/ticketForm/useConvertForm.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import { sessionStore } from '#app/stores/sessionStore.ts';
import { useOtc } from '../useOtc.ts';
import { BlockTicket } from './BlockTicket.tsx';
import '../block.css';
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
  const { t } = useTranslation();
  const address = useTicketLink();
  const form = useConvertForm('block', address);
  const otc = useOtc();
  const userId = useStore(globalStore, ({ global }) => global.user?.id ?? 0);
  const generation = useStore(sessionStore, (state) => state.generation);
  return (
    <>
      <div className="screen-head">
        <div>
          <h1 className="screen-title">{t('screens.blockConvert.title')}</h1>
          <p className="text-text-2">{t('screens.blockConvert.purpose')}</p>
        </div>
        <nav className="flex flex-wrap gap-4" aria-label={t('screens.blockTrade.title')}>
          <TextLink to="/otc/index">{t('block.form.overview')}</TextLink>
          <TextLink to="/otc/history">{t('block.form.history')}</TextLink>
        </nav>
      </div>
      <DroppedNotice names={address.dropped} onDismiss={() => address.change({})} />
      {/* A ticket is one session's. */}
      <BlockTicket key={`${userId} ${generation}`} form={form} otc={otc} />
    </>
  );
}

export { BlockConvertScreen as Component };

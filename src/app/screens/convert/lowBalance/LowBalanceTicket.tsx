import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { Dialog } from '#app/components/layers/ModalLayer.tsx';
import { Skeleton } from '#app/components/Skeleton.tsx';
import type { LowBalanceOrder } from '#app/features/ticket/orderTypes/createLowBalanceOrderType.ts';
import type { UsedTicket } from '#app/features/ticket/useTicket.ts';
import { DialogActions } from './DialogActions.tsx';
import { LowBalanceOutcome } from './LowBalanceOutcome.tsx';
import { LowBalanceQuote } from './LowBalanceQuote.tsx';
import { labelKeyOfRecord } from './lowBalanceAccounts.ts';

export interface LowBalanceTicketProps extends UsedTicket<LowBalanceOrder> {
  readonly historyTo: string;
  /** The user has put the dialog away while the exchange is at work. */
  readonly isPutAway: boolean;
  readonly onPutAway: () => void;
}

/** The ticket of small balances as a dialog: preview, sending, and outcome (screens.md 1.3). */
export function LowBalanceTicket(props: LowBalanceTicketProps) {
  const { state, countdown, ticket, historyTo, isPutAway, onPutAway } = props;
  const { t } = useTranslation();
  const close = (): void => {
    if (state.name === 'PROCESSING') onPutAway();
    else if (state.name === 'QUOTING' || state.name === 'QUOTED' || state.name === 'EXPIRED') ticket.edit();
    // What is being sent can't be taken back, and the dialog says what becomes of it.
    else if (state.name !== 'CONFIRMING') ticket.startNew();
  };
  const creditedTo = (account: string): string =>
    account === 'all' ? t('accounts.fiat') : t(labelKeyOfRecord(account));
  return (
    <Dialog
      isOpen={state.name !== 'IDLE' && !(isPutAway && state.name === 'PROCESSING')}
      onClose={close}
      title={t(`lowBalance.dialog.${state.name}`)}
    >
      {state.name === 'QUOTING' && (
        <>
          <Skeleton lines={5} />
          <p role="status" className="text-text-2">
            {t('ticket.status.quoting')}
          </p>
          <DialogActions>
            <Button onClick={ticket.edit}>{t('lowBalance.quote.back')}</Button>
          </DialogActions>
        </>
      )}
      {(state.name === 'QUOTED' || state.name === 'EXPIRED' || state.name === 'CONFIRMING') && (
        <LowBalanceQuote {...{ state, countdown, ticket }} account={creditedTo(state.quote.account)} />
      )}
      {'deal' in state && state.name !== 'CONFIRMING' && (
        <LowBalanceOutcome
          state={state}
          account={creditedTo(state.deal.account)}
          historyTo={historyTo}
          onClose={close}
        />
      )}
    </Dialog>
  );
}

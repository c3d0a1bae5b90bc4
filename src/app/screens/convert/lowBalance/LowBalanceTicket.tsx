import { LoaderCircle } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { LtrText } from '#app/components/LtrText.tsx';
import { Dialog } from '#app/components/layers/ModalLayer.tsx';
import { Receipt } from '#app/components/quote/Receipt.tsx';
import { SentenceGap } from '#app/components/SentenceGap.tsx';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { TextLink } from '#app/components/TextLink.tsx';
import { failureText } from '#app/features/conversions/failureText.ts';
import { bookedFee, bookedTaxes, isBookedLine } from '#app/features/ticket/bookedFee.ts';
import type { Booked } from '#app/features/ticket/deal.ts';
import type { LowBalanceOrder } from '#app/features/ticket/orderTypes/createLowBalanceOrderType.ts';
import type { TicketIn } from '#app/features/ticket/ticketState.ts';
import { statusKeyOf } from '#app/features/ticket/ticketWords.ts';
import type { UsedTicket } from '#app/features/ticket/useTicket.ts';
import { writeDeal } from '#app/features/ticket/writeDeal.ts';
import { RecordDiffers } from '#app/features/ticketForm/RecordDiffers.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { DialogActions } from './DialogActions.tsx';
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

interface LowBalanceOutcomeProps {
  readonly state: TicketIn<LowBalanceOrder, 'PROCESSING' | 'UNDECIDED' | 'SUCCESS' | 'PARTIAL' | 'FAILED'>;
  readonly account: string;
  /** Where the order is looked up. */
  readonly historyTo: string;
  readonly onClose: () => void;
}

/** What became of a conversion, coin by coin, by the exchange's own record (screens.md 1.3). */
function LowBalanceOutcome({ state, account, historyTo, onClose }: LowBalanceOutcomeProps) {
  const { t } = useTranslation();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const isWaiting = state.name === 'PROCESSING' || state.name === 'UNDECIDED';
  const booked = isWaiting ? null : state.booked;
  const key = statusKeyOf(state);
  return (
    <>
      <div ref={panel} tabIndex={-1} className="grid gap-4 outline-none">
        <RecordDiffers deal={state.deal} booked={booked} />
        {booked === null ? (
          <div className="grid gap-2">
            <p role="status" className="flex items-center gap-2">
              {isWaiting && (
                <LoaderCircle
                  size={20}
                  aria-hidden="true"
                  className="flex-none animate-spin motion-reduce:animate-none"
                />
              )}
              {key !== null && t(key)}
            </p>
            <Promised state={state} />
          </div>
        ) : (
          <BookedReceipt booked={booked} title={key === null ? '' : t(key)} account={account} />
        )}
      </div>
      <DialogActions>
        <TextLink to={historyTo}>{t('lowBalance.history.link')}</TextLink>
        <Button onClick={onClose}>{t('terms.close')}</Button>
      </DialogActions>
    </>
  );
}

/** What was confirmed, as long as there is no record of what came of it. */
function Promised({ state: { deal } }: Pick<LowBalanceOutcomeProps, 'state'>) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <p className="text-text-2">
      {t('lowBalance.quote.confirmed')}
      <SentenceGap />
      <LtrText className="num">{writeDeal(deal, language)}</LtrText>
    </p>
  );
}

interface BookedReceiptProps {
  readonly booked: Booked;
  readonly title: string;
  readonly account: string;
}

function BookedReceipt({ booked, title, account }: BookedReceiptProps) {
  const { t } = useTranslation();
  const reasonOf = (code: number | null): { reason: string } | undefined =>
    code === null ? undefined : { reason: failureText(code, t) };
  return (
    <Receipt
      title={title}
      isTitled
      gives={[]}
      gets={booked.gets}
      rate={null}
      fee={bookedFee(booked.lines)}
      taxes={bookedTaxes(booked)}
      id={booked.exchangeTxId}
      atMs={booked.finishedAtMs ?? booked.createdAtMs}
      account={account}
      lines={booked.lines.map((line) => ({
        ...{ coin: line.coin, amount: line.amount, toAmount: line.toAmount },
        isDone: isBookedLine(line),
        ...reasonOf(line.failCode),
      }))}
    />
  );
}

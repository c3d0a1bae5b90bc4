import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { PriceChange } from '#app/components/PriceChange.tsx';
import { ConfirmButton } from '#app/components/quote/ConfirmButton.tsx';
import type { Ticket } from '#app/features/ticket/createTicket.ts';
import { canConfirm, type TicketIn } from '#app/features/ticket/ticketState.ts';
import { statusKeyOf } from '#app/features/ticket/ticketWords.ts';
import '#app/components/hint.css';

export type Quoted<Order> = TicketIn<Order, 'QUOTED' | 'EXPIRED' | 'CONFIRMING'>;

export interface QuoteActionsProps<Order> {
  readonly state: Quoted<Order>;
  readonly ticket: Ticket<Order>;
  /** "Convert BTC to USDT". */
  readonly confirmLabel: string;
  /** What stands in place of the button that confirms, where one click is not enough. */
  readonly confirm?: ReactNode;
}

/** Back, and what is to be done with a price: to confirm it, or to ask for a new one where it is over. */
export function QuoteActions<Order>({ state, ticket, confirmLabel, confirm }: QuoteActionsProps<Order>) {
  const { t } = useTranslation();
  const isConfirming = state.name === 'CONFIRMING';
  return (
    <div className="ticket-action">
      <Button size="large" isDisabled={isConfirming} onClick={ticket.edit}>
        {t('convert.back')}
      </Button>
      {state.name === 'EXPIRED' ? (
        <NewPrice isDisabled={!state.isOnline} onClick={() => ticket.newPrice()} />
      ) : (
        (confirm ?? (
          <ConfirmButton
            size="large"
            className="flex-1"
            subject={state.quote.id}
            isOn={canConfirm(state)}
            isSending={isConfirming}
            onConfirm={() => ticket.confirm()}
          >
            {confirmLabel}
          </ConfirmButton>
        ))
      )}
    </div>
  );
}

/** What is left to do with a price that is over (screens.md 1.1, step 4): the focus is on it. */
function NewPrice({ isDisabled, onClick }: { readonly isDisabled: boolean; readonly onClick: () => void }) {
  const { t } = useTranslation();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <Button
      ref={button}
      variant="primary"
      size="large"
      className="flex-1"
      isDisabled={isDisabled}
      onClick={onClick}
    >
      {t('convert.newPrice')}
    </Button>
  );
}

/** How a price differs from the one first shown, where it does. */
export function QuoteChange<Order>({ state, ticket }: Pick<QuoteActionsProps<Order>, 'state' | 'ticket'>) {
  if (state.name !== 'QUOTED' || state.change.verdict === 'same') return null;
  const { verdict, share } = state.change;
  return <PriceChange {...{ verdict, share }} isAgreed={state.isAgreed} onAgree={ticket.agree} />;
}

/** What the state says in words, and the switch that renews the price by itself; firm prices are never renewed so. */
export function QuoteStatus<Order>(
  props: Pick<QuoteActionsProps<Order>, 'state' | 'ticket'> & { readonly isFirm: boolean },
) {
  const { state, ticket, isFirm } = props;
  const { t } = useTranslation();
  const hintId = useId();
  const key = statusKeyOf(state);
  return (
    <>
      <p role="status" className="text-text">
        {key !== null && t(key)}
      </p>
      {!isFirm && (
        <span className="hint">
          <label className="flex min-h-6 items-center gap-3 pointer-coarse:min-h-11">
            <input
              type="checkbox"
              className="size-5 flex-none accent-primary"
              checked={state.keepsFresh}
              disabled={state.name === 'CONFIRMING'}
              aria-describedby={hintId}
              onChange={({ target }) => ticket.keepFresh(target.checked)}
            />
            {t('convert.keepFresh')}
          </label>
          <span id={hintId} role="tooltip" className="hint-text">
            {t('convert.hint.keepFresh')}
          </span>
        </span>
      )}
    </>
  );
}

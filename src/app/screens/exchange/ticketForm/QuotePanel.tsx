import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { PriceChange } from '#app/components/PriceChange.tsx';
import { QuoteLines } from '#app/components/quote/QuoteLines.tsx';
import { QuoteRing } from '#app/components/quote/QuoteRing.tsx';
import { useGapWords } from '../prices/useGapWords.ts';
import type { Countdown } from '../ticket/createCountdown.ts';
import type { Ticket } from '../ticket/createTicket.ts';
import { canConfirm, type TicketIn } from '../ticket/ticketState.ts';
import { statusKeyOf } from '../ticket/ticketWords.ts';

type Quoted<Order> = TicketIn<Order, 'QUOTED' | 'EXPIRED' | 'CONFIRMING'>;

export interface QuotePanelProps<Order> {
  readonly state: Quoted<Order>;
  readonly countdown: Countdown | null;
  readonly ticket: Ticket<Order>;
  /** The name of the account that gives and is credited. */
  readonly account: string;
  /** "Convert BTC to USDT". */
  readonly confirmLabel: string;
  /** Firm prices are never renewed by themselves. */
  readonly isFirm: boolean;
  /** What stands in place of the button that confirms, where one click is not enough. */
  readonly confirm?: ReactNode;
  /** What else is known of the quote, below its lines. */
  readonly children?: ReactNode;
}

/** A price that the exchange promises, until it is confirmed, over, or left (screens.md 1.1, steps 3 to 6). */
export function QuotePanel<Order>(props: QuotePanelProps<Order>) {
  const { state, countdown, ticket, account, confirmLabel, isFirm, children } = props;
  const { t } = useTranslation();
  const { quote } = state;
  const [give] = quote.gives;
  const gap = useGapWords(quote.gap === null ? null : { gapRate: quote.gap }, {
    ...{ side: 'from', coin: give?.coin ?? '', amount: give?.amount ?? '' },
  });
  const { panel, heading } = useFocusOnPrice(state.name === 'QUOTED' ? quote.id : null);
  const isExpired = state.name === 'EXPIRED';
  const isConfirming = state.name === 'CONFIRMING';
  const goBack = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || isConfirming) return;
    event.stopPropagation();
    ticket.edit();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape goes back from wherever the focus is inside
    <div ref={panel} className="convert-panel" onKeyDown={goBack}>
      <div className="flex items-center justify-between gap-4">
        <h2 ref={heading} tabIndex={-1} className="text-large font-semibold">
          {t('convert.quoteTitle')}
        </h2>
        {countdown !== null && <QuoteRing {...countdown} />}
      </div>
      <div className={isExpired ? 'opacity-60' : undefined}>
        <QuoteLines {...quote} gap={gap} account={account} />
      </div>
      {children}
      {state.name === 'QUOTED' && <Change {...{ state, ticket }} />}
      <Status {...{ state }} />
      {!isFirm && (
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="size-5 flex-none accent-primary"
            checked={state.keepsFresh}
            disabled={isConfirming}
            onChange={({ target }) => ticket.keepFresh(target.checked)}
          />
          {t('convert.keepFresh')}
        </label>
      )}
      <div className="flex flex-wrap gap-2">
        <Button isDisabled={isConfirming} onClick={ticket.edit}>
          {t('convert.back')}
        </Button>
        {isExpired ? (
          <NewPrice isDisabled={!state.isOnline} onClick={() => ticket.newPrice()} />
        ) : (
          (props.confirm ?? (
            <Confirm
              label={confirmLabel}
              isOn={canConfirm(state)}
              isSending={isConfirming}
              onClick={() => ticket.confirm()}
            />
          ))
        )}
      </div>
      <p className="text-small text-text-2">{t('convert.promise')}</p>
    </div>
  );
}

function Change<Order>({
  state,
  ticket,
}: {
  readonly state: TicketIn<Order, 'QUOTED'>;
  readonly ticket: Ticket<Order>;
}) {
  const { verdict, share } = state.change;
  if (verdict === 'same') return null;
  return <PriceChange {...{ verdict, share }} isAgreed={state.isAgreed} onAgree={ticket.agree} />;
}

function Status<Order>({ state }: { readonly state: Quoted<Order> }) {
  const { t } = useTranslation();
  const key = statusKeyOf(state);
  return (
    <p role="status" className="min-h-6 text-text-2">
      {key !== null && t(key)}
    </p>
  );
}

interface ConfirmProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly isSending: boolean;
  readonly onClick: () => void;
}

/**
 * Shows a new price and goes to its heading, never to the button that confirms: an Enter too many must not convert. What has
 * the focus within the panel keeps it.
 */
function useFocusOnPrice(quoteId: string | null) {
  const panel = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (quoteId === null) return;
    panel.current?.scrollIntoView({ block: 'nearest' });
    if (panel.current?.contains(document.activeElement) === true) return;
    heading.current?.focus({ preventScroll: true });
  }, [quoteId]);
  return { panel, heading };
}

function Confirm({ label, isOn, isSending, onClick }: ConfirmProps) {
  return (
    <Button
      variant="primary"
      size="large"
      className="flex-1"
      isDisabled={!isOn && !isSending}
      isLoading={isSending}
      onClick={onClick}
    >
      {label}
    </Button>
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

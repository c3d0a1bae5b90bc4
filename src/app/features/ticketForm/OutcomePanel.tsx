import type { TFunction } from 'i18next';
import { LoaderCircle } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { Receipt, type ReceiptLine } from '#app/components/quote/Receipt.tsx';
import { failureText } from '#app/features/conversions/failureText.ts';
import { describeTrade } from '#app/features/prices/describeGap.ts';
import { RateText } from '#app/features/prices/RateText.tsx';
import { bookedFee, bookedTaxes, isBookedLine } from '#app/features/ticket/bookedFee.ts';
import type { Booked, Deal } from '#app/features/ticket/deal.ts';
import type { TicketIn } from '#app/features/ticket/ticketState.ts';
import { statusKeyOf } from '#app/features/ticket/ticketWords.ts';
import { writeDeal } from '#app/features/ticket/writeDeal.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { exactWords, type PairRate, quoteRate } from '#shared/market/quotedRate.ts';
import { RecordDiffers } from './RecordDiffers.tsx';

type Sent<Order> = TicketIn<Order, 'PROCESSING' | 'UNDECIDED' | 'SUCCESS' | 'FAILED' | 'PARTIAL'>;

export interface OutcomePanelProps<Order> {
  readonly state: Sent<Order>;
  /** The name of the account that was credited. */
  readonly account: string;
  readonly onNew: () => void;
  /** What it is called where it is no plain conversion, by what became of it. */
  readonly titles?: Partial<Record<Sent<Order>['name'], string>>;
  /** What the button begins, where that is no plain conversion. */
  readonly newLabel?: string;
  /** What can be done with what was received, beside the receipt's own actions. */
  readonly children?: ReactNode;
}

/** What became of an order that was sent, by the exchange's own record where there is one (screens.md 1.1, steps 6 to 8). */
export function OutcomePanel<Order>(props: OutcomePanelProps<Order>) {
  const { state, account, onNew, children } = props;
  const { t } = useTranslation();
  const title = props.titles?.[state.name] ?? t(`convert.outcome.${state.name}`);
  const language = useLanguage();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const key = statusKeyOf(state);
  const { deal } = state;
  return (
    <div ref={panel} tabIndex={-1} className="convert-panel">
      <div className="ticket-main">
        {'booked' in state && <RecordDiffers deal={deal} booked={state.booked} />}
        {state.name === 'SUCCESS' || state.name === 'PARTIAL' ? (
          <Done {...{ state, account, title }}>{children}</Done>
        ) : (
          <>
            <h2 className="flex min-h-11 items-center gap-2 text-large font-semibold">
              {state.name === 'PROCESSING' && (
                <LoaderCircle
                  size={20}
                  aria-hidden="true"
                  className="animate-spin motion-reduce:animate-none"
                />
              )}
              {title}
            </h2>
            <p>
              <bdi dir="ltr" className={state.name === 'FAILED' ? 'num text-text-2' : 'num'}>
                {writeDeal(state.name === 'FAILED' ? unbooked(deal) : deal, language)}
              </bdi>
            </p>
            <p role="status">{key !== null && t(key)}</p>
            {state.name === 'FAILED' && <Reason booked={state.booked} />}
          </>
        )}
      </div>
      {state.name !== 'PROCESSING' && (
        <div className="ticket-action">
          <Button variant="primary" size="large" className="flex-1" onClick={onNew}>
            {props.newLabel ?? t('convert.again')}
          </Button>
        </div>
      )}
    </div>
  );
}

/** An order that came to nothing: what was asked for, and that nothing was received (screens.md 0.2b). */
function unbooked({ gives, gets }: Deal): Pick<Deal, 'gives' | 'gets'> {
  return { gives, gets: { ...gets, amount: '0' } };
}

interface DoneProps<Order> {
  readonly state: TicketIn<Order, 'SUCCESS' | 'PARTIAL'>;
  readonly account: string;
  readonly title: string;
  readonly children: ReactNode;
}

function Done<Order>({ state, account, title, children }: DoneProps<Order>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { booked, deal } = state;
  const gives = booked === null ? deal.gives : booked.lines.filter(isBookedLine);
  const [given] = gives;
  const got = booked?.gets ?? deal.gets;
  const { rate, gap: gapRate } = booked ?? state.quote ?? { rate: null, gap: null };
  const lines = booked === null || booked.lines.length < 2 ? [] : booked.lines.map((line) => lineOf(line, t));
  return (
    <Receipt
      title={title}
      gives={gives}
      gets={got}
      rate={rate === null || given === undefined ? null : rateFact({ from: given.coin, to: got.coin, rate })}
      gap={describeTrade(t, language, { given, got, rate, gapRate })?.shown ?? null}
      fee={booked === null ? (state.quote?.fee ?? null) : bookedFee(booked.lines)}
      taxes={booked === null ? (state.quote?.taxes ?? []) : bookedTaxes(booked)}
      id={booked?.exchangeTxId ?? deal.quoteId}
      atMs={booked?.finishedAtMs ?? booked?.createdAtMs ?? deal.sentAtMs}
      account={account}
      lines={lines}
    >
      {children}
    </Receipt>
  );
}

function rateFact(rate: PairRate) {
  return { exact: exactWords(quoteRate(rate)), shown: <RateText {...rate} /> };
}

type BookedLine = Booked['lines'][number];

function lineOf(line: BookedLine, t: TFunction): ReceiptLine {
  const { coin, amount, toAmount, failCode } = line;
  const shown = { coin, amount, toAmount, isDone: isBookedLine(line) };
  return failCode === null ? shown : { ...shown, reason: failureText(failCode, t) };
}

/** Why the one coin of an order failed, where the exchange says so; several have a reason each (BatchOutcome). */
function Reason({ booked }: { readonly booked: Booked | null }) {
  const { t } = useTranslation();
  const [line, ...others] = booked?.lines ?? [];
  if (line === undefined || line.failCode === null || others.length > 0) return null;
  return <p className="text-text-2">{failureText(line.failCode, t)}</p>;
}

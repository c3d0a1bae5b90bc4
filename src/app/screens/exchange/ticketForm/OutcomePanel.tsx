import { LoaderCircle } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { figuresOf } from '#app/components/format/figures.ts';
import { Receipt, type ReceiptLine } from '#app/components/quote/Receipt.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { Decimal } from '#shared/money/decimal.ts';
import type { Booked } from '../ticket/deal.ts';
import type { TicketIn } from '../ticket/ticketState.ts';
import { statusKeyOf } from '../ticket/ticketWords.ts';

type Sent<Order> = TicketIn<Order, 'PROCESSING' | 'UNDECIDED' | 'SUCCESS' | 'FAILED' | 'PARTIAL'>;

export interface OutcomePanelProps<Order> {
  readonly state: Sent<Order>;
  /** The name of the account that was credited. */
  readonly account: string;
  readonly onNew: () => void;
  /** What can be done with what was received, beside the receipt's own actions. */
  readonly children?: ReactNode;
}

/** What became of an order that was sent, by the exchange's own record where there is one (screens.md 1.1, steps 6 to 8). */
export function OutcomePanel<Order>({ state, account, onNew, children }: OutcomePanelProps<Order>) {
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const key = statusKeyOf(state);
  const { deal } = state;
  const gives = deal.gives.map(({ amount, coin }) => `${price(amount)} ${coin}`).join(', ');
  return (
    <div ref={panel} tabIndex={-1} className="convert-panel">
      {state.name === 'SUCCESS' || state.name === 'PARTIAL' ? (
        <Done {...{ state, account }}>{children}</Done>
      ) : (
        <>
          <h3 className="flex items-center gap-2 text-large font-semibold">
            {state.name === 'PROCESSING' && (
              <LoaderCircle
                size={20}
                aria-hidden="true"
                className="animate-spin motion-reduce:animate-none"
              />
            )}
            {t(`convert.outcome.${state.name}`)}
          </h3>
          <p>
            <bdi dir="ltr" className="num">
              {gives} → {price(deal.gets.amount)} {deal.gets.coin}
            </bdi>
          </p>
          <p role="status">{key !== null && t(key)}</p>
          {state.name === 'FAILED' && <Reason booked={state.booked} />}
        </>
      )}
      {state.name !== 'PROCESSING' && (
        <Button variant="primary" size="large" onClick={onNew}>
          {t('convert.again')}
        </Button>
      )}
    </div>
  );
}

interface DoneProps<Order> {
  readonly state: TicketIn<Order, 'SUCCESS' | 'PARTIAL'>;
  readonly account: string;
  readonly children: ReactNode;
}

function Done<Order>({ state, account, children }: DoneProps<Order>) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { booked, deal } = state;
  const reasonOf = (code: number | null): string | undefined =>
    code === null ? undefined : errorText({ code: String(code), message: '' });
  const lines =
    booked === null || booked.lines.length < 2 ? [] : booked.lines.map((line) => lineOf(line, reasonOf));
  return (
    <Receipt
      title={t(state.name === 'SUCCESS' ? 'convert.outcome.SUCCESS' : 'convert.outcome.PARTIAL')}
      gives={booked === null ? deal.gives : booked.lines.filter(isDone)}
      gets={booked?.gets ?? deal.gets}
      rate={booked?.rate ?? state.quote?.rate ?? null}
      fee={booked === null ? (state.quote?.fee ?? null) : feeOf(booked)}
      id={booked?.exchangeTxId ?? deal.quoteId}
      atMs={booked?.finishedAtMs ?? booked?.createdAtMs ?? deal.sentAtMs}
      account={account}
      lines={lines}
    >
      {children}
    </Receipt>
  );
}

type BookedLine = Booked['lines'][number];

function isDone({ status }: BookedLine): boolean {
  return status === 'success';
}

function lineOf(line: BookedLine, reasonOf: (code: number | null) => string | undefined): ReceiptLine {
  const { coin, amount, toAmount, failCode } = line;
  const reason = reasonOf(failCode);
  return { coin, amount, toAmount, isDone: isDone(line), ...(reason !== undefined && { reason }) };
}

/** All that was charged. An order charges in the one coin that it is for, however many coins it gives. */
function feeOf(booked: Booked | null): { coin: string; amount: string } | null {
  const charged = booked?.lines.filter(({ feeCoin }) => feeCoin !== '') ?? [];
  const amount = charged.reduce((sum, { feeAmount }) => sum.plus(feeAmount), new Decimal(0));
  const [first] = charged;
  return first === undefined || amount.isZero() ? null : { coin: first.feeCoin, amount: amount.toFixed() };
}

/** Why it failed, where the exchange says so. */
function Reason({ booked }: { readonly booked: Booked | null }) {
  const errorText = useErrorText();
  const code = booked?.lines.find(({ failCode }) => failCode !== null)?.failCode;
  if (code === undefined || code === null) return null;
  return <p className="text-text-2">{errorText({ code: String(code), message: '' })}</p>;
}

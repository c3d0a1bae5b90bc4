import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { figuresOf } from '#app/components/format/figures.ts';
import { joinSentences } from '#app/components/format/joinTexts.ts';
import { LtrText } from '#app/components/LtrText.tsx';
import { Fact, Facts } from '#app/components/layout/Facts.tsx';
import { MoneyText } from '#app/components/MoneyText.tsx';
import { PriceChange } from '#app/components/PriceChange.tsx';
import { ConfirmButton } from '#app/components/quote/ConfirmButton.tsx';
import { QuoteRing } from '#app/components/quote/QuoteRing.tsx';
import { TABLE_ROLES } from '#app/features/recordList/table/tableRoles.ts';
import type { Countdown } from '#app/features/ticket/createCountdown.ts';
import type { Ticket } from '#app/features/ticket/createTicket.ts';
import type { LowBalanceOrder } from '#app/features/ticket/orderTypes/createLowBalanceOrderType.ts';
import type { QuoteLine } from '#app/features/ticket/ticketQuote.ts';
import { canConfirm, type TicketIn } from '#app/features/ticket/ticketState.ts';
import { statusKeyOf } from '#app/features/ticket/ticketWords.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { shortRate } from '#shared/market/quotedRate.ts';
import { DialogActions } from './DialogActions.tsx';
import { feeShareOf } from './lowBalanceFigures.ts';
import './coinRows.css';
import './lines.css';

export interface LowBalanceQuoteProps {
  readonly state: TicketIn<LowBalanceOrder, 'QUOTED' | 'EXPIRED' | 'CONFIRMING'>;
  readonly countdown: Countdown | null;
  readonly ticket: Ticket<LowBalanceOrder>;
  /** The name of the account that is credited. */
  readonly account: string;
}

/** The preview of a conversion, coin by coin, with its totals: what is shown is what will be booked (screens.md 1.3). */
export function LowBalanceQuote({ state, countdown, ticket, account }: LowBalanceQuoteProps) {
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  const summary = useRef<HTMLParagraphElement>(null);
  // Not on the button: a second Enter must not confirm an unread quote.
  useEffect(() => summary.current?.focus(), []);
  const { quote } = state;
  const { gives, gets, lines } = quote;
  const isExpired = state.name === 'EXPIRED';
  const isSending = state.name === 'CONFIRMING';
  const key = statusKeyOf(state);
  const words = { count: gives.length, amount: price(gets.amount), coin: gets.coin, account };
  return (
    <>
      <div className="flex items-center justify-between gap-4">
        <p ref={summary} tabIndex={-1} className="min-w-0 outline-none">
          {gives.length === 0 ? t('lowBalance.quote.nothing') : t('lowBalance.quote.summary', words)}
        </p>
        {countdown !== null && <QuoteRing {...countdown} />}
      </div>
      <div className={isExpired ? 'grid gap-4 opacity-60' : 'grid gap-4'}>
        <QuotedCoins lines={lines} target={gets.coin} />
        <QuoteFacts quote={quote} account={account} />
      </div>
      {state.name === 'QUOTED' && state.change.verdict !== 'same' && (
        <PriceChange
          verdict={state.change.verdict}
          share={state.change.share}
          isAgreed={state.isAgreed}
          onAgree={ticket.agree}
        />
      )}
      <p role="status" className="min-h-5 text-text-2">
        {key !== null && t(key)}
      </p>
      <DialogActions>
        <Button isDisabled={isSending} onClick={ticket.edit}>
          {t('lowBalance.quote.back')}
        </Button>
        {isExpired ? (
          <Button variant="primary" isDisabled={!state.isOnline} onClick={() => ticket.newPrice()}>
            {t('ticket.newPrice')}
          </Button>
        ) : (
          <ConfirmButton
            subject={quote.id}
            isOn={gives.length > 0 && canConfirm(state)}
            isSending={isSending}
            onConfirm={() => ticket.confirm()}
          >
            {t('lowBalance.quote.confirm', words)}
          </ConfirmButton>
        )}
      </DialogActions>
    </>
  );
}

/** What it costs and brings in all, and where that goes. */
function QuoteFacts({
  quote,
  account,
}: {
  readonly quote: LowBalanceQuoteProps['state']['quote'];
  readonly account: string;
}) {
  const { t } = useTranslation();
  const { percent } = figuresOf(useLanguage());
  const { gets, fee, taxes } = quote;
  return (
    <Facts>
      <QuoteFact label={t('terms.fee')}>
        {fee === null ? t('lowBalance.quote.noFee') : <MoneyText {...fee} />}
        {fee !== null && (
          <span className="text-small/normal text-text-2">
            {t('lowBalance.quote.feeShare', { percent: percent(feeShareOf(quote)) })}
          </span>
        )}
      </QuoteFact>
      <QuoteFact label={t('terms.tax')}>
        <MoneyText coin={gets.coin} amount={taxes[0]?.amount ?? '0'} />
      </QuoteFact>
      <QuoteFact label={t('ticket.quote.account')}>{account}</QuoteFact>
      <QuoteFact label={t('ticket.quote.get')}>
        <MoneyText {...gets} className="text-large font-semibold" />
      </QuoteFact>
    </Facts>
  );
}

function QuoteFact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <Fact
      label={label}
      gap="gap-x-4 gap-y-1"
      className="items-baseline"
      valueClass="flex flex-wrap items-baseline justify-end gap-x-2"
    >
      {children}
    </Fact>
  );
}

interface QuotedCoinsProps {
  readonly lines: readonly QuoteLine[];
  readonly target: string;
}

/** A preview coin by coin: what is taken, at which price, what it costs and brings; and what will not be converted, and why. */
function QuotedCoins({ lines, target }: QuotedCoinsProps) {
  const { t } = useTranslation();
  const columns = ['amount', 'rate', 'fee', 'tax', 'receive'] as const;
  return (
    <table
      {...TABLE_ROLES.table}
      className="low-balance-rows low-balance-lines"
      aria-label={t('lowBalance.line.label')}
    >
      <thead {...TABLE_ROLES.group}>
        <tr {...TABLE_ROLES.row}>
          {columns.map((column) => (
            <th
              key={column}
              {...TABLE_ROLES.header}
              scope="col"
              data-align={column === 'amount' ? 'start' : 'end'}
            >
              {column === 'amount'
                ? t('lowBalance.line.amount')
                : t(`lowBalance.line.${column}`, { coin: target })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...TABLE_ROLES.group}>
        {lines.map((line) => (
          <Line key={line.coin} line={line} target={target} />
        ))}
      </tbody>
    </table>
  );
}

function Line({ line, target }: { readonly line: QuoteLine; readonly target: string }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const errorText = useErrorText();
  const { price } = figuresOf(language);
  const { coin, amount, rate, fee, tax, toAmount, errorCode } = line;
  return (
    <tr {...TABLE_ROLES.row} data-grey={errorCode !== null || undefined}>
      <th {...TABLE_ROLES.rowHeader} scope="row">
        <LtrText className="num">
          {price(amount)} <span className="text-text-2">{coin}</span>
        </LtrText>
      </th>
      {errorCode !== null ? (
        <td {...TABLE_ROLES.cell} colSpan={4} className="text-(length:--size-small)">
          {joinSentences(
            [t('lowBalance.line.left'), errorText({ code: String(errorCode), message: '' })],
            language,
          )}
        </td>
      ) : (
        <>
          <Figure
            label={t('lowBalance.line.rate', { coin: target })}
            text={price(shortRate(rate))}
            title={rate}
          />
          <Figure label={t('lowBalance.line.fee', { coin: target })} text={price(fee)} />
          <Figure label={t('lowBalance.line.tax', { coin: target })} text={price(tax)} />
          <Figure label={t('lowBalance.line.receive', { coin: target })} text={price(toAmount)} />
        </>
      )}
    </tr>
  );
}

interface FigureProps {
  readonly label: string;
  readonly text: string;
  /** With every digit, where some are left out. */
  readonly title?: string;
}

function Figure({ label, text, title }: FigureProps) {
  return (
    <td {...TABLE_ROLES.cell} data-align="end">
      <span className="text-text-2 md:hidden" aria-hidden="true">
        {label}
      </span>
      <span title={title}>
        <LtrText className="num">{text}</LtrText>
      </span>
    </td>
  );
}

import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { printAlone } from '#app/browser/printAlone.ts';
import { ErrorState } from '#app/components/ErrorState.tsx';
import { joinSentences } from '#app/components/format/joinTexts.ts';
import { joinClasses } from '#app/components/layout/box.ts';
import { Card } from '#app/components/layout/Card.tsx';
import { Stack } from '#app/components/layout/Stack.tsx';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { TextLink } from '#app/components/TextLink.tsx';
import {
  type ConvertOrder,
  createBlockOrderType,
} from '#app/features/ticket/orderTypes/convertOrderTypes.ts';
import { canConfirm, type TicketState } from '#app/features/ticket/ticketState.ts';
import { useTicket } from '#app/features/ticket/useTicket.ts';
import { useAccountName } from '#app/features/ticketForm/accountKeys.ts';
import { amountOf, entryOf, scaleOf } from '#app/features/ticketForm/amountEntry.ts';
import { LeaveGuard } from '#app/features/ticketForm/LeaveGuard.tsx';
import { OutcomePanel } from '#app/features/ticketForm/OutcomePanel.tsx';
import { QuotePanel } from '#app/features/ticketForm/QuotePanel.tsx';
import { type ConvertForm, subjectOf } from '#app/features/ticketForm/useConvertForm.ts';
import { useLateNotice } from '#app/features/ticketForm/useLateNotice.ts';
import { useRefreshOnRefusal } from '#app/features/ticketForm/useRefreshOnRefusal.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { useApi } from '#app/queries/useApi.ts';
import { useApiQuery } from '#app/queries/useApiQuery.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import { compareDecimals } from '#shared/money/plainDecimals.ts';
import { BlockCard } from '../BlockCard.tsx';
import { ComparedSize } from '../ComparedSize.tsx';
import { OtcContact } from '../OtcContact.tsx';
import { PathComparison } from '../PathComparison.tsx';
import { exampleSize } from '../sizeScale.ts';
import { TradeTicket } from '../TradeTicket.tsx';
import { usePathPricing } from '../useBlockPair.ts';
import type { Otc } from '../useOtc.ts';
import { BlockForm } from './BlockForm.tsx';
import { ConfirmTwice } from './ConfirmTwice.tsx';
import { OtcGate } from './OtcGate.tsx';
import { SplitCard, SplitProgress } from './SplitCard.tsx';
import { useSplit } from './useSplit.ts';
import { useTradeCodes } from './useTradeCodes.ts';

export interface BlockTicketProps {
  readonly form: ConvertForm;
  readonly otc: Otc;
}

/** The exchange refuses by these when a rule is not kept any more, or the OTC desk has closed since: then it is asked again. */
const OTC_REFUSALS = ['137001', '137003'];

/** The form, the firm price with its two confirmations, and what came of it; beside it what helps to decide. */
export function BlockTicket({ form, otc }: BlockTicketProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const request = useApi();
  const accountName = useAccountName();
  const userId = useStore(globalStore, ({ global }) => global.user?.id ?? null);
  const split = useSplit();
  const notifyLate = useLateNotice(form.refresh);
  const { state, countdown, ticket } = useTicket<ConvertOrder>({
    createOrderType: () => createBlockOrderType(request),
    userId: userId === null ? null : String(userId),
    subject: subjectOf(form),
    onDecidedLate: (deal, booked, refusal) => {
      split.followLate(deal, booked);
      notifyLate(deal, booked, refusal);
    },
  });
  split.follow(state);
  const [order, setOrder] = useState<ConvertOrder | null>(null);
  const codes = useTradeCodes(otc, state);

  const refresh = useEffectEvent(form.refresh);
  const isSettled = state.name === 'SUCCESS' || state.name === 'FAILED' || state.name === 'PARTIAL';
  useEffect(() => {
    if (isSettled) refresh();
  }, [isSettled]);

  const refusal = state.name === 'IDLE' ? state.error : null;
  useRefreshOnRefusal(refusal, form.refresh);
  useRefreshOnRefusal(refusal !== null && OTC_REFUSALS.includes(refusal.code) ? refusal : null, otc.refresh);

  const { convertible } = form.held;
  const taken = 'quote' in state ? state.quote?.gives[0]?.amount : undefined;
  const isEnough =
    taken === undefined || convertible === undefined || compareDecimals(convertible, taken) >= 0;
  useEffect(() => ticket.setEnough(isEnough), [ticket, isEnough]);

  const preview = async (next: ConvertOrder): Promise<void> => {
    setOrder(next);
    // A firm price lasts ten seconds, in which no code comes by e-mail.
    if (await codes.ask(next)) ticket.preview(next);
  };
  const isGated = state.name === 'IDLE' && otc.state !== undefined && otc.state !== 'eligible';
  return (
    <Stack
      gap="gap-4"
      className="items-start lg:grid-cols-[368px_minmax(0,1fr)] lg:gap-6 xl:grid-cols-[400px_minmax(0,1fr)]"
    >
      {codes.dialog}
      <LeaveGuard isActive={state.name === 'CONFIRMING'} />
      <Card
        as="section"
        className={joinClasses(
          'block-ticket @container/ticket min-w-0 px-4 pt-4 pb-3 shadow-card md:px-5 md:pt-5',
          !isGated && 'min-h-[672px] md:max-lg:min-h-[464px]',
        )}
      >
        {main()}
      </Card>
      <Stack gap="gap-4" className="min-w-0">
        <Aside {...{ form, state }} />
        <OtcContact />
        {state.name === 'IDLE' && (
          <SplitCard
            form={form}
            onUse={(plan, whole) => {
              split.begin(plan, whole);
              form.setEntry(entryOf('from', plan.each));
            }}
          />
        )}
      </Stack>
    </Stack>
  );

  function main() {
    switch (state.name) {
      case 'IDLE':
      case 'QUOTING':
        return isGated ? (
          <div className="grid gap-4">
            <OtcGate otc={otc} pair={form.pair} />
          </div>
        ) : (
          <>
            <SplitProgress split={split} onNext={null} />
            <BlockForm
              {...{ form, state, refusal }}
              onPreview={(next) => void preview(next)}
              onEdit={ticket.edit}
            />
          </>
        );
      case 'QUOTED':
      case 'EXPIRED':
      case 'CONFIRMING':
        return (
          <QuotePanel
            {...{ state, countdown, ticket }}
            isFirm
            account={accountName(state.quote.account)}
            confirmLabel=""
            confirm={
              <ConfirmTwice
                key={state.quote.id}
                quote={state.quote}
                isOn={canConfirm(state)}
                isSending={state.name === 'CONFIRMING'}
                onCodes={codes.areMissing && order !== null ? () => void codes.ask(order) : null}
                onConfirm={() => ticket.confirm(codes.proof)}
              />
            }
          >
            <p className="text-text-2">
              {joinSentences([t('block.form.irrevocable'), t('block.form.noAuto')], language)}
            </p>
          </QuotePanel>
        );
      default:
        return (
          <div
            {...(state.name === 'SUCCESS' && { ref: printAlone })}
            className={joinClasses(
              'block-outcome grid min-w-0 gap-4',
              state.name === 'SUCCESS' && 'printed-alone',
            )}
          >
            {state.name === 'SUCCESS' && (
              <SplitProgress
                split={split}
                onNext={
                  split.series &&
                  (() => {
                    ticket.startNew();
                    if (split.series !== null) void preview(split.series.order);
                  })
                }
              />
            )}
            <OutcomePanel
              state={state}
              account={accountName(state.deal.account)}
              onNew={ticket.startNew}
              titles={{
                PROCESSING: t('block.form.settling'),
                SUCCESS: t('block.form.settled'),
                FAILED: t('block.form.failed'),
              }}
              newLabel={t('screens.blockConvert.title')}
            >
              {state.name === 'SUCCESS' && (
                <TextLink to={`/otc/history?id=${state.booked?.exchangeTxId ?? state.deal.quoteId}`}>
                  {t('block.form.history')}
                </TextLink>
              )}
            </OutcomePanel>
            {state.name === 'SUCCESS' && <SettledTicket id={state.deal.quoteId} />}
          </div>
        );
    }
  }
}

/** As high as the comparison, whose figures come a moment later. */
const COMPARISON_HEIGHT = 'min-h-[398px]';

/** What the amount in question would bring in other ways; beside a promise that holds, against that promise. */
function Aside({ form, state }: { readonly form: ConvertForm; readonly state: TicketState<ConvertOrder> }) {
  const { pair, entry, bounds } = form;
  const toScale = scaleOf(bounds.to);
  switch (state.name) {
    case 'QUOTED':
    case 'EXPIRED':
    case 'CONFIRMING': {
      const [give] = state.quote.gives;
      const { gets } = state.quote;
      if (give === undefined) return null;
      const firmAmount = state.name === 'EXPIRED' ? undefined : gets.amount;
      return (
        <ComparisonCard from={give.coin} to={gets.coin} amount={give.amount} {...{ toScale, firmAmount }} />
      );
    }
    case 'IDLE':
    case 'QUOTING': {
      const { limit, from } = bounds;
      if (pair === null || limit === undefined) {
        // The space is kept for as long as it can come.
        const hasFailed = form.coins.from.error !== null || form.terms.limit.error !== null;
        return hasFailed ? null : <Card className={COMPARISON_HEIGHT} />;
      }
      const entered = entry.side === 'from' ? amountOf(entry) : '';
      const range = { min: limit.fromMin, max: limit.fromMax, scale: scaleOf(from) };
      const amount = /[1-9]/.test(entered) ? entered : exampleSize(range);
      return amount === undefined ? null : <ComparisonCard {...pair} {...{ amount, toScale }} />;
    }
    default:
      // The trade is over: other ways are no choice any more.
      return null;
  }
}

interface ComparisonCardProps {
  readonly from: string;
  readonly to: string;
  readonly amount: string;
  readonly toScale: number;
  readonly firmAmount?: string | undefined;
}

/** The block's price beside spot's and the order book's (screens.md 1.7), of an example while there is no amount. */
function ComparisonCard({ from, to, amount, ...rest }: ComparisonCardProps) {
  const { t } = useTranslation();
  const pricing = usePathPricing(from, to);
  return (
    <BlockCard title={t('block.form.compare')} className={COMPARISON_HEIGHT}>
      <ComparedSize amount={amount} coin={from} />
      <PathComparison {...{ from, to, amount, pricing }} {...rest} />
    </BlockCard>
  );
}

/** The ticket of a trade that has just settled, by the exchange's own record of it. */
function SettledTicket({ id }: { readonly id: string }) {
  const errorText = useErrorText();
  const { answer, error, refresh } = useApiQuery('blockTradeQuery', { exchangeTxId: id });
  const [row] = answer?.result?.list ?? [];
  if (row === undefined) {
    return error === null ? (
      <Skeleton lines={6} />
    ) : (
      <ErrorState error={error} text={errorText(error)} onRetry={refresh} />
    );
  }
  return <TradeTicket row={row} />;
}

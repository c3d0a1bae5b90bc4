import { CircleAlert, Clock } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useShortcut } from '#app/browser/useShortcut.ts';
import { countdownText, useTimeLeft } from '#app/components/format/countdown.ts';
import { formatMoment } from '#app/components/format/dates.ts';
import { LeftOutHint } from '#app/components/LeftOutHint.tsx';
import { joinClasses } from '#app/components/layout/box.ts';
import { Card } from '#app/components/layout/Card.tsx';
import { Toolbar } from '#app/components/layout/Toolbar.tsx';
import { SentenceGap } from '#app/components/SentenceGap.tsx';
import { TextLink } from '#app/components/TextLink.tsx';
import type { DecidedLate } from '#app/features/ticket/createTicket.ts';
import { createLowBalanceOrderType } from '#app/features/ticket/orderTypes/createLowBalanceOrderType.ts';
import { useTicket } from '#app/features/ticket/useTicket.ts';
import { LeaveGuard } from '#app/features/ticketForm/LeaveGuard.tsx';
import { useRefreshOnRefusal } from '#app/features/ticketForm/useRefreshOnRefusal.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { useApi } from '#app/queries/useApi.ts';
import type { AppError } from '#shared/result/appError.ts';
import { CoinTable } from './CoinTable.tsx';
import { LowBalanceTicket } from './LowBalanceTicket.tsx';
import { type LowBalanceAccount, pathOfHistory } from './lowBalanceAccounts.ts';
import { OtherCoins } from './OtherCoins.tsx';
import { SelectionTotals } from './SelectionTotals.tsx';
import { judgeSelection, totalsOf } from './selection.ts';
import { TargetSwitch } from './TargetSwitch.tsx';
import { useCoinSelection } from './useCoinSelection.ts';
import type { LowBalanceList } from './useLowBalanceCoins.ts';
import { useFailedCoins, useLateOutcome } from './useOutcomes.ts';

export interface LowBalancePanelProps {
  readonly account: LowBalanceAccount | null;
  readonly userId: number | null;
  readonly list: LowBalanceList;
  /** Other figures are on their way: those on screen are of another target, or old. */
  readonly isStale: boolean;
  readonly wanted: readonly string[] | null;
  readonly onWanted: (coins: readonly string[] | null) => void;
  readonly onTarget: (target: string) => void;
  /** Something was converted, or may have been: the balances are others now. */
  readonly onSettled: () => void;
}

/** What is ticked, what it would bring, and the ticket that converts it. */
export function LowBalancePanel(props: LowBalancePanelProps) {
  const { account, userId, list, isStale, wanted, onWanted, onTarget, onSettled } = props;
  const { t } = useTranslation();
  const language = useLanguage();
  const request = useApi();
  const { rules, target, skewMs } = list;
  const convertible = list.coins.filter(({ hindrance }) => hindrance === null);
  const others = list.coins.filter(({ hindrance }) => hindrance !== null);
  const selection = useCoinSelection({ coins: convertible, limits: rules, wanted, onChange: onWanted });
  const totals = totalsOf(selection.chosen, { target, feeRate: rules.feeRate });

  const notifyLate = useLateOutcome();
  const used = useTicket({
    createOrderType: () => createLowBalanceOrderType(request),
    userId: userId === null ? null : String(userId),
    subject: [account, target, ...(wanted ?? [])].join(' '),
    onDecidedLate: useEffectEvent((...decided: Parameters<DecidedLate>) => {
      notifyLate(...decided);
      onSettled();
    }),
  });
  const { state, ticket } = used;
  const failed = useFailedCoins(state);
  const [putAway, setPutAway] = useState<string | null>(null);
  const settle = useEffectEvent(onSettled);
  const isDecided = state.name === 'SUCCESS' || state.name === 'PARTIAL' || state.name === 'FAILED';
  useEffect(() => {
    if (isDecided) settle();
  }, [isDecided]);
  const refusal = state.name === 'IDLE' ? state.error : null;
  // There was a conversion elsewhere: until when there is a pause, the list says.
  useRefreshOnRefusal(refusal, onSettled);

  const untilMs = rules.nextAtMs - skewMs;
  const leftMs = useTimeLeft(untilMs);
  const isBusy = state.name !== 'IDLE';
  const toggleAll = useEffectEvent(() => !isBusy && selection.toggleAll());
  useShortcut('a', toggleAll);

  const hindrance = !state.isOnline
    ? t('states.offline')
    : leftMs > 0
      ? t('lowBalance.pause.left', { time: formatMoment(untilMs, language) })
      : null;
  const preview = (): void => {
    setPutAway(null);
    ticket.preview({
      to_coin: target,
      coins: selection.chosen.map(({ coin }) => coin),
      ...(account !== null && { account_type: account }),
    });
  };
  const historyTo = pathOfHistory(account);
  return (
    <>
      <LeftOutHint leftOut={list.leftOut} />
      {leftMs > 0 && <CoolDown untilMs={untilMs} leftMs={leftMs} />}
      {convertible.length > 0 && (
        <Card as="section" className="group/card mb-4" aria-busy={isStale}>
          <Toolbar gap="gap-x-6 gap-y-2" align="items-end" className="px-4 py-1 md:py-4">
            <TargetSwitch targets={rules.targets} target={target} isDisabled={isBusy} onChange={onTarget} />
            <p className="text-small/normal text-text-2 max-md:hidden pointer-coarse:hidden">
              {t('lowBalance.keys')}
            </p>
          </Toolbar>
          <CoinTable
            coins={convertible}
            rules={rules}
            target={target}
            selection={selection}
            failureOf={(coin) => failed.reasonOf(coin, t)}
            isLocked={isBusy}
          />
          <SelectionTotals
            totals={totals}
            target={target}
            rules={rules}
            fault={judgeSelection(totals, rules)}
            hindrance={hindrance}
            refusal={refusal}
            isAsking={state.name === 'QUOTING'}
            onPreview={preview}
          />
          {refusal !== null && <Refusal error={refusal} historyTo={historyTo} />}
        </Card>
      )}
      {state.name === 'PROCESSING' && putAway === state.deal.quoteId && (
        <p role="status" className={joinClasses('flex flex-wrap gap-2', WARNING)}>
          {t('ticket.status.processing')}
          <SentenceGap />
          <button type="button" className="text-button" onClick={() => setPutAway(null)}>
            {t('lowBalance.showAgain')}
          </button>
        </p>
      )}
      {others.length > 0 && <OtherCoins coins={others} />}
      <LowBalanceTicket
        {...used}
        historyTo={historyTo}
        isPutAway={'deal' in state && putAway === state.deal.quoteId}
        onPutAway={() => setPutAway('deal' in state ? state.deal.quoteId : null)}
      />
      <LeaveGuard isActive={state.name === 'CONFIRMING'} />
    </>
  );
}

export interface RefusalProps {
  readonly error: AppError;
  readonly historyTo: string;
}

/** Another conversion of this user is running (screens.md 0.2): the way to it is offered (1.23). */
const RUNNING = '700021';

/** Why there is no preview, or no order: in its own place, with the way on. */
function Refusal({ error, historyTo }: RefusalProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  return (
    <div role="alert" className="flex gap-2 border-t border-line px-4 py-3">
      <CircleAlert size={16} aria-hidden="true" className="mt-0.5 flex-none text-down" />
      <p>
        {errorText(error)}
        <SentenceGap />
        {error.code === RUNNING && (
          <TextLink variant="secondary" to={`${historyTo}?status=processing`}>
            {t('lowBalance.running')}
          </TextLink>
        )}
      </p>
    </div>
  );
}

/** Above the list, while it has to wait. */
const WARNING = 'mb-4 rounded-button border-s-3 border-s-warn bg-warn-wash px-3 py-2';

interface CoolDownProps {
  /** When the next conversion is possible, on the device's clock, in ms since 1970. */
  readonly untilMs: number;
  readonly leftMs: number;
}

/** The pause between two conversions of small balances, with what is left of it (screens.md 1.3). */
function CoolDown({ untilMs, leftMs }: CoolDownProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <section className={joinClasses('flex gap-2', WARNING)} aria-label={t('lowBalance.pause.title')}>
      <Clock size={16} aria-hidden="true" className="mt-0.5 flex-none text-warn" />
      <div>
        <p className="font-semibold">{t('lowBalance.pause.title')}</p>
        <p>
          {t('lowBalance.pause.text', { time: formatMoment(untilMs, language) })}
          <SentenceGap />
          {/* The countdown is for the eye; screen readers read the moment above. */}
          <bdi className="num font-semibold" role="timer" aria-live="off">
            {countdownText(leftMs, language)}
          </bdi>
        </p>
      </div>
    </section>
  );
}

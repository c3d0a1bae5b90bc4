import { type ReactNode, Suspense, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { lazyPart } from '#app/components/lazyPart.tsx';
import { TextLink } from '#app/components/TextLink.tsx';
import { entryOf } from '#app/screens/exchange/ticketForm/amountEntry.ts';
import type { UsedTicketLink } from '#app/screens/exchange/ticketForm/ticketLink.ts';
import { useEntryForm } from '#app/screens/exchange/ticketForm/useConvertForm.ts';
import type { ConvertPair } from '#app/screens/exchange/ticketForm/useConvertPair.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import { CommandBox } from '../command/CommandBox.tsx';
import type { Command } from '../command/readCommand.ts';
import { useRefreshConversions } from '../useRefreshConversions.ts';
import { InstantTicket } from './InstantTicket.tsx';

const PriceAlerts = lazyPart(
  () => import('./PriceAlerts.tsx'),
  ({ PriceAlerts }) => PriceAlerts,
);

export interface InstantTabProps {
  readonly pairForm: ConvertPair;
  readonly address: UsedTicketLink;
}

/** The ticket, and below it what helps to fill it in: a line to type into, alerts, answers (screens.md 1.1). */
export function InstantTab({ pairForm, address }: InstantTabProps) {
  const { t } = useTranslation();
  const form = useEntryForm(pairForm, address);
  const { sides, pair, coins, take } = form;
  const hasQuestions = useStore(globalStore, ({ global }) => global.webSiteComplianceConfig.flags.convertFaq);
  const refresh = useRefreshConversions();
  const known = useMemo(() => [...coins.from.infoByCoin.values()], [coins.from.infoByCoin]);
  const handleCommand = useCallback(
    ({ from, to, amount, side }: Command) =>
      take({ from, to }, amount === null ? undefined : entryOf(side, amount)),
    [take],
  );
  return (
    <div className="convert-tab">
      <InstantTicket
        form={form}
        onSettled={refresh}
        next={(coin) => (
          <TextLink to={`/withdraw?coin=${encodeURIComponent(coin)}`}>
            {t('convert.withdraw', { coin })}
          </TextLink>
        )}
      />
      {sides !== null && (
        // With the form, so that it does not push them down when it comes.
        <>
          <details className="convert-more">
            <summary>{t('convert.type')}</summary>
            <CommandBox coins={known} onTake={handleCommand} />
          </details>
          {pair !== null && (
            <More title={t('alerts.title')}>
              <PriceAlerts {...pair} />
            </More>
          )}
          {hasQuestions && (
            <More title={t('convert.questions')}>
              <ConvertQuestions />
            </More>
          )}
        </>
      )}
    </div>
  );
}

/** What is folded up is neither loaded nor rendered before it is opened for the first time. */
function More({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const [wasOpened, setOpened] = useState(false);
  return (
    <details className="convert-more" onToggle={() => setOpened(true)}>
      <summary>{title}</summary>
      {wasOpened && <Suspense fallback={null}>{children}</Suspense>}
    </details>
  );
}

const QUESTIONS = ['cost', 'hold', 'change', 'where', 'lost'] as const;

/** Common questions about a conversion (screens.md 1.1, "FAQ if the site flag allows"). */
function ConvertQuestions() {
  const { t } = useTranslation();
  return (
    <dl className="convert-questions">
      {QUESTIONS.map((id) => (
        <div key={id}>
          <dt className="font-semibold">{t(`convert.question.${id}.title`)}</dt>
          <dd className="text-text-2">{t(`convert.question.${id}.text`)}</dd>
        </div>
      ))}
    </dl>
  );
}

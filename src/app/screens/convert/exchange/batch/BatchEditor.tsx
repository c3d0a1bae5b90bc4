import { CircleAlert } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { useBridge } from '#app/bridge/BridgeContext.ts';
import { AccountSelect } from '#app/components/AccountSelect.tsx';
import { Button } from '#app/components/Button.tsx';
import { EmptyState } from '#app/components/EmptyState.tsx';
import { figuresOf } from '#app/components/format/figures.ts';
import { LeftOutHint } from '#app/components/LeftOutHint.tsx';
import { Row } from '#app/components/layout/Row.tsx';
import { DOLLAR_COIN } from '#app/features/prices/pairRoute.ts';
import { ACCOUNT_KEYS_BY_PRODUCT } from '#app/features/ticketForm/accountKeys.ts';
import type { TicketAccount } from '#app/features/ticketForm/ticketLink.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { PausedButton } from '#app/notices/errors/PausedButton.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { quoteStore } from '#app/stores/quoteStore.ts';
import type { LeftOut } from '#shared/contract/apiCall.ts';
import type { AppError } from '#shared/result/appError.ts';
import { amountName } from './BatchAmount.tsx';
import { BatchFoot } from './BatchFoot.tsx';
import { BatchTable } from './BatchTable.tsx';
import { BatchTarget } from './BatchTarget.tsx';
import { BatchLimits, BatchTotal } from './BatchTotal.tsx';
import { type BatchChoice, type BatchItem, openCoins } from './batchChoice.ts';
import { type HeldCoin, priceOfHeld } from './heldCoins.ts';
import { amountOf, type BatchFault, type BatchTerms, judgeBatch, totalOf, worthsOf } from './judgeBatch.ts';
import { useBatchEstimate } from './useBatchEstimate.ts';

export interface BatchEditorProps {
  readonly account: TicketAccount;
  readonly accounts: readonly TicketAccount[];
  readonly target: string;
  readonly held: readonly HeldCoin[];
  /** Coins that could not be read. */
  readonly leftOut: LeftOut | undefined;
  readonly terms: BatchTerms;
  /** Digits after the point of an amount of the target. */
  readonly toScale: number;
  readonly choice: BatchChoice;
  readonly onChoice: (change: (before: BatchChoice) => BatchChoice) => void;
  readonly isQuoting: boolean;
  readonly isOffline: boolean;
  /** Why there is no price. */
  readonly refusal: AppError | null;
  readonly onTarget: (coin: string) => void;
  readonly onAccount: (account: TicketAccount) => void;
  /** Something was changed: what is asked for, or was refused, is not what is meant any more. */
  readonly onEdit: () => void;
  readonly onPreview: (items: readonly BatchItem[]) => void;
}

/** What is to be converted, and into what. Enter anywhere in it asks for the price; Escape takes a question back. */
export function BatchEditor(props: BatchEditorProps) {
  const { account, accounts, target, held, terms, choice, onChoice, isQuoting, isOffline, refusal } = props;
  const { t } = useTranslation();
  const priceByCoin = useHeldPrices(held);
  const [isAsked, setAsked] = useState(false);
  const faultId = useId();
  const priceOf = ({ coin }: HeldCoin): string | null => priceByCoin.get(coin) ?? null;
  const verdict = judgeBatch({ held, choice, target, terms, priceOf });
  const chosen = openCoins(held, target).filter(({ coin }) => choice.has(coin));
  const total = totalOf(chosen, choice, priceOf);
  const worths = worthsOf(chosen, choice, priceOf) ?? [];
  const gets = useBatchEstimate({
    amounts: chosen.map((coin) => ({
      coin: coin.coin,
      amount: amountOf(coin, choice.get(coin.coin) ?? 'all'),
    })),
    ...{ target, toScale: props.toScale, terms },
    accountType: ACCOUNT_KEYS_BY_PRODUCT.convert[account],
  });
  const errorText = useErrorText();
  const faultText = useFaultText();
  const { fault } = verdict;
  // A missing amount is named after the first try to go on; an amount above the limit at once.
  const isFaultShown = fault !== null && (isAsked || fault.code === 'totalHigh' || fault.code === 'tooMany');

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isQuoting || isOffline) return;
    setAsked(true);
    if (fault === null) props.onPreview(verdict.items);
    else focusFault(event.currentTarget, fault);
  };
  const goBack = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !isQuoting) return;
    event.stopPropagation();
    props.onEdit();
  };
  return (
    <form className="grid grid-cols-1 gap-4" noValidate onSubmit={submit} onKeyDown={goBack}>
      <fieldset disabled={isQuoting} className="grid min-w-0 grid-cols-1 gap-2">
        <Row gap="gap-x-6 gap-y-1">
          <AccountSelect
            accounts={accounts.map((key) => ({ key: ACCOUNT_KEYS_BY_PRODUCT.convert[key] }))}
            value={ACCOUNT_KEYS_BY_PRODUCT.convert[account]}
            onChange={(key) =>
              props.onAccount(
                accounts.find((each) => ACCOUNT_KEYS_BY_PRODUCT.convert[each] === key) ?? account,
              )
            }
            unit=""
            className="max-md:grow max-md:basis-35 md:w-60"
          />
          <BatchTarget
            toCoins={terms.toCoins}
            target={target}
            accountType={ACCOUNT_KEYS_BY_PRODUCT.convert[account]}
            onTarget={props.onTarget}
          />
        </Row>
        <BatchLimits terms={terms} />
        <LeftOutHint leftOut={props.leftOut} />
        {held.length === 0 ? (
          <EmptyState text={t('batch.empty')} action={{ label: t('batch.deposit'), to: '/deposit' }} />
        ) : (
          <BatchTable
            {...{ held, target, choice, verdict, priceByCoin, total }}
            maxCoins={terms.maxCoins}
            onChoice={(change) => {
              props.onEdit();
              onChoice(change);
            }}
          />
        )}
      </fieldset>
      {held.length > 0 && (
        <BatchFoot
          said={
            <>
              <div aria-live="polite" id={faultId} className="text-down">
                {(refusal !== null || isFaultShown) && (
                  <p className="flex gap-1">
                    <CircleAlert size={16} aria-hidden="true" className="mt-0.5 flex-none" />
                    <span className="min-w-0 wrap-anywhere">
                      {refusal === null ? fault !== null && faultText(fault) : errorText(refusal)}
                    </span>
                  </p>
                )}
              </div>
              {isOffline && <p className="text-text-2">{t('batch.offline')}</p>}
            </>
          }
        >
          <BatchTotal count={chosen.length} {...{ total, worths, gets, target }} />
          <div className="ticket-action">
            {isQuoting && (
              <Button size="large" onClick={props.onEdit}>
                {t('batch.cancel')}
              </Button>
            )}
            <PausedButton
              type="submit"
              error={refusal}
              variant="primary"
              size="large"
              className="flex-1"
              isLoading={isQuoting}
              isDisabled={isOffline}
              aria-describedby={faultId}
            >
              {t('batch.preview', { to: target })}
            </PausedButton>
          </div>
        </BatchFoot>
      )}
    </form>
  );
}

/** Leads to what is wrong (screens.md 0.3): the amount, or the first coin that can be ticked. */
function focusFault(form: HTMLFormElement, fault: BatchFault): void {
  const wrong = fault.code === 'amount' ? form.elements.namedItem(amountName(fault.coin)) : null;
  const target = wrong ?? form.querySelector('tbody [type="checkbox"]:enabled');
  if (target instanceof HTMLElement) target.focus();
}

function useFaultText(): (fault: BatchFault) => string {
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  return (fault) => {
    switch (fault.code) {
      case 'none':
        return t('batch.fault.none');
      case 'tooMany':
        return t('batch.fault.tooMany', { count: fault.max });
      case 'amount':
        return t('batch.fault.amount', { coin: fault.coin });
      case 'totalLow':
        return t('batch.fault.totalLow', { min: price(fault.bound) });
      case 'totalHigh':
        return t('batch.fault.totalHigh', { max: price(fault.bound) });
    }
  };
}

/** USD for one unit of each coin that is held, as the feed goes (throttled to 3 s by the gateway). */
function useHeldPrices(held: readonly HeldCoin[]): ReadonlyMap<string, string | null> {
  const { interest } = useBridge();
  const symbols = useMemo(
    () => held.flatMap(({ coin }) => (coin === DOLLAR_COIN ? [] : [`${coin}${DOLLAR_COIN}`])),
    [held],
  );
  useEffect(() => (symbols.length === 0 ? undefined : interest.watch(symbols)), [interest, symbols]);
  const quoteBySymbol = useStore(quoteStore, (state) => state.quoteBySymbol);
  const rateByCurrency = useStore(quoteStore, (state) => state.rateByCurrency);
  return useMemo(() => {
    const prices = { quoteBySymbol, rateByCurrency };
    return new Map(held.map((coin) => [coin.coin, priceOfHeld(coin, prices)]));
  }, [held, quoteBySymbol, rateByCurrency]);
}

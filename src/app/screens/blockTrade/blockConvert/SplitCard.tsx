import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { amountWithUnit } from '#app/components/amount/amountWords.ts';
import { Button } from '#app/components/Button.tsx';
import { Fact, Facts } from '#app/components/layout/Facts.tsx';
import { Select } from '#app/components/Select.tsx';
import { DOLLAR_COIN, routeOf } from '#app/features/prices/pairRoute.ts';
import type { ConvertOrder } from '#app/features/ticket/orderTypes/convertOrderTypes.ts';
import { amountOf, scaleOf } from '#app/features/ticketForm/amountEntry.ts';
import type { ConvertForm } from '#app/features/ticketForm/useConvertForm.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { quoteStore } from '#app/stores/quoteStore.ts';
import { BlockCard } from '../BlockCard.tsx';
import { tradePaths } from '../tradePaths.ts';
import { SPLITS, type Split, splitRisk, splitTicket } from './splitTicket.ts';
import type { UsedSplit } from './useSplit.ts';

export interface SplitCardProps {
  readonly form: ConvertForm;
  readonly onUse: (plan: Split, order: ConvertOrder) => void;
}

/** One amount as several equal tickets, with what the waiting may cost (screens.md 1.7, split helper). */
export function SplitCard({ form, onUse }: SplitCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [count, setCount] = useState<number>(SPLITS[0]);
  const { pair, entry, bounds, order } = form;
  const amount = entry.side === 'from' ? amountOf(entry) : '';
  const scale = scaleOf(bounds.from);
  const risk = useRisk(form, amount, count);
  if (pair === null || amount === '' || bounds.limit === undefined || order === null) return null;
  const plan = splitTicket({ amount, count, min: bounds.limit.fromMin, scale });
  const write = (plain: string, unit: string): string => amountWithUnit(plain, { language, unit });
  return (
    <BlockCard title={t('block.split.title')}>
      <p className="text-text-2">{t('block.split.text')}</p>
      <Select
        label={t('block.split.count')}
        options={SPLITS.map((each) => ({ value: String(each), label: String(each) }))}
        value={String(count)}
        onChange={(value) => setCount(Number(value))}
      />
      <Facts>
        <Fact label={t('block.split.each')} valueClass="num">
          {t('block.split.eachValue', { count, amount: write(plan.each, pair.from) })}
        </Fact>
        {/[1-9]/.test(plan.rest) && (
          <Fact label={t('block.split.rest')} valueClass="num">
            {write(plan.rest, pair.from)}
          </Fact>
        )}
        <Fact label={t('block.split.fee')}>{t('block.split.feeText')}</Fact>
      </Facts>
      {risk !== null && <p>{t('block.split.risk', { money: write(risk, pair.to) })}</p>}
      {plan.isEnough ? (
        <p>
          <Button onClick={() => onUse(plan, order)}>{t('block.split.use')}</Button>
        </p>
      ) : (
        <p role="status">{t('block.split.tooSmall')}</p>
      )}
    </BlockCard>
  );
}

/** By about how much the market may move meanwhile, in the coin that is received; null where the feed has too little. */
function useRisk({ pair, bounds, pricing }: ConvertForm, amount: string, count: number): string | null {
  const quoteBySymbol = useStore(quoteStore, (state) => state.quoteBySymbol);
  const rateByCurrency = useStore(quoteStore, (state) => state.rateByCurrency);
  if (pair === null || amount === '') return null;
  const { from, to } = pair;
  const toScale = scaleOf(bounds.to);
  const prices = { quoteBySymbol, rateByCurrency };
  const question = { from, to, fromAmount: amount, toScale, block: pricing, convert: undefined };
  const toAmount = tradePaths(question, prices).find(({ id }) => id === 'block')?.toAmount ?? null;
  const route = routeOf(from, to, (symbol) => quoteBySymbol.has(symbol));
  if (toAmount === null || route === undefined) return null;
  const symbols = route.kind === 'cross' ? [route.fromSymbol, route.toSymbol] : [route.symbol];
  const days = symbols
    .filter((symbol) => symbol !== `${DOLLAR_COIN}${DOLLAR_COIN}`)
    .flatMap((symbol) => quoteBySymbol.get(symbol) ?? []);
  return splitRisk({ count, toAmount, toScale }, days);
}

export interface SplitProgressProps {
  readonly split: UsedSplit;
  /** Asks for the price of the next ticket; null where the form does. */
  readonly onNext: (() => void) | null;
}

/** How many tickets of a series have settled, and the way to the next one, which only the user asks for. */
export function SplitProgress({ split: { series, stop }, onNext }: SplitProgressProps) {
  const { t } = useTranslation();
  if (series === null) return null;
  const { plan, settled, left } = series;
  return (
    <div className="convert-hint">
      <p role="status">{t('block.split.progress', { done: settled, count: plan.count, left })}</p>
      <div className="flex flex-wrap gap-2">
        {onNext !== null && left > 0 && (
          <Button variant="primary" onClick={onNext}>
            {t('block.split.next')}
          </Button>
        )}
        <Button variant="ghost" onClick={stop}>
          {t('block.split.stop')}
        </Button>
      </div>
    </div>
  );
}

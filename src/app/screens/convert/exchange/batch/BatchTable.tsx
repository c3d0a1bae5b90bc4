import { useCallback, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { amountWithUnit } from '#app/components/amount/amountWords.ts';
import { Row } from '#app/components/layout/Row.tsx';
import { useDollarWords } from '#app/features/prices/useDollarWords.ts';
import { TABLE_ROLES } from '#app/features/recordList/table/tableRoles.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { cutDecimal, Decimal } from '#shared/money/decimal.ts';
import { BatchRow, TICK_BOX } from './BatchRow.tsx';
import {
  type BatchChoice,
  chooseAll,
  NOTHING_CHOSEN,
  openCoins,
  setAmount,
  toggleCoin,
} from './batchChoice.ts';
import type { HeldCoin } from './heldCoins.ts';
import { amountOf, type BatchVerdict, worthOf } from './judgeBatch.ts';
import './batchTable.css';

export interface BatchTableProps {
  readonly held: readonly HeldCoin[];
  readonly target: string;
  readonly maxCoins: number;
  readonly choice: BatchChoice;
  readonly onChoice: (change: (before: BatchChoice) => BatchChoice) => void;
  readonly verdict: BatchVerdict;
  /** USD for one unit of each coin. */
  readonly priceByCoin: ReadonlyMap<string, string | null>;
  /** About what all chosen coins are worth, in USD. */
  readonly total: string | null;
}

/** The coins that are held, to be ticked (screens.md 1.1, "Flow, Batch"): a table, and cards where there is no room for one. */
export function BatchTable(props: BatchTableProps) {
  const { held, target, maxCoins, choice, onChoice, verdict, priceByCoin, total } = props;
  const { t } = useTranslation();
  const obstacleWords = useObstacleWords();
  const dollarWords = useDollarWords();
  const countId = useId();
  const open = openCoins(held, target);
  const ticked = open.filter(({ coin }) => choice.has(coin)).length;
  const isFull = ticked >= maxCoins;
  const isAllTicked = ticked > 0 && ticked === Math.min(open.length, maxCoins);

  const toggle = useCallback((coin: string) => onChoice((before) => toggleCoin(before, coin)), [onChoice]);
  const change = useCallback(
    (coin: string, amount: Parameters<typeof setAmount>[2]) =>
      onChoice((before) => setAmount(before, coin, amount)),
    [onChoice],
  );
  const tickAll = (): void =>
    onChoice((before) => (isAllTicked ? NOTHING_CHOSEN : chooseAll(before, open, maxCoins)));

  const describe = (coin: HeldCoin) => {
    const isTicked = choice.has(coin.coin) && coin.obstacle === null && coin.coin !== target;
    const price = priceByCoin.get(coin.coin) ?? null;
    const amount = isTicked ? amountOf(coin, choice.get(coin.coin) ?? 'all') : coin.convertible;
    const usd = price === null ? null : worthOf(amount, price);
    const hasShare = isTicked && usd !== null && total !== null && new Decimal(total).gt(0);
    return {
      chosen: isTicked ? choice.get(coin.coin) : undefined,
      obstacle: obstacleWords(coin, { target, isFull: isFull && !isTicked, maxCoins }),
      worth: usd === null ? null : dollarWords(usd),
      share: hasShare ? cutDecimal(new Decimal(usd).div(total).times(100), 1) : null,
      fault: verdict.faultByCoin.get(coin.coin),
    };
  };

  return (
    <>
      <Row gap="gap-x-6 gap-y-1">
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="checkbox"
            className={TICK_BOX}
            checked={isAllTicked}
            disabled={open.length === 0}
            aria-describedby={countId}
            onChange={tickAll}
            // Some are ticked, and not all: a box has a third look for it, which is no attribute.
            ref={(box) => {
              if (box !== null) box.indeterminate = ticked > 0 && !isAllTicked;
            }}
          />
          {t('batch.tickAll')}
        </label>
        <p id={countId} role="status" className="text-text-2">
          {t('batch.chosen', { count: maxCoins, ticked })}
        </p>
      </Row>
      <table {...TABLE_ROLES.table} className="batch-table batch-held" aria-label={t('batch.coins')}>
        <thead {...TABLE_ROLES.group} className="@max-[640px]/batch:sr-only">
          <tr {...TABLE_ROLES.row}>
            <th {...TABLE_ROLES.header}>{t('terms.coin')}</th>
            <th {...TABLE_ROLES.header} data-align="end">
              {t('batch.free')}
            </th>
            <th {...TABLE_ROLES.header}>{t('terms.amount')}</th>
            <th {...TABLE_ROLES.header} data-align="end">
              {t('batch.worth')}
            </th>
            <th {...TABLE_ROLES.header} data-align="end">
              {t('batch.share')}
            </th>
          </tr>
        </thead>
        <tbody {...TABLE_ROLES.group}>
          {held.map((coin) => (
            <BatchRow key={coin.coin} held={coin} {...describe(coin)} onToggle={toggle} onAmount={change} />
          ))}
        </tbody>
      </table>
    </>
  );
}

interface ObstacleContext {
  readonly target: string;
  readonly isFull: boolean;
  readonly maxCoins: number;
}

/** Why a coin can't be ticked, in words, or undefined where it can. */
function useObstacleWords(): (coin: HeldCoin, context: ObstacleContext) => string | undefined {
  const { t } = useTranslation();
  const language = useLanguage();
  return ({ coin, obstacle, min }, { target, isFull, maxCoins }) => {
    if (coin === target) return t('batch.isTarget');
    switch (obstacle?.code) {
      case 'closed':
        return obstacle.reason ?? t('coinPicker.closed');
      case 'locked':
        return t('batch.locked');
      case 'belowMin':
        return t('batch.tooSmall', { min: amountWithUnit(min, { language, unit: coin }) });
      default:
        return isFull ? t('batch.full', { count: maxCoins }) : undefined;
    }
  };
}

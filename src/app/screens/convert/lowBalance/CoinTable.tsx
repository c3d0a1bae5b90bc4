import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { layOutAmounts } from '#app/features/recordList/table/layOutAmounts.ts';
import { TABLE_ROLES } from '#app/features/recordList/table/tableRoles.ts';
import { type CoinLayout, CoinRow } from './CoinRow.tsx';
import type { LowBalanceCoin, LowBalanceRules } from './lowBalanceCoins.ts';
import { shownFee, shownWorth } from './lowBalanceFigures.ts';
import { judgeAddition } from './selection.ts';
import type { CoinSelection } from './useCoinSelection.ts';
import './coinRows.css';
import './coinTable.css';

export interface CoinTableProps {
  /** The convertible ones. */
  readonly coins: readonly LowBalanceCoin[];
  readonly rules: LowBalanceRules;
  readonly target: string;
  readonly selection: CoinSelection;
  /** Why a coin was not converted the last time, in words. */
  readonly failureOf: (coin: string) => string | undefined;
  /** Nothing can be changed just now: an order of these coins is under way. */
  readonly isLocked: boolean;
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/**
 * The coins that can be converted, each with a tick. Space ticks, Shift with an arrow ticks a range, A ticks all (screens.md 1.24);
 * what would go beyond the limits is greyed and says why.
 */
export function CoinTable(props: CoinTableProps) {
  const { coins, rules, target, selection, failureOf, isLocked } = props;
  const { t } = useTranslation();
  const body = useRef<HTMLTableSectionElement>(null);

  const layout = layOut(coins, rules, target);

  const boxes = (): readonly HTMLInputElement[] => [
    ...(body.current?.querySelectorAll<HTMLInputElement>('input[type="checkbox"]') ?? []),
  ];

  const handleKey = (event: KeyboardEvent): void => {
    const rows = boxes();
    const at = event.target instanceof HTMLInputElement ? rows.indexOf(event.target) : -1;
    if (at === -1 || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key.toLowerCase() === 'a' && !isLocked) {
      event.preventDefault();
      selection.toggleAll();
      return;
    }
    const to = nextRow(event.key, at, rows.length);
    if (to === null) return;
    event.preventDefault();
    if (event.shiftKey && !isLocked) selection.extendRange(at, to);
    rows[to]?.focus();
  };

  return (
    <table
      {...TABLE_ROLES.table}
      className="low-balance-rows low-balance-table group-aria-busy/card:opacity-60"
      aria-label={t('lowBalance.table.label')}
    >
      <Head
        isAll={selection.isAll}
        isSome={selection.chosen.length > 0 && !selection.isAll}
        isLocked={isLocked}
        onToggle={selection.toggleAll}
      />
      <tbody {...TABLE_ROLES.group} ref={body} onKeyDown={handleKey}>
        {coins.map((coin, row) => (
          <CoinRow
            key={coin.coin}
            coin={coin}
            target={target}
            rules={rules}
            layout={layout}
            isChosen={selection.chosen.includes(coin)}
            fault={judgeAddition(coin, selection.chosen, rules)}
            failure={failureOf(coin.coin)}
            isLocked={isLocked}
            onToggle={(isRange) => (isRange ? selection.extendRange(null, row) : selection.toggle(coin, row))}
          />
        ))}
      </tbody>
    </table>
  );
}

interface HeadProps {
  readonly isAll: boolean;
  /** Some are chosen, and not all. */
  readonly isSome: boolean;
  readonly isLocked: boolean;
  /** Chooses all, or none. */
  readonly onToggle: () => void;
}

function Head({ isAll, isSome, isLocked, onToggle }: HeadProps) {
  const { t } = useTranslation();
  const all = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (all.current !== null) all.current.indeterminate = isSome;
  }, [isSome]);
  return (
    <thead {...TABLE_ROLES.group}>
      <tr {...TABLE_ROLES.row}>
        <th {...TABLE_ROLES.header} scope="col">
          <label className="flex min-h-9 cursor-pointer items-center gap-3 max-md:min-h-11">
            <input
              ref={all}
              type="checkbox"
              className="block size-4.5 cursor-[inherit] accent-text"
              checked={isAll}
              aria-disabled={isLocked || undefined}
              onChange={() => !isLocked && onToggle()}
            />
            {/* Seen on phones; its place in the table says it elsewhere. */}
            <span className="min-w-0 wrap-anywhere whitespace-normal md:sr-only">
              {t('lowBalance.table.all')}
            </span>
          </label>
        </th>
        <Title word={t('terms.coin')} />
        <Title word={t('lowBalance.table.balance')} isFigure />
        <Title word={t('lowBalance.table.value')} isFigure />
        <Title word={t('terms.fee')} isFigure />
        <Title word={t('lowBalance.table.receive')} isFigure />
        <Title word={t('terms.status')} />
      </tr>
    </thead>
  );
}

function Title({ word, isFigure = false }: { readonly word: string; readonly isFigure?: boolean }) {
  return (
    <th {...TABLE_ROLES.header} scope="col" data-align={isFigure ? 'end' : 'start'}>
      {word}
    </th>
  );
}

/** Each column by its finest figure. */
function layOut(coins: readonly LowBalanceCoin[], { feeRate }: LowBalanceRules, target: string): CoinLayout {
  const styleOf = (read: (coin: LowBalanceCoin) => string) =>
    layOutAmounts(coins.map((coin) => ({ amount: read(coin), coin: '' }))).style;
  return {
    balance: styleOf(({ balance }) => balance),
    value: styleOf((coin) => shownWorth(coin, target)),
    fee: styleOf((coin) => shownFee(coin, { target, feeRate }).amount),
    receive: styleOf(({ receives }) => receives),
  };
}

/** Where a key leads from a row; null for other keys and at the ends. */
function nextRow(key: string, at: number, count: number): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const to = at + (STEPS[key] ?? 0);
  return to === at || to < 0 || to >= count ? null : to;
}

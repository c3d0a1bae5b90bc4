import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AmountFault } from '#app/components/amount/validateAmount.ts';
import { CoinMark } from '#app/components/CoinMark.tsx';
import { figuresOf } from '#app/components/format/figures.ts';
import { LtrText } from '#app/components/LtrText.tsx';
import { TABLE_ROLES } from '#app/features/recordList/table/tableRoles.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { BatchAmount } from './BatchAmount.tsx';
import type { ChosenAmount } from './batchChoice.ts';
import { CardLabel } from './CardLabel.tsx';
import type { HeldCoin } from './heldCoins.ts';

export interface BatchRowProps {
  readonly held: HeldCoin;
  /** Undefined while the coin is not ticked. */
  readonly chosen: ChosenAmount | undefined;
  /** Why it can't be ticked, in words; undefined where it can. */
  readonly obstacle: string | undefined;
  /** About what the amount that is chosen, or can be, is worth: "≈ 12.30 EUR"; null without a price. */
  readonly worth: string | null;
  /** The coin's part of the batch, a plain percentage; null for none. */
  readonly share: string | null;
  readonly fault: AmountFault | undefined;
  readonly onToggle: (coin: string) => void;
  readonly onAmount: (coin: string, amount: ChosenAmount) => void;
}

/** A box to tick, as large as one of a list can be. */
export const TICK_BOX = 'size-5 flex-none accent-text';

/** One coin that is held: a tick, how much of it, and what that is worth. Rendered again only for what changes in it. */
export const BatchRow = memo(function BatchRow(props: BatchRowProps) {
  const { held, chosen, obstacle, worth, share, fault, onToggle, onAmount } = props;
  const { coin, name, balance, convertible, scale } = held;
  const { t } = useTranslation();
  const { price, percent } = figuresOf(useLanguage());
  const isTicked = chosen !== undefined && obstacle === undefined;
  return (
    <tr {...TABLE_ROLES.row}>
      <td {...TABLE_ROLES.cell} className="[grid-area:coin]">
        <label
          className={`flex min-h-11 items-center gap-3 ${obstacle === undefined ? 'cursor-pointer' : 'cursor-not-allowed'}`}
        >
          <input
            type="checkbox"
            className={TICK_BOX}
            checked={isTicked}
            disabled={obstacle !== undefined}
            onChange={() => onToggle(coin)}
          />
          <CoinMark coin={coin} />
          <span className="grid min-w-0">
            <bdi className="font-semibold">{coin}</bdi>
            <bdi className="truncate text-small text-text-2">{name}</bdi>
          </span>
        </label>
      </td>
      <td {...TABLE_ROLES.cell} className="flex-wrap justify-end self-end [grid-area:free]" data-align="end">
        <LtrText className="num">{price(convertible)}</LtrText>
        {convertible !== balance && (
          <span className="block text-small text-text-2">
            {t('batch.ofBalance')} <LtrText className="num">{price(balance)}</LtrText>
          </span>
        )}
      </td>
      <td {...TABLE_ROLES.cell} className="[grid-area:amount]">
        {isTicked ? (
          <BatchAmount
            coin={coin}
            scale={scale}
            amount={shownAmount(chosen, convertible)}
            isAll={chosen === 'all'}
            fault={fault}
            onRead={(reading) => onAmount(coin, reading)}
            onAll={() => onAmount(coin, 'all')}
          />
        ) : (
          obstacle !== undefined && <span className="text-small text-text-2">{obstacle}</span>
        )}
      </td>
      <td
        {...TABLE_ROLES.cell}
        className="justify-end self-start [grid-area:worth] @max-[640px]/batch:text-small/normal @max-[640px]/batch:text-text-2"
        data-align="end"
      >
        {worth === null ? (
          <span className="text-text-2">{t('batch.noPrice')}</span>
        ) : (
          <LtrText className="num">{worth}</LtrText>
        )}
      </td>
      <td
        {...TABLE_ROLES.cell}
        className="flex-wrap justify-between [grid-area:share]"
        data-align="end"
        data-wide={share === null || undefined}
      >
        <CardLabel text={t('batch.share')} />
        {share === null ? (
          <span aria-hidden="true">–</span>
        ) : (
          <LtrText className="num">{percent(share)}</LtrText>
        )}
      </td>
    </tr>
  );
});

function shownAmount(chosen: ChosenAmount, convertible: string): string {
  if (chosen === 'all') return convertible;
  return chosen.kind === 'amount' ? chosen.amount : '';
}

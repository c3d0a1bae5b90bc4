import { Check } from 'lucide-react';
import {
  type ChangeEvent,
  type CSSProperties,
  type MouseEvent as ReactMouseEvent,
  type ReactNode,
  useId,
} from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '#app/components/Chip.tsx';
import { CoinMark } from '#app/components/CoinMark.tsx';
import { FigureText } from '#app/components/FigureText.tsx';
import { figuresOf } from '#app/components/format/figures.ts';
import { LtrText } from '#app/components/LtrText.tsx';
import { TABLE_ROLES } from '#app/features/recordList/table/tableRoles.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { ApproxText } from './ApproxText.tsx';
import type { LowBalanceCoin, LowBalanceRules } from './lowBalanceCoins.ts';
import { shownFee, shownWorth } from './lowBalanceFigures.ts';

/** How the figures of each column stand: their points are in one line. */
export type CoinLayout = Readonly<Record<'balance' | 'value' | 'fee' | 'receive', CSSProperties>>;

export interface CoinRowProps {
  readonly coin: LowBalanceCoin;
  readonly target: string;
  readonly rules: LowBalanceRules;
  readonly layout: CoinLayout;
  readonly isChosen: boolean;
  /** Why it can't be ticked beside the others; null where it can, or is. */
  readonly fault: 'aboveMax' | 'tooMany' | null;
  /** Why it was not converted the last time. */
  readonly failure: string | undefined;
  readonly isLocked: boolean;
  /** With Shift it is a range from the row that was clicked last. */
  readonly onToggle: (isRange: boolean) => void;
}

/** One coin that can be converted; pressing the row anywhere ticks it. */
export function CoinRow(props: CoinRowProps) {
  const { coin, target, rules, layout, isChosen, fault, failure, isLocked, onToggle } = props;
  const id = useId();
  const isInert = isLocked || fault !== null;
  const handleRowClick = (event: ReactMouseEvent): void => {
    // The checkbox reports its own clicks, and a user who selects a figure to copy it ends with a click.
    const isBox = event.target instanceof HTMLInputElement;
    if (!isBox && !isInert && document.getSelection()?.isCollapsed !== false) onToggle(event.shiftKey);
  };
  const change = ({ nativeEvent }: ChangeEvent<HTMLInputElement>): void => {
    if (!isInert) onToggle(nativeEvent instanceof MouseEvent && nativeEvent.shiftKey);
  };
  return (
    <tr
      {...TABLE_ROLES.row}
      data-chosen={isChosen || undefined}
      data-grey={fault !== null || undefined}
      data-failed={failure !== undefined || undefined}
      onClick={handleRowClick}
    >
      <td {...TABLE_ROLES.cell}>
        <input
          type="checkbox"
          className="block size-4.5 cursor-[inherit] accent-text"
          checked={isChosen}
          aria-label={coin.coin}
          aria-describedby={id}
          aria-disabled={isInert || undefined}
          onChange={change}
        />
      </td>
      <th {...TABLE_ROLES.rowHeader} scope="row">
        <CoinMark coin={coin.coin} />
        <LtrText>{coin.coin}</LtrText>
      </th>
      <Figure name="balance" style={layout.balance}>
        <LtrText className="num">
          <FigureText plain={coin.balance} />
        </LtrText>
      </Figure>
      <Figure name="value" style={layout.value}>
        <ApproxText amount={shownWorth(coin, target)} />
      </Figure>
      <Figure name="fee" style={layout.fee}>
        <ApproxText {...shownFee(coin, { target, feeRate: rules.feeRate })} />
      </Figure>
      <Figure name="receive" style={layout.receive}>
        <ApproxText amount={coin.receives} coin={target} />
      </Figure>
      <td {...TABLE_ROLES.cell} id={id}>
        <CoinState {...{ fault, failure, rules }} />
      </td>
    </tr>
  );
}

/** Whether the coin can be converted, and what is in the way of it. */
function CoinState({ fault, failure, rules }: Pick<CoinRowProps, 'fault' | 'failure' | 'rules'>) {
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  const faultWords =
    fault === 'tooMany'
      ? t('lowBalance.fault.tooMany', { count: rules.maxCoins })
      : t('lowBalance.fault.wouldExceed', { most: price(rules.maxTotalUsd) });
  return (
    <>
      {failure !== undefined ? (
        <>
          <Chip tone="down" word={t('lowBalance.state.failed')} />
          <StateHint>{failure}</StateHint>
        </>
      ) : (
        <Chip word={t('lowBalance.state.convertible')} icon={Check} />
      )}
      {fault !== null && <StateHint>{faultWords}</StateHint>}
    </>
  );
}

function StateHint({ children }: { readonly children: string }) {
  return (
    <span className="mt-0.5 block text-(length:--size-small) text-text-2 max-md:inline">{children}</span>
  );
}

interface FigureProps {
  /** The figure's column, which decides its place on a phone. */
  readonly name: keyof CoinLayout;
  readonly style: CSSProperties;
  readonly children: ReactNode;
}

function Figure({ name, style, children }: FigureProps) {
  return (
    <td {...TABLE_ROLES.cell} style={style} data-align="end" data-figure={name}>
      {children}
    </td>
  );
}

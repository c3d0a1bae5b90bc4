import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import type { Side } from './amountEntry.ts';
import type { PairProblem, Sides } from './choosePair.ts';
import type { CoinInfo } from './pickerCoins.ts';
import type { ConvertCoins } from './useConvertCoins.ts';
import { useListCoins, useTraitLists } from './useListCoins.ts';

export interface PairProblemsProps {
  readonly problems: readonly PairProblem[];
  readonly coins: ConvertCoins;
  /** The coins of the ticket: no alternatives to themselves. */
  readonly sides: Sides;
  readonly onPick: (side: Side, coin: string) => void;
}

/** As many as can be read at a glance. */
const ALTERNATIVES = 3;

/** Coins of the ticket that can't be converted here, and the nearest that can (screens.md 1.1, "Coin closed"). */
export function PairProblems({ problems, coins, sides, onPick }: PairProblemsProps) {
  const { t } = useTranslation();
  return problems.map(({ side, coin, kind, reason }) => (
    <div key={`${side} ${coin}`} role="status" className="convert-hint">
      <p>
        {kind === 'unknown' ? t('convert.problem.unknown', { coin }) : t('convert.problem.closed', { coin })}
        {reason !== undefined && ` ${reason}`}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <span className="text-text-2">{t('convert.problem.instead')}</span>
        <Alternatives {...{ side, onPick }} taken={[sides.from, sides.to, coin]} infos={coins[side].infos} />
      </div>
    </div>
  ));
}

interface AlternativesProps extends Pick<PairProblemsProps, 'onPick'> {
  readonly side: Side;
  readonly taken: Taken;
  readonly infos: readonly CoinInfo[];
}

function Alternatives({ side, infos, taken, onPick }: AlternativesProps) {
  const listCoins = useListCoins(side, infos, useTraitLists());
  const coins = useMemo(listCoins, [listCoins]);
  return alternativesTo(coins, taken).map((symbol) => (
    <Button key={symbol} size="small" onClick={() => onPick(side, symbol)}>
      {symbol}
    </Button>
  ));
}

type Taken = readonly (string | null)[];

interface Alternative {
  readonly symbol: string;
  readonly reason?: string | undefined;
  readonly isHeld: boolean;
  readonly isHot: boolean;
}

/** Coins that the user holds come first, then those converted most. */
function alternativesTo(coins: readonly Alternative[], taken: Taken): readonly string[] {
  const rank = ({ isHeld, isHot }: Alternative): number => (isHeld ? 2 : 0) + (isHot ? 1 : 0);
  return coins
    .filter(({ symbol, reason }) => reason === undefined && !taken.includes(symbol))
    .toSorted((one, other) => rank(other) - rank(one))
    .slice(0, ALTERNATIVES)
    .map(({ symbol }) => symbol);
}

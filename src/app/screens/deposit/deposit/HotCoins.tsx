import { useTranslation } from 'react-i18next';
import { CoinMark } from '#app/components/CoinMark.tsx';
import { ErrorState } from '#app/components/ErrorState.tsx';
import { useIsLate } from '#app/components/Skeleton.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import type { DepositCoin } from './useDepositCoin.ts';

const SHOWN = 8;

export interface HotCoinsProps {
  readonly coin: DepositCoin;
  readonly onPick: (symbol: string) => void;
}

/** Where no coin is chosen yet: those that most users bring. */
export function HotCoins({ coin: { list }, onPick }: HotCoinsProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const isLate = useIsLate();
  const coins = list.answer?.result?.list;
  if (coins === undefined) {
    if (list.error !== null) {
      return <ErrorState error={list.error} text={errorText(list.error)} onRetry={list.refresh} />;
    }
    return (
      <div className="hot-coins" data-loading={isLate || undefined}>
        <span role="status" className="sr-only">
          {isLate && t('states.loading')}
        </span>
        {Array.from({ length: SHOWN }, (_, at) => at).map((at) => (
          <div key={at} aria-hidden="true" className="hot-coin hot-coin-grey" />
        ))}
      </div>
    );
  }
  const open = coins.filter(({ deposit }) => deposit === 1);
  const hot = [...open.filter((row) => row.hot), ...open.filter((row) => !row.hot)].slice(0, SHOWN);
  return (
    <>
      <h2 className="deposit-ask">{t('deposit.chooseCoin')}</h2>
      <ul className="hot-coins">
        {hot.map(({ coin, name }) => (
          <li key={coin}>
            <button type="button" className="hot-coin" onClick={() => onPick(coin)}>
              <CoinMark coin={coin} />
              <span className="min-w-0">
                <b>{coin}</b> <small>{name}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { CoinMark } from '#app/components/CoinMark.tsx';
import { ChainList } from '#app/components/chainPicker/ChainList.tsx';
import { ChainPicker } from '#app/components/chainPicker/ChainPicker.tsx';
import { ErrorState } from '#app/components/ErrorState.tsx';
import { EXCHANGE_WORDS } from '#app/components/exchangeWords.ts';
import { Card } from '#app/components/layout/Card.tsx';
import { PickBox } from '#app/components/PickBox.tsx';
import { Skeleton, useIsLate } from '#app/components/Skeleton.tsx';
import { FundingCoinPicker } from '#app/features/coins/FundingCoinPicker.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import { sessionStore } from '#app/stores/sessionStore.ts';
import { toDepositChain } from '../chainTerms.ts';
import { AddressPart } from './address/AddressPart.tsx';
import { StepTitle } from './StepTitle.tsx';
import type { ChosenDeposit, DepositCoin } from './useDepositCoin.ts';

export const CARD_ROOM = 'px-4 pt-3 pb-4 md:px-6 md:pt-4 md:pb-6';

/** Coin, network and address on one card; what follows a choice goes with it (screens.md 1.15). */
export function DepositAddress({ chosen, coin }: ChosenDeposit) {
  const { t } = useTranslation();
  const permission = useStore(globalStore, ({ global }) => global.permission.register);
  if (permission?.items.get('deposit') === 0) {
    return (
      <Card as="section" className={CARD_ROOM}>
        <b>{t('deposit.notOffered')}</b>
        <p {...EXCHANGE_WORDS}>{permission.reason.get('deposit') ?? ''}</p>
      </Card>
    );
  }
  return (
    <Card as="section" aria-label={t('deposit.card')}>
      <PickSteps chosen={chosen} coin={coin} />
      <div className={CARD_ROOM}>
        <AfterSteps chosen={chosen} coin={coin} />
      </div>
    </Card>
  );
}

function AfterSteps({ chosen, coin }: ChosenDeposit) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const generation = useStore(sessionStore, (state) => state.generation);
  const { choice, choose, lastChains } = chosen;
  const { code, chains, terms, config } = coin;
  if (code === '') return <HotCoins coin={coin} onPick={(symbol) => choose({ coin: symbol })} />;
  if (terms !== undefined) {
    // Another coin, network or user is another part: nothing of the one before is in it, not for one frame.
    return (
      <AddressPart
        key={`${generation} ${code} ${terms.chain}`}
        coin={code}
        terms={terms}
        chains={chains}
        onChain={(chain) => choose({ coin: code, chain })}
      />
    );
  }
  if (config.error !== null && chains.length === 0) {
    return <ErrorState error={config.error} text={errorText(config.error)} onRetry={config.refresh} />;
  }
  if (chains.length < 2 || choice.chain !== undefined) return <Skeleton lines={4} />;
  return (
    <>
      <h2 className="text-large font-semibold">{t('deposit.chooseChain', { coin: code })}</h2>
      <p className="text-text-2">{t('deposit.chainHelp')}</p>
      <ChainList
        coin={code}
        chains={chains.map(toDepositChain)}
        lastUsed={lastChains.chainOf(code)}
        leftOut={config.answer?.leftOut}
        onPick={(chain) => choose({ coin: code, chain })}
      />
    </>
  );
}

const SHOWN = 8;

const HOT_COINS = 'mt-3 grid grid-cols-[repeat(auto-fill,minmax(150px,1fr))] gap-2';
const HOT_COIN =
  'flex min-h-14 w-full items-center gap-3 rounded-card border border-line-strong px-3 py-1.5 text-start';

interface HotCoinsProps {
  readonly coin: DepositCoin;
  readonly onPick: (symbol: string) => void;
}

/** Where no coin is chosen yet: those that most users bring. */
function HotCoins({ coin: { list }, onPick }: HotCoinsProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const isLate = useIsLate();
  const coins = list.answer?.result?.list;
  if (coins === undefined) {
    if (list.error !== null) {
      return <ErrorState error={list.error} text={errorText(list.error)} onRetry={list.refresh} />;
    }
    return (
      <div className={HOT_COINS}>
        <span role="status" className="sr-only">
          {isLate && t('states.loading')}
        </span>
        {Array.from({ length: SHOWN }, (_, at) => at).map((at) => (
          <div key={at} aria-hidden="true" className={`${HOT_COIN} ${isLate ? 'bg-surface' : 'invisible'}`} />
        ))}
      </div>
    );
  }
  const open = coins.filter(({ deposit }) => deposit === 1);
  const hot = [...open.filter((row) => row.hot), ...open.filter((row) => !row.hot)].slice(0, SHOWN);
  return (
    <>
      <h2 className="text-large font-semibold">{t('deposit.chooseCoin')}</h2>
      <ul className={HOT_COINS}>
        {hot.map(({ coin, name }) => (
          <li key={coin}>
            <button type="button" className={`${HOT_COIN} hover:bg-surface`} onClick={() => onPick(coin)}>
              <CoinMark coin={coin} />
              <span className="min-w-0">
                <b className="block truncate">{coin}</b>{' '}
                <small className="block truncate text-small text-text-2">{name}</small>
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The first two steps: which coin, and the network that its sender uses. */
function PickSteps({ chosen, coin }: ChosenDeposit) {
  const { t } = useTranslation();
  const [picking, setPicking] = useState<'coin' | 'chain' | null>(null);
  const { choice, choose, lastChains } = chosen;
  const { code, name, chains, terms, list, config } = coin;
  const close = (): void => setPicking(null);
  return (
    <div className="grid border-b border-line md:grid-cols-2" data-step="pick">
      <div className="px-4 pt-3 md:px-6 md:pt-4 md:pb-5">
        <StepTitle>{t('deposit.step.coin')}</StepTitle>
        <PickBox
          label={t('deposit.coin')}
          mark={choice.coin}
          title={choice.coin ?? t('coinPicker.choose')}
          // A name that is the code again says nothing.
          detail={name === code ? undefined : name}
          onOpen={() => setPicking('coin')}
        />
      </div>
      <div className="border-line px-4 pt-3 pb-4 md:border-s md:px-6 md:pt-4">
        <StepTitle>{t('deposit.step.chain')}</StepTitle>
        <PickBox
          label={t('deposit.chain')}
          mark={terms?.chain}
          title={terms?.chainType ?? t('deposit.noChain')}
          isDisabled={chains.length < 2}
          onOpen={() => setPicking('chain')}
        />
      </div>
      {picking === 'coin' && (
        <FundingCoinPicker
          title={t('deposit.chooseCoin')}
          direction="deposit"
          closedWords={t('deposit.coinClosed')}
          list={list}
          recent={lastChains.coins()}
          chosen={choice.coin}
          onClose={close}
          onPick={(symbol) => {
            close();
            if (symbol !== choice.coin) choose({ coin: symbol });
          }}
        />
      )}
      {picking === 'chain' && (
        <ChainPicker
          isOpen
          onClose={close}
          title={t('deposit.chooseChain', { coin: code })}
          description={t('deposit.chainHelp')}
          coin={code}
          chains={chains.map(toDepositChain)}
          chosen={terms?.chain}
          lastUsed={lastChains.chainOf(code)}
          leftOut={config.answer?.leftOut}
          onPick={(chain) => {
            close();
            choose({ coin: code, chain });
          }}
        />
      )}
    </div>
  );
}

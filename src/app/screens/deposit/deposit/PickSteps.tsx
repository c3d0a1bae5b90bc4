import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChainPicker } from '#app/components/chainPicker/ChainPicker.tsx';
import { PickBox } from '#app/components/PickBox.tsx';
import { FundingCoinPicker } from '#app/features/coins/FundingCoinPicker.tsx';
import { toDepositChain } from '../chainTerms.ts';

import type { ChosenDeposit } from './useDepositCoin.ts';

/** The first two steps: which coin, and the network that its sender uses. */
export function PickSteps({ chosen, coin }: ChosenDeposit) {
  const { t } = useTranslation();
  const [picking, setPicking] = useState<'coin' | 'chain' | null>(null);
  const { choice, choose, lastChains } = chosen;
  const { code, name, chains, terms, list, config } = coin;
  const close = (): void => setPicking(null);
  return (
    <div className="deposit-pick">
      <div>
        <p className="deposit-step">{t('deposit.step.coin')}</p>
        <PickBox
          label={t('deposit.coin')}
          mark={choice.coin}
          title={choice.coin ?? t('coinPicker.choose')}
          // A name that is the code again says nothing.
          detail={name === code ? undefined : name}
          onOpen={() => setPicking('coin')}
        />
      </div>
      <div>
        <p className="deposit-step">{t('deposit.step.chain')}</p>
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

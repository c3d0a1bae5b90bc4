import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PHONE, useMedia } from '#app/browser/useMedia.ts';
import { ChainPicker } from '#app/components/chainPicker/ChainPicker.tsx';
import { PickBox } from '#app/components/PickBox.tsx';
import { FundingCoinPicker } from '#app/features/coins/FundingCoinPicker.tsx';
import type { WithdrawForm } from './form/useWithdrawForm.ts';
import { toWithdrawPicker } from './form/withdrawalTerms.ts';
import { SideBySide } from './SideBySide.tsx';

/** The first step: which coin, and the network that the recipient named. */
export function CoinStep({ form }: { readonly form: WithdrawForm }) {
  const { t } = useTranslation();
  const [picking, setPicking] = useState<'coin' | 'chain' | null>(null);
  const { coin, chain, values, queries, lastChains } = form;
  const close = (): void => setPicking(null);
  // Before there is a coin, a network can't be chosen either: a phone leaves it out.
  const hasNetwork = !useMedia(PHONE) || coin !== '';
  return (
    <SideBySide>
      <PickBox
        label={t('terms.coin')}
        mark={values.coin}
        title={values.coin ?? t('coinPicker.choose')}
        detail={form.coinName}
        onOpen={() => setPicking('coin')}
      />
      {values.mode === 'chain' && hasNetwork && (
        <PickBox
          label={t('terms.network')}
          mark={chain?.chain}
          title={chain?.chainType ?? t('withdraw.noChain')}
          isDisabled={queries.chains.length < 2}
          onOpen={() => setPicking('chain')}
        />
      )}
      {picking === 'coin' && (
        <FundingCoinPicker
          title={t('withdraw.chooseCoin')}
          direction="withdraw"
          closedWords={t('withdraw.coinClosed')}
          list={queries.list}
          recent={lastChains.coins()}
          chosen={values.coin}
          onClose={close}
          onPick={(symbol) => {
            close();
            if (symbol !== values.coin) form.chooseCoin(symbol);
          }}
        />
      )}
      {picking === 'chain' && <NetworkPicker form={form} onClose={close} />}
    </SideBySide>
  );
}

interface NetworkPickerProps {
  readonly form: WithdrawForm;
  readonly onClose: () => void;
}

/** The networks of the coin; those that an entered address fits are marked. */
function NetworkPicker({ form, onClose }: NetworkPickerProps) {
  const { t } = useTranslation();
  const { coin, chain, queries, entry, lastChains } = form;
  const { judgement } = entry.parts;
  const matching =
    judgement.kind === 'no-chain' || judgement.kind === 'other-chain'
      ? judgement.fitting.map(({ code }) => code)
      : undefined;
  return (
    <ChainPicker
      isOpen
      onClose={onClose}
      title={t('withdraw.chooseChain', { coin })}
      description={t('withdraw.chainHelp')}
      coin={coin}
      chains={queries.chains.map(toWithdrawPicker)}
      chosen={chain?.chain}
      lastUsed={lastChains.chainOf(coin)}
      matching={matching}
      leftOut={queries.addressChains.query.answer?.leftOut}
      onPick={(code) => {
        onClose();
        form.chooseChain(code);
      }}
    />
  );
}

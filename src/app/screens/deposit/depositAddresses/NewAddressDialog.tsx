import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { ChainList } from '#app/components/chainPicker/ChainList.tsx';
import { Dialog } from '#app/components/layers/ModalLayer.tsx';
import { PickBox } from '#app/components/PickBox.tsx';
import { Select } from '#app/components/Select.tsx';
import { TextField } from '#app/components/TextField.tsx';
import { useForm } from '#app/components/useForm.ts';
import { PausedButton } from '#app/notices/errors/PausedButton.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { useApiAction } from '#app/queries/useApiAction.ts';
import { useApiQuery, useCoinListQuery } from '#app/queries/useApiQuery.ts';
import { createLastChains } from '#app/storage/lastChains.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import type { LeftOut } from '#shared/contract/apiCall.ts';
import { createId } from '#shared/contract/ids.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';
import { tidyEnteredText } from '#shared/text/enteredText.ts';
import { toDepositChain } from '../chainTerms.ts';
import { ORDER_CODES, recordOrder } from './addressOrder.ts';
import { useRefreshAddresses } from './useEditAddress.ts';
import { validateLabel } from './validateLabel.ts';

export interface NewAddressDialogProps {
  /** What is chosen at first; "" for nothing. */
  readonly coin: string;
  readonly chain: string;
  readonly onClose: () => void;
}

/** Names a new address and orders it; it is in the list at once, and shown once it is made (screens.md 1.16). */
export function NewAddressDialog({ onClose, ...first }: NewAddressDialogProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const refresh = useRefreshAddresses();
  const [coin, setCoin] = useState(first.coin);
  const [chosen, setChain] = useState(first.chain);
  const [label, setLabel] = useState('');
  // The same for every try of this order: one that was lost may have been carried out.
  const [requestId, setRequestId] = useState<string>(createId);
  const { run, isRunning, inlineError, error, reset } = useApiAction('depositOrder', {
    inlineCodes: ORDER_CODES,
  });
  const { chains, terms, chain, leftOut } = useChosenChain(coin, chosen);
  const fault = validateLabel(label);

  const change = (set: (text: string) => void) => (text: string) => {
    reset();
    setRequestId(createId());
    set(text);
  };
  const isValid = coin !== '' && chain !== '' && fault === null;
  const order = async (): Promise<void> => {
    const input = { coin, chain, newAddress: true, label: tidyEnteredText(label), requestId };
    const answered = await run(input);
    refresh();
    if (!answered.ok) return;
    const { result } = answered.value;
    if (result !== undefined) recordOrder(result.orderId, input);
    onClose();
  };
  const { formProps } = useForm({ isValid, isBusy: isRunning, onSubmit: order });

  return (
    <Dialog isOpen onClose={onClose} title={t('addresses.new.title')} description={t('addresses.new.text')}>
      <form {...formProps} className="grid gap-4">
        <CoinSelect coin={coin} onChange={change(setCoin)} />
        <ChainField coin={coin} {...{ chains, terms, leftOut }} onPick={change(setChain)} />
        <TextField
          label={t('addresses.column.label')}
          hint={t('addresses.new.hint')}
          error={fault === null ? undefined : t(`addresses.labelFault.${fault}`)}
          value={label}
          onChange={change(setLabel)}
        />
        <p role="alert" className="text-down">
          {inlineError !== null && errorText(inlineError)}
        </p>
        <PausedButton
          type="submit"
          variant="primary"
          error={error}
          isLoading={isRunning}
          isDisabled={!isValid}
        >
          {t('addresses.new.create')}
        </PausedButton>
      </form>
    </Dialog>
  );
}

type ChainTerms = ResultOf<'coinConfig'>['chains'][number];

/** The networks of a coin, and the terms of the chosen one: a coin with one open network needs no choice. */
function useChosenChain(coin: string, chosen: string) {
  const { answer } = useApiQuery('coinConfig', { coin }, { enabled: coin !== '' });
  const config = answer?.result;
  const chains = config?.coin === coin ? config.chains : [];
  const open = chains.filter(({ chainDeposit }) => chainDeposit === '1');
  const terms = open.find((each) => each.chain === chosen) ?? (open.length === 1 ? open[0] : undefined);
  return { chains, terms, chain: terms?.chain ?? '', leftOut: answer?.leftOut };
}

interface CoinSelectProps {
  readonly coin: string;
  readonly onChange: (coin: string) => void;
}

/** The coins that can be deposited. */
function CoinSelect({ coin, onChange }: CoinSelectProps) {
  const { t } = useTranslation();
  const { answer } = useCoinListQuery('deposit');
  const coins = (answer?.result?.list ?? []).filter(({ deposit }) => deposit === 1);
  return (
    <Select
      label={t('terms.coin')}
      value={coin}
      onChange={onChange}
      leftOut={answer?.leftOut}
      options={[
        { value: '', label: t('travelRule.choose'), isDisabled: true },
        ...coins.map((each) => ({ value: each.coin, label: `${each.coin} · ${each.name}` })),
      ]}
    />
  );
}

interface ChainFieldProps {
  readonly coin: string;
  readonly chains: readonly ChainTerms[];
  readonly terms: ChainTerms | undefined;
  readonly leftOut: LeftOut | undefined;
  readonly onPick: (chain: string) => void;
}

/** The chosen network, and the list of all where there is none or the user wants another. */
function ChainField({ coin, chains, terms, leftOut, onPick }: ChainFieldProps) {
  const { t } = useTranslation();
  const [isPicking, setPicking] = useState(false);
  const userId = useStore(globalStore, ({ global }) => global.user?.id ?? null);
  const lastChains = useMemo(() => createLastChains(userId, 'deposit'), [userId]);
  if (terms !== undefined && !isPicking) {
    return (
      <PickBox
        label={t('terms.network')}
        mark={terms.chain}
        title={terms.chainType}
        isDisabled={chains.length < 2}
        onOpen={() => setPicking(true)}
      />
    );
  }
  if (chains.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{t('terms.network')}</legend>
      <ChainList
        coin={coin}
        chains={chains.map(toDepositChain)}
        chosen={terms?.chain ?? ''}
        lastUsed={lastChains.chainOf(coin)}
        leftOut={leftOut}
        onPick={(code) => {
          setPicking(false);
          onPick(code);
        }}
      />
    </fieldset>
  );
}

import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { Dialog } from '#app/components/layers/ModalLayer.tsx';
import { Row } from '#app/components/layout/Row.tsx';
import { Stack } from '#app/components/layout/Stack.tsx';
import { lazyPart } from '#app/components/lazyPart.tsx';
import { Select } from '#app/components/Select.tsx';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { useForm } from '#app/components/useForm.ts';
import { AddressField } from '#app/features/addressField/AddressField.tsx';
import type { AddressChain } from '#app/features/addressField/addressChain.ts';
import { useAddressEntry } from '#app/features/addressField/useAddressEntry.ts';
import type { LeftOut } from '#shared/contract/apiCall.ts';
import type { CheckOrder } from './checks.ts';
import { type CheckQuota, leftOf } from './QuotaLine.tsx';

// Loaded on demand: this form judges every line by itself, and carries the checks of addresses for that.
const SeveralForm = lazyPart(
  () => import('./SeveralForm.tsx'),
  (module) => module.SeveralForm,
);

export interface CheckFormProps {
  readonly chains: readonly AddressChain[];
  /** Networks that could not be read. */
  readonly leftOut: LeftOut | undefined;
  readonly quota: CheckQuota;
  /** A link, or an earlier check, that fills the form. */
  readonly asked: { readonly chain: string; readonly address: string };
  readonly isRunning: boolean;
  /** Whether the address was checked within 24 hours, so that another check costs nothing. */
  readonly isFree: (chain: string, address: string) => boolean;
  readonly onCheck: (orders: readonly Omit<CheckOrder, 'requestId'>[]) => void;
}

/** What to check: an address, or several, and the network; a check is used only after the user agreed (screens.md 1.11). */
export function CheckForm(props: CheckFormProps) {
  const { chains, leftOut, quota, asked, isRunning, isFree, onCheck } = props;
  const { t } = useTranslation();
  const [isSeveral, setIsSeveral] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const { chain, setChainCode, entry, address } = useCheckedAddress(chains, asked);
  const canAfford = leftOf(quota) > 0;
  const isReady = address !== null && chain !== undefined && !isRunning;
  const isFreeNow = isReady && isFree(chain.code, address);
  const go = (): void => {
    setIsAsking(false);
    if (isReady) onCheck([{ chain: chain.code, address }]);
  };
  const { formProps } = useForm({
    isValid: isReady,
    onSubmit: () => (isFreeNow ? go() : canAfford && setIsAsking(true)),
  });

  const picker = (
    <NetworkSelect chains={chains} leftOut={leftOut} chosen={chain?.code ?? ''} onChange={setChainCode} />
  );
  const modes = (
    <Button variant="ghost" size="small" onClick={() => setIsSeveral(!isSeveral)}>
      {t(isSeveral ? 'riskCheck.one' : 'riskCheck.several')}
    </Button>
  );
  if (isSeveral) {
    return (
      <Suspense fallback={<Skeleton lines={8} />}>
        <SeveralForm {...{ chain, picker, modes, isRunning, isFree, onCheck }} left={leftOf(quota)} />
      </Suspense>
    );
  }
  return (
    <Stack as="form" {...formProps}>
      {picker}
      <AddressField
        entry={entry}
        label={t('terms.address')}
        hint={t('riskCheck.hint')}
        coin={t('riskCheck.anyCoin')}
      />
      <Row>
        <Button
          type="submit"
          variant="primary"
          isLoading={isRunning}
          isDisabled={!isReady || !(canAfford || isFreeNow)}
        >
          {t('riskCheck.confirm')}
        </Button>
        {modes}
      </Row>
      <p className="text-text-2">{t(isFreeNow ? 'riskCheck.free' : 'riskCheck.uses')}</p>
      {isAsking && <UseDialog left={leftOf(quota)} onClose={() => setIsAsking(false)} onUse={go} />}
    </Stack>
  );
}

/** The address and the network that are entered; an address that only one network has chooses that. */
function useCheckedAddress(chains: readonly AddressChain[], asked: CheckFormProps['asked']) {
  const [chainCode, setChainCode] = useState(asked.chain);
  const chain = chains.find(({ code }) => code === chainCode);
  const entry = useAddressEntry({
    ...{ coin: '', chain, chains, all: chains },
    asksExchange: false,
    initialText: asked.address,
    onFill: (fill) => fill.chain !== undefined && setChainCode(fill.chain),
  });
  const { verdict } = entry;
  const { judgement } = entry.parts;
  const only =
    judgement.kind === 'no-chain' && judgement.fitting.length === 1 ? judgement.fitting[0] : undefined;
  useEffect(() => {
    if (only !== undefined) setChainCode(only.code);
  }, [only]);
  return { chain, setChainCode, entry, address: verdict.kind === 'ready' ? verdict.address : null };
}

interface NetworkSelectProps extends Pick<CheckFormProps, 'chains' | 'leftOut'> {
  /** The network's code; "" for none. */
  readonly chosen: string;
  readonly onChange: (code: string) => void;
}

function NetworkSelect({ chains, leftOut, chosen, onChange }: NetworkSelectProps) {
  const { t } = useTranslation();
  return (
    <Select
      label={t('terms.network')}
      value={chosen}
      onChange={onChange}
      leftOut={leftOut}
      options={[
        { value: '', label: t('riskCheck.chooseChain'), isDisabled: true },
        ...chains.map(({ code, label }) => ({ value: code, label })),
      ]}
    />
  );
}

interface UseDialogProps {
  /** Checks that are left. */
  readonly left: number;
  readonly onClose: () => void;
  readonly onUse: () => void;
}

/** Asks before one of the user's checks is used. */
function UseDialog({ left, onClose, onUse }: UseDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('riskCheck.ask.title')}
      description={t('riskCheck.ask.text', { left })}
      actions={
        <>
          <Button onClick={onClose}>{t('riskCheck.ask.keep')}</Button>
          <Button variant="primary" onClick={onUse}>
            {t('riskCheck.ask.do')}
          </Button>
        </>
      }
    />
  );
}

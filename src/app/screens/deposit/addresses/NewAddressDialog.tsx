import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { Field } from '#app/components/Field.tsx';
import { Dialog } from '#app/components/layers/ModalLayer.tsx';
import { Select } from '#app/components/Select.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { useApiAction } from '#app/queries/useApiAction.ts';
import { useApiQuery, useCoinListQuery } from '#app/queries/useApiQuery.ts';
import { createId } from '#shared/contract/ids.ts';
import { judgeLabel } from './judgeLabel.ts';
import { useRefreshAddresses } from './useEditAddress.ts';

export interface NewAddressDialogProps {
  /** What is chosen at first; "" for nothing. */
  readonly coin: string;
  readonly chain: string;
  readonly onClose: () => void;
}

/** Closed, being made, no more on this chain, taken name, KYC, not for Islamic accounts (screens.md 2.3). */
const INLINE_CODES = ['50001', '138001', '138002', '132005', '131004', '131233'];

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
  const { run, isRunning, inlineError, reset } = useApiAction('depositOrder', { inlineCodes: INLINE_CODES });
  const coins = (useCoinListQuery('deposit').answer?.result?.list ?? []).filter(
    ({ deposit }) => deposit === 1,
  );
  const chains =
    useApiQuery('depositAddresses', { coin }, { enabled: coin !== '' }).answer?.result?.chains ?? [];
  const chain = chains.some((each) => each.chain === chosen && each.status === 1) ? chosen : '';
  const fault = judgeLabel(label);

  const change = (set: (text: string) => void) => (text: string) => {
    reset();
    setRequestId(createId());
    set(text);
  };
  const order = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (coin === '' || chain === '' || fault !== null || isRunning) return;
    const { ok } = await run({ coin, chain, newAddress: true, label: label.trim(), requestId });
    refresh();
    if (ok) onClose();
  };

  return (
    <Dialog isOpen onClose={onClose} title={t('addresses.new.title')} description={t('addresses.new.text')}>
      <form className="grid gap-4" onSubmit={(event) => void order(event)}>
        <Select
          label={t('addresses.new.coin')}
          value={coin}
          onChange={change(setCoin)}
          options={[
            { value: '', label: t('travelRule.choose'), isDisabled: true },
            ...coins.map((each) => ({ value: each.coin, label: `${each.coin} · ${each.name}` })),
          ]}
        />
        <Select
          label={t('addresses.new.chain')}
          value={chain}
          onChange={change(setChain)}
          options={[
            { value: '', label: t('travelRule.choose'), isDisabled: true },
            ...chains.map(({ chain: code, chainType, status }) => ({
              value: code,
              label: status === 1 ? chainType : t('addresses.new.closed', { chain: chainType }),
              isDisabled: status === 0,
            })),
          ]}
        />
        <Field
          label={t('addresses.column.label')}
          hint={t('addresses.new.hint')}
          error={fault === null ? undefined : t(`addresses.labelFault.${fault}`)}
        >
          {(control) => (
            <input
              {...control}
              dir="auto"
              autoComplete="off"
              value={label}
              onChange={({ target }) => change(setLabel)(target.value)}
            />
          )}
        </Field>
        <p role="alert" className="text-down">
          {inlineError !== null && errorText(inlineError)}
        </p>
        <Button
          type="submit"
          variant="primary"
          isLoading={isRunning}
          isDisabled={coin === '' || chain === '' || fault !== null}
        >
          {t('addresses.new.create')}
        </Button>
      </form>
    </Dialog>
  );
}

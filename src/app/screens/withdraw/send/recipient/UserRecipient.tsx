import { type KeyboardEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { Button } from '#app/components/Button.tsx';
import { Field } from '#app/components/Field.tsx';
import { useTimeLeft } from '#app/components/format/countdown.ts';
import { Select } from '#app/components/Select.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { useApiQuery } from '#app/queries/useApiQuery.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import type { InternalType } from '../form/recipient.ts';
import type { WithdrawForm } from '../form/useWithdrawForm.ts';

const SECOND_MS = 1_000;

/** A user of the exchange by UID, e-mail or phone, as the site allows (screens.md 1.17, 1.22). */
export function UserRecipient({ form }: { readonly form: WithdrawForm }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const types = useInternalTypes();
  const { values, set, userCheck } = form;
  const { internalType, account } = values;
  const leftMs = useTimeLeft(userCheck.againAtMs);
  const said = (): string | undefined => {
    if (userCheck.isBad) return t(`withdraw.user.bad.${internalType}`);
    if (userCheck.error === null) return undefined;
    if (leftMs > 0) return t('withdraw.user.wait', { seconds: Math.ceil(leftMs / SECOND_MS) });
    return errorText(userCheck.error);
  };
  const checkByEnter = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    userCheck.check();
  };
  return (
    <div className="withdraw-user">
      <div className="withdraw-two">
        <Select
          label={t('withdraw.user.by')}
          value={internalType}
          options={types.map((type) => ({ value: type, label: t(`withdraw.user.${type}`) }))}
          onChange={(type) => set({ internalType: type })}
        />
        {internalType === 'mobile' && <DialCode onChange={(dial) => set({ areaCode: dial })} />}
      </div>
      <Field label={t(`withdraw.user.account.${internalType}`)} error={said()}>
        {(control) => (
          <input
            {...control}
            dir="ltr"
            type={internalType === 'email' ? 'email' : 'text'}
            inputMode={internalType === 'email' ? 'email' : 'numeric'}
            autoComplete="off"
            spellCheck={false}
            maxLength={254}
            value={account}
            onChange={({ target }) => set({ account: target.value })}
            onKeyDown={checkByEnter}
          />
        )}
      </Field>
      <Button
        onClick={userCheck.check}
        isLoading={userCheck.isRunning}
        isDisabled={account.trim() === '' || leftMs > 0}
      >
        {t('withdraw.user.check')}
      </Button>
    </div>
  );
}

interface DialCodeProps {
  readonly onChange: (dial: string) => void;
}

/** Countries may share a dial code, so that the country is what is chosen; the exchange guesses the first one. */
function DialCode({ onChange }: DialCodeProps) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState('');
  const answer = useApiQuery('countryCode', {}).answer?.result;
  const list = answer?.list ?? [];
  const country = chosen === '' ? (answer?.guess ?? '') : chosen;
  const dial = list.find(({ code2 }) => code2 === country)?.dial ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the code is what changes
  useEffect(() => onChange(dial), [dial]);
  return (
    <Select
      label={t('withdraw.user.areaCode')}
      value={country}
      options={list.map((row) => ({ value: row.code2, label: `${row.name} +${row.dial.replace('+', '')}` }))}
      onChange={setChosen}
    />
  );
}

/** The ways that the site offers. */
export function useInternalTypes(): readonly InternalType[] {
  const flags = useStore(globalStore, ({ global }) => global.webSiteComplianceConfig.flags);
  return [
    ...(flags.internalTransferUid ? (['uid'] as const) : []),
    ...(flags.internalTransferMail ? (['email'] as const) : []),
    ...(flags.internalTransferPhone ? (['mobile'] as const) : []),
  ];
}

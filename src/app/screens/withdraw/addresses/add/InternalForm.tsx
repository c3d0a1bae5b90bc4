import { useTranslation } from 'react-i18next';
import { useTimeLeft } from '#app/components/format/countdown.ts';
import { Stack } from '#app/components/layout/Stack.tsx';
import { Select } from '#app/components/Select.tsx';
import { TextField } from '#app/components/TextField.tsx';
import { UNIVERSAL } from '#app/features/addressField/addressChain.ts';
import { pausedUntilMs } from '#app/notices/errors/retryAfterMs.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { useCoinListQuery } from '#app/queries/useApiQuery.ts';
import { DialCode } from '#app/screens/withdraw/users/DialCode.tsx';
import { useInternalTypes } from '#app/screens/withdraw/users/useInternalTypes.ts';
import { RemarkField } from '../RemarkField.tsx';
import { FreeOfCodes } from './FreeOfCodes.tsx';
import type { InternalDraft } from './useInternalDraft.ts';

export interface InternalFormProps {
  readonly form: InternalDraft;
  readonly isJudged: boolean;
}

const SECOND_MS = 1_000;

/** The fields of a recipient inside of the exchange: how they are named, and what they are called. */
export function InternalForm({ form, isJudged }: InternalFormProps) {
  const { t } = useTranslation();
  const types = useInternalTypes();
  const coinList = useCoinListQuery('withdraw').answer;
  const coins = coinList?.result?.list ?? [];
  const { user, coin, accountFault } = form;
  const { internalType, account } = user;
  const fault = useAccountFault(form, isJudged);
  return (
    <>
      <Stack gap="gap-4" className="sm:grid-cols-2">
        <Select
          label={t('book.add.internalType')}
          value={internalType}
          onChange={(type) => form.setUser({ internalType: type, account: '', areaCode: '' })}
          options={types.map((type) => ({ value: type, label: t(`book.add.${type}`) }))}
        />
        {internalType === 'mobile' && (
          <DialCode
            dial={user.areaCode}
            error={isJudged && accountFault === 'areaCode' ? t('book.add.accountFault.areaCode') : undefined}
            onChange={(areaCode) => form.setUser({ ...user, areaCode })}
          />
        )}
      </Stack>
      <TextField
        label={t(`book.add.${internalType}`)}
        dir="ltr"
        type={internalType === 'email' ? 'email' : 'text'}
        inputMode={internalType === 'email' ? 'email' : 'numeric'}
        spellCheck={false}
        maxLength={254}
        value={account}
        error={fault}
        onChange={(text) => form.setUser({ ...user, account: text })}
      />
      <Select
        label={t('book.add.coin')}
        value={coin}
        onChange={form.setCoin}
        leftOut={coinList?.leftOut}
        options={[
          { value: UNIVERSAL, label: t('book.universal') },
          ...coins
            .filter(({ type }) => type === 'crypto')
            .map((row) => ({ value: row.coin, label: `${row.coin} · ${row.name}` })),
        ]}
      />
      <RemarkField
        remark={form.remark}
        fault={form.remarkFault}
        isJudged={isJudged}
        onChange={form.setRemark}
      />
      <FreeOfCodes isFree={form.isFree} onChange={form.setFree} />
    </>
  );
}

/** What is wrong with the account that was entered, in words. */
function useAccountFault(
  { user, accountFault, taken, error, refusal }: InternalDraft,
  isJudged: boolean,
): string | undefined {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const leftMs = useTimeLeft(pausedUntilMs(refusal));
  if (taken !== undefined) return t('book.add.duplicate', { name: taken.remark });
  if (isJudged && accountFault === 'format') return t(`book.add.accountFault.${user.internalType}`);
  if (leftMs > 0) return t('book.add.wait', { seconds: Math.ceil(leftMs / SECOND_MS) });
  return error === null ? undefined : errorText(error);
}

import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '#app/components/Field.tsx';
import { useTimeLeft } from '#app/components/format/countdown.ts';
import { Stack } from '#app/components/layout/Stack.tsx';
import { Select } from '#app/components/Select.tsx';
import { PausedButton } from '#app/notices/errors/PausedButton.tsx';
import { pausedUntilMs } from '#app/notices/errors/retryAfterMs.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { DialCode } from '#app/screens/withdraw/users/DialCode.tsx';
import { useInternalTypes } from '#app/screens/withdraw/users/useInternalTypes.ts';
import type { WithdrawForm } from '../form/useWithdrawForm.ts';
import { SideBySide } from '../SideBySide.tsx';
import { SavedList } from './SavedList.tsx';

const SECOND_MS = 1_000;

/** A user of the exchange by UID, e-mail or phone, as the site allows (screens.md 1.17, 1.22). */
export function UserRecipient({ form }: { readonly form: WithdrawForm }) {
  const { t } = useTranslation();
  const types = useInternalTypes();
  const { values, set, userCheck } = form;
  const { internalType, account } = values;
  const fault = useAccountFault(form);
  const { book } = form.queries.book;
  const isBookOnly = book?.settings.whitelistOnly ?? false;
  const saved = form.saved.filter(({ addressType }) => addressType === 1);
  return (
    <Stack>
      {isBookOnly && <p className="text-text-2">{t('withdraw.user.bookOnly')}</p>}
      {(isBookOnly || saved.length > 0) && (
        <SavedList
          coin={form.coin}
          saved={saved}
          chain=""
          onPick={form.chooseSaved}
          leftOut={book?.leftOut}
        />
      )}
      <SideBySide>
        <Select
          label={t('withdraw.user.by')}
          value={internalType}
          options={types.map((type) => ({ value: type, label: t(`withdraw.user.${type}`) }))}
          onChange={(type) => set({ internalType: type })}
        />
        {internalType === 'mobile' && (
          <DialCode dial={values.areaCode} onChange={(dial) => set({ areaCode: dial })} />
        )}
      </SideBySide>
      <Field label={t(`withdraw.user.account.${internalType}`)} error={fault}>
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
            onKeyDown={(event) => isEnter(event) && userCheck.check()}
          />
        )}
      </Field>
      <PausedButton
        className="justify-self-start"
        onClick={userCheck.check}
        error={userCheck.refusal}
        isLoading={userCheck.isRunning}
        isDisabled={account.trim() === ''}
      >
        {t('withdraw.user.check')}
      </PausedButton>
    </Stack>
  );
}

/** Enter checks, and does nothing else. */
function isEnter(event: KeyboardEvent): boolean {
  if (event.key === 'Enter') event.preventDefault();
  return event.key === 'Enter';
}

/** What is wrong with the account that was entered, in words. */
function useAccountFault({ values, userCheck }: WithdrawForm): string | undefined {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const leftMs = useTimeLeft(pausedUntilMs(userCheck.refusal));
  if (userCheck.isBad) return t(`withdraw.user.bad.${values.internalType}`);
  if (userCheck.error === null) return undefined;
  if (leftMs > 0) return t('withdraw.user.wait', { seconds: Math.ceil(leftMs / SECOND_MS) });
  return errorText(userCheck.error);
}

import { useTranslation } from 'react-i18next';
import { Stack } from '#app/components/layout/Stack.tsx';
import { AddressField } from '#app/features/addressField/AddressField.tsx';
import { TagField } from '#app/features/addressField/TagField.tsx';
import type { WithdrawForm } from '../form/useWithdrawForm.ts';

export interface NewAddressProps {
  readonly form: WithdrawForm;
  /** The review was asked for: from now on the fields say what is wrong. */
  readonly isAsked: boolean;
}

/** An address that is typed, pasted or scanned, with its tag. */
export function NewAddress({ form, isAsked }: NewAddressProps) {
  const { t } = useTranslation();
  const { entry, tag, coin, set } = form;
  return (
    <Stack>
      <AddressField entry={entry} label={t('terms.address')} coin={coin} isSubmitted={isAsked} />
      <TagField
        entry={tag}
        onChange={(text) => set({ tag: text })}
        onNoneConfirmed={(isWithoutTag) => set({ isWithoutTag })}
        isSubmitted={isAsked}
      />
    </Stack>
  );
}

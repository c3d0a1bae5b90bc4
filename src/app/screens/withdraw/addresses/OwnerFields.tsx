import { useTranslation } from 'react-i18next';
import { Stack } from '#app/components/layout/Stack.tsx';
import { Select } from '#app/components/Select.tsx';
import { TravelFieldInput } from '#app/features/travelRule/TravelFieldInput.tsx';
import { WALLET_TYPES } from '#app/features/travelRule/travelFields.ts';
import type { TravelZone } from '#app/features/travelRule/travelZone.ts';
import { type OwnerAnswers, ownerFields, validateOwner } from './ownerAnswers.ts';

export interface OwnerFieldsProps {
  readonly zone: TravelZone;
  readonly owner: OwnerAnswers;
  /** The user tried to go on: faults are shown. */
  readonly isJudged: boolean;
  readonly onChange: (owner: OwnerAnswers) => void;
}

/** The owner of a wallet or account; where the law asks, by name (screens.md 1.9, "site rules"). */
export function OwnerFields({ zone, owner, isJudged, onChange }: OwnerFieldsProps) {
  const { t } = useTranslation();
  const fields = ownerFields(owner, zone).filter((field) => field !== 'walletType');
  return (
    <Stack as="fieldset" gap="gap-4" className="min-w-0">
      <legend className="sr-only">{t('book.owner.legend')}</legend>
      <Select
        label={t('book.owner.whose')}
        value={owner.ownership}
        onChange={(ownership) => onChange({ ...owner, ownership })}
        options={[
          { value: 'self', label: t('book.owner.mine') },
          { value: 'other', label: t('book.owner.someone') },
        ]}
      />
      <Select
        label={t('book.owner.kind')}
        value={owner.answers.walletType ?? '1'}
        onChange={(walletType) => onChange({ ...owner, answers: { ...owner.answers, walletType } })}
        options={WALLET_TYPES.toReversed().map((type) => ({
          value: type,
          label: t(`book.owner.wallet.${type}`),
        }))}
      />
      {fields.map((field) => (
        <TravelFieldInput
          key={field}
          field={field}
          party="beneficiary"
          answers={owner.answers}
          fault={isJudged ? validateOwner(field, owner, zone) : null}
          onChange={(text) => onChange({ ...owner, answers: { ...owner.answers, [field]: text } })}
          onLeave={() => undefined}
        />
      ))}
      {zone !== '' && <p className="text-text-2">{t('book.owner.why')}</p>}
    </Stack>
  );
}

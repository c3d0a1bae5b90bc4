import { Pencil } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#app/components/IconButton.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { tidyEnteredText } from '#shared/text/enteredText.ts';
import type { AddressRecord } from './addressRecord.ts';
import { useEditAddress } from './useEditAddress.ts';
import { validateLabel } from './validateLabel.ts';

/**
 * The name of an address, changed in its place. What was entered is shown at once, and taken back with the reason where the
 * exchange refuses it (screens.md 1.16).
 */
export function LabelCell({ record: { id, label } }: { readonly record: AddressRecord }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { edit, inlineError, reset } = useEditAddress();
  const [draft, setDraft] = useState<string | null>(null);
  const [sent, setSent] = useState<string | null>(null);
  const shown = sent ?? label;
  const fault = draft === null ? null : validateLabel(draft);

  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (draft === null || fault !== null) return;
    const wanted = tidyEnteredText(draft);
    setDraft(null);
    if (wanted === label) return;
    setSent(wanted);
    const isDone = await edit({ id, label: wanted });
    // From now on the list says it; a refused name is entered again.
    setSent(null);
    if (!isDone) setDraft(wanted);
  };

  if (draft === null) {
    return (
      <span className="address-label" data-address={id}>
        <bdi>{shown === '' ? <span className="text-text-2">{t('addresses.noLabel')}</span> : shown}</bdi>
        <IconButton
          icon={Pencil}
          className="address-rename"
          label={t('addresses.rename', { name: shown === '' ? t('addresses.noLabel') : shown })}
          onClick={() => {
            reset();
            setDraft(label);
          }}
        />
      </span>
    );
  }
  const problem = fault === null ? inlineError && errorText(inlineError) : t(`addresses.labelFault.${fault}`);
  return (
    <form className="address-label" data-address={id} onSubmit={(event) => void save(event)}>
      <span>
        <input
          // The button in its place has opened the field.
          // biome-ignore lint/a11y/noAutofocus: the focus goes from the button to what it opened.
          autoFocus
          aria-label={t('addresses.column.label')}
          aria-invalid={problem !== null || undefined}
          dir="auto"
          value={draft}
          onChange={({ target }) => {
            reset();
            setDraft(target.value);
          }}
          onKeyDown={({ key }) => {
            if (key === 'Escape') setDraft(null);
          }}
        />
        <span role="alert" className="block text-down">
          {problem}
        </span>
      </span>
      <button type="submit" className="min-h-11 px-2 underline">
        {t('addresses.save')}
      </button>
    </form>
  );
}

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
    const rename = (): void => {
      reset();
      setDraft(label);
    };
    return <ShownLabel id={id} label={sent ?? label} onRename={rename} />;
  }
  const problem = fault === null ? inlineError && errorText(inlineError) : t(`addresses.labelFault.${fault}`);
  return (
    <form className={LINE} data-address={id} onSubmit={(event) => void save(event)}>
      <span>
        <input
          // The button in its place has opened the field.
          // biome-ignore lint/a11y/noAutofocus: the focus goes from the button to what it opened.
          autoFocus
          className="min-h-11 w-45 rounded-button border border-field-line px-2"
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

/** A name, or the field that it is entered in, and a button behind it. */
const LINE = 'inline-flex items-center gap-1';

interface ShownLabelProps {
  readonly id: string;
  readonly label: string;
  readonly onRename: () => void;
}

function ShownLabel({ id, label, onRename }: ShownLabelProps) {
  const { t } = useTranslation();
  const none = t('addresses.noLabel');
  return (
    <span className={LINE} data-address={id}>
      <bdi>{label === '' ? <span className="text-text-2">{none}</span> : label}</bdi>
      <IconButton
        icon={Pencil}
        className="[&>svg]:size-4"
        label={t('addresses.rename', { name: label === '' ? none : label })}
        onClick={onRename}
      />
    </span>
  );
}

import { Pencil } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { joinItems } from '#app/components/format/joinList.ts';
import { IconButton } from '#app/components/IconButton.tsx';
import { place, recordFields } from '#app/features/recordList/recordFields.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { tidyEnteredText } from '#shared/text/enteredText.ts';
import { AddressCell, AddressStateCell, CoinsCell, ReceivedCell, TagCell } from './AddressCells.tsx';
import type { AddressRecord } from './addressRecord.ts';
import { useEditAddress } from './useEditAddress.ts';
import { validateLabel } from './validateLabel.ts';

/**
 * The name of an address, changed in its place. What was entered is shown at once, and taken back with the reason where the
 * exchange refuses it (screens.md 1.16).
 */
function LabelCell({ record: { id, label } }: { readonly record: AddressRecord }) {
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

/** What there is of a deposit address (screens.md 1.16). In the file every coin that it received is a line. */
export const ADDRESS_FIELDS = recordFields<AddressRecord, { readonly chain?: string }>()({
  fields: {
    label: {
      ...{ kind: 'text', of: ({ label }) => label, isFixed: true, line: 1 },
      cell: (record) => <LabelCell record={record} />,
    },
    chain: { kind: 'text', of: ({ chain }) => chain, line: 2 },
    address: {
      ...{ kind: 'id', of: ({ addressDeposit }) => addressDeposit, isFixed: true, line: 2 },
      look: (record) => <AddressCell record={record} />,
    },
    tag: {
      ...{ kind: 'id', of: ({ tagDeposit }) => tagDeposit, isExtra: true },
      cell: (record) => <TagCell record={record} />,
      detail: (record) => (record.tagDeposit === '' ? null : <TagCell record={record} />),
    },
    state: {
      ...{ kind: 'text', of: ({ state }, { t }) => t(`addresses.state.${state}`), isFixed: true, line: 1 },
      look: (record) => <AddressStateCell record={record} />,
    },
    coins: {
      ...{ kind: 'text', of: ({ coins }, { language }) => joinItems(coins, language), isExtra: true },
      cell: (record) => <CoinsCell record={record} />,
      detail: ({ coins }, { language }) => joinItems(coins, language),
    },
    // With it the amounts would be beyond the edge of most screens.
    created: { kind: 'time', of: ({ atMs }) => atMs, isExtra: true, isHiddenAtFirst: true },
    last: { kind: 'time', of: ({ lastDepositAtMs }) => lastDepositAtMs, isExtra: true },
    received: {
      ...{ kind: 'figure', of: ({ received }) => received[0]?.total ?? '0', isExtra: true },
      look: (record) => <ReceivedCell record={record} />,
    },
    coin: { kind: 'text', of: ({ received }) => received[0]?.coin ?? '' },
    id: { kind: 'id', of: ({ id }) => id },
  },
  column: place('addresses.column', 'label chain address tag state coins created last received'),
  shown: (ids, { words }) => ids.filter((id) => id !== 'chain' || words.chain === undefined),
  detail: place('addresses.column', 'chain address tag coins received state'),
  csv: place('addresses.column', 'label chain address tag created last received coin state id', {
    id: 'deposits.csv.id',
  }),
  linesOf: (row) =>
    row.received.length === 0
      ? [row]
      : row.received.map((one) => ({ ...row, received: [one], lastDepositAtMs: Number(one.lastAt) })),
});

import { useTranslation } from 'react-i18next';
import { tagKindOf } from '#app/components/tagKind.ts';
import type { PaymentFill, PaymentNote } from './paymentStage.ts';
import type { AddressEntry } from './useAddressEntry.ts';

export interface EntryNotesProps {
  readonly entry: AddressEntry;
  /** The coin in words. */
  readonly coin: string;
}

/**
 * What was cleaned, filled in or left out of what was entered as an address. It stays beside the accepted recipient too, until
 * the recipient changes (screens.md 0.2c).
 */
export function EntryNotes({ entry, coin }: EntryNotesProps) {
  const text = useNoteText(entry, coin);
  return (
    <div role="status" className="address-notes">
      {entry.notes.map((note) => (
        <p key={note.kind} className="address-notice">
          {text(note)}
        </p>
      ))}
    </div>
  );
}

function useNoteText({ parts }: AddressEntry, coin: string): (note: PaymentNote) => string {
  const { t } = useTranslation();
  const fillText = useFillText(parts.chain?.tag.name ?? '', coin);
  const chosen = parts.chain?.label ?? '';
  return (note) => {
    switch (note.kind) {
      case 'cleaned':
        return t('addressField.cleaned');
      case 'filled':
        return t('addressField.codeFilled', { what: fillText(note.said) });
      case 'kept':
        return t('addressField.codeKept', { what: fillText(note.said) });
      case 'otherNetwork':
        return note.name === null
          ? t('addressField.stayedElsewhere', { chosen })
          : t('addressField.stayed', { name: note.name, chosen });
      case 'otherCoin':
        return t('addressField.codeCoin');
      case 'units':
        return t('addressField.codeUnits', { units: note.units, coin });
      case 'noMemo':
        return t('addressField.codeNoMemo', { tag: note.tag, chosen });
    }
  };
}

/** What a code says beside its address, in words: "destination tag 12345, amount 7 XRP". */
export function useFillText(tagName: string, coin: string): (fill: PaymentFill) => string {
  const { t } = useTranslation();
  return ({ tag, amount }) =>
    [
      ...(tag === undefined ? [] : [t(`addressField.fill.${tagKindOf(tagName)}`, { tag })]),
      ...(amount === undefined ? [] : [t('addressField.fill.amount', { amount, coin })]),
    ].join(', ');
}

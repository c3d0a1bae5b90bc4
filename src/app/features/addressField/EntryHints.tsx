import { useTranslation } from 'react-i18next';
import { joinItems } from '#app/components/format/joinList.ts';
import { Stack } from '#app/components/layout/Stack.tsx';
import { tagKindOf } from '#app/components/tagKind.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { Notice } from './Notice.tsx';
import type { PaymentFill, PaymentHint } from './paymentStage.ts';
import type { AddressEntry } from './useAddressEntry.ts';

export interface EntryHintsProps {
  readonly entry: AddressEntry;
  /** The coin in words. */
  readonly coin: string;
}

/**
 * What was cleaned, filled in or left out of what was entered as an address. It stays beside the accepted recipient too, until
 * the recipient changes (screens.md 0.2c).
 */
export function EntryHints({ entry, coin }: EntryHintsProps) {
  const text = useHintText(entry, coin);
  return (
    <Stack role="status" gap="gap-2" className="empty:hidden">
      {entry.hints.map((hint) => (
        <Notice key={hint.kind}>{text(hint)}</Notice>
      ))}
    </Stack>
  );
}

function useHintText({ parts }: AddressEntry, coin: string): (hint: PaymentHint) => string {
  const { t } = useTranslation();
  const fillText = useFillText(parts.chain?.tag.name ?? '', coin);
  const chosen = parts.chain?.label ?? '';
  return (hint) => {
    switch (hint.kind) {
      case 'cleaned':
        return t('addressField.cleaned');
      case 'filled':
        return t('addressField.codeFilled', { what: fillText(hint.said) });
      case 'kept':
        return t('addressField.codeKept', { what: fillText(hint.said) });
      case 'otherNetwork':
        return hint.name === null
          ? t('addressField.stayedElsewhere', { chosen })
          : t('addressField.stayed', { name: hint.name, chosen });
      case 'otherCoin':
        return t('addressField.codeCoin');
      case 'units':
        return t('addressField.codeUnits', { units: hint.units, coin });
      case 'noMemo':
        return t('addressField.codeNoMemo', { tag: hint.tag, chosen });
    }
  };
}

/** What a code says beside its address, in words: "destination tag 12345, amount 7 XRP". */
export function useFillText(tagName: string, coin: string): (fill: PaymentFill) => string {
  const { t } = useTranslation();
  const language = useLanguage();
  return ({ tag, amount }) =>
    joinItems(
      [
        ...(tag === undefined ? [] : [t(`addressField.fill.${tagKindOf(tagName)}`, { tag })]),
        ...(amount === undefined ? [] : [t('addressField.fill.amount', { amount, coin })]),
      ],
      language,
    );
}

import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { Chip } from '#app/components/Chip.tsx';
import { formatDate } from '#app/components/format/dates.ts';
import { GroupedAddress } from '#app/components/GroupedAddress.tsx';
import { LtrText } from '#app/components/LtrText.tsx';
import { Row } from '#app/components/layout/Row.tsx';
import type { TagKind } from '#app/components/tagKind.ts';
import { SimilarHint } from '#app/features/addressField/SimilarHint.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import type { Recipient } from '../form/recipient.ts';

export interface ChosenRecipientProps {
  readonly recipient: Recipient;
  /** What the network calls its memo; null where it takes none. */
  readonly tagKind: TagKind | null;
  readonly onChange: () => void;
}

/** Who gets the coins: the whole address in groups of four, its memo, and what is known of it. */
export function ChosenRecipient({ recipient, tagKind, onChange }: ChosenRecipientProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { entry } = recipient;
  const since =
    entry === null ? '' : t('withdraw.recipient.since', { date: formatDate(entry.atMs, language) });
  const name = entry?.remark ?? (recipient.kind === 'user' ? recipient.name : t('terms.address'));
  return (
    <div
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 rounded-card border border-field-line p-3"
      data-recipient
      tabIndex={-1}
    >
      <Row gap="gap-x-2.5 gap-y-1" className="min-w-0 wrap-anywhere">
        <b dir="auto">{name}</b>
        {entry === null ? (
          <Chip word={t('withdraw.recipient.notInBook')} tone="warn" />
        ) : (
          <>
            <Chip word={t('withdraw.recipient.inBook')} tone="up" />
            <span className="hidden text-text-2 md:inline">{since}</span>
          </>
        )}
      </Row>
      <Button size="small" onClick={onChange}>
        {t('withdraw.recipient.change')}
      </Button>
      {recipient.kind === 'user' ? (
        <p className="col-span-full text-xlarge/normal font-medium">
          <LtrText>{recipient.account}</LtrText>
        </p>
      ) : (
        <GroupedAddress address={recipient.address} className="col-span-full" />
      )}
      {recipient.kind === 'chain' && <SimilarHint resemblance={recipient.resemblance} />}
      <p className="col-span-full text-text-2">
        {recipient.kind === 'chain' && <TagWords tag={recipient.tag} kind={tagKind} />}{' '}
        {entry !== null &&
          entry.lastUsedAtMs !== null &&
          t('withdraw.recipient.lastUsed', { date: formatDate(entry.lastUsedAtMs, language) })}
        {entry?.lastUsedAtMs === null && t('withdraw.recipient.never')}
      </p>
    </div>
  );
}

function TagWords({ tag, kind }: { readonly tag: string; readonly kind: TagKind | null }) {
  const { t } = useTranslation();
  if (tag !== '') {
    const name = t(`tagField.label.${kind ?? 'memo'}`);
    return <b>{t('withdraw.recipient.tag', { name, tag: `\u2066${tag}\u2069` })}</b>;
  }
  return t(kind === null ? 'withdraw.recipient.noTag' : 'withdraw.recipient.withoutTag');
}

import { Ban, Lock, QrCode as QrMark, UserRoundSearch } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip } from '#app/components/Chip.tsx';
import { CopyButton } from '#app/components/CopyButton.tsx';
import { countdownText, useTimeLeft } from '#app/components/format/countdown.ts';
import { formatMoment } from '#app/components/format/dates.ts';
import { GroupedAddress } from '#app/components/GroupedAddress.tsx';
import { IconButton } from '#app/components/IconButton.tsx';
import { LtrText } from '#app/components/LtrText.tsx';
import { lazyPart } from '#app/components/lazyPart.tsx';
import { CopyAddress } from '#app/features/recordList/table/CopyAddress.tsx';
import { NoValue } from '#app/features/recordList/table/NoValue.tsx';
import { TimeCell } from '#app/features/recordList/table/TimeCell.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useCopied } from '#app/notices/useCopied.ts';
import { shortenAddress } from '#shared/addresses/shortenAddress.ts';
import type { BookEntry } from '../book/bookEntry.ts';
import { stateOfEntry } from '../book/entryState.ts';

const QrDialog = lazyPart(
  () => import('#app/components/qr/QrDialog.tsx'),
  (module) => module.QrDialog,
);

export interface EntryProps {
  readonly entry: BookEntry;
}

/** The address in groups of four, which copies it, and its QR code one click away. */
export function EntryAddress({ entry }: EntryProps) {
  const { t } = useTranslation();
  const [isLarge, setLarge] = useState(false);
  const { address, addressType, remark, tag } = entry;
  const what = t(addressType === 0 ? 'book.theAddress' : 'book.theAccount');
  if (addressType === 1) return <CopyAddress text={address} what={what} />;
  return (
    <span data-address="">
      {/* In rows of two lines there is no room for the whole, which is one tap away. */}
      <span className="hidden in-data-lines:inline" aria-hidden="true">
        <LtrText>{shortenAddress(address)}</LtrText>
      </span>
      <span className="inline-flex items-center gap-1 in-data-lines:hidden in-data-fact:flex-wrap in-data-fact:justify-end">
        <CopyAddress text={address} what={what} />
        <IconButton
          icon={QrMark}
          className="[&>svg]:size-4"
          label={t('book.qr.open', { name: remark })}
          onClick={() => setLarge(true)}
        />
      </span>
      {isLarge && (
        <Suspense>
          <QrDialog
            isOpen
            onClose={() => setLarge(false)}
            title={t('book.qr.title', { name: remark })}
            text={address}
            alt={t('book.qr.alt', { address })}
            fileName={`address-${entry.chain}.png`}
          >
            <GroupedAddress address={address} />
            {tag !== '' && <p className="font-semibold">{t('book.qr.tag', { tag })}</p>}
          </QrDialog>
        </Suspense>
      )}
    </span>
  );
}

/** A memo is read as a whole: it may be a sentence. */
export function EntryTag({ entry: { tag } }: EntryProps) {
  const { t } = useTranslation();
  const onCopied = useCopied();
  const what = t('book.theTag');
  if (tag === '') return <NoValue />;
  const label = (
    <>
      <span className="sr-only">{t('copy.button', { what })}</span>{' '}
      <bdi className="max-w-[20ch] wrap-anywhere whitespace-normal">{tag}</bdi>
    </>
  );
  return <CopyButton text={tag} what={what} label={label} onCopied={onCopied} />;
}

/** Usable, locked with what is left of it, blocked, or without the data that the law asks for. */
export function EntryStateChip({ entry }: EntryProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const leftMs = useTimeLeft(entry.lockUntilMs ?? 0);
  const state = stateOfEntry(entry, (entry.lockUntilMs ?? 0) - leftMs);
  switch (state.name) {
    case 'locked':
      return (
        <span className="inline-flex items-center gap-1.5">
          <Chip tone="warn" icon={Lock} word={t('book.state.locked')} />
          {Number.isFinite(state.untilMs) && (
            <span title={formatMoment(state.untilMs, language)}>
              <bdi className="num text-small text-text-2">{countdownText(leftMs, language)}</bdi>
            </span>
          )}
        </span>
      );
    case 'blocked':
      return <Chip tone="down" icon={Ban} word={t('book.state.blocked')} />;
    case 'dataNeeded':
      return <Chip tone="warn" icon={UserRoundSearch} word={t('book.state.dataNeeded')} />;
    default:
      return <Chip tone="up" word={t('book.state.usable')} />;
  }
}

/** When something was last sent to it. */
export function LastUsed({ entry: { lastUsedAtMs } }: EntryProps) {
  const { t } = useTranslation();
  return lastUsedAtMs === null ? (
    <span className="text-text-2">{t('book.neverUsed')}</span>
  ) : (
    <TimeCell atMs={lastUsedAtMs} />
  );
}

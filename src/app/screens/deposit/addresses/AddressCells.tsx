import { Ban, Clock, Hourglass, Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Chip, type ChipProps } from '#app/components/Chip.tsx';
import { CopyButton } from '#app/components/CopyButton.tsx';
import { formatDate } from '#app/components/format/dates.ts';
import { LtrText } from '#app/components/LtrText.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useCopied } from '#app/notices/useCopied.ts';
import { AmountCell } from '#app/records/table/AmountCell.tsx';
import { NoValue } from '#app/records/table/columns.tsx';
import { systemClock } from '#shared/async/clock.ts';
import type { AddressRecord } from './addressRecord.ts';
import './addresses.css';

export interface AddressCellProps {
  readonly record: AddressRecord;
}

/** The address in groups of four, with its copy button, or why it is not shown. */
export function AddressCell({ record }: AddressCellProps) {
  const { t } = useTranslation();
  const onCopied = useCopied();
  const { addressDeposit, state, status } = record;
  if (addressDeposit === '') {
    const isLate = state === 'creating' && systemClock.wallNow() - record.atMs > LATE_MS;
    const why = status === 0 ? 'closed' : isLate ? 'late' : 'creating';
    return <span className="text-text-2">{t(`addresses.hidden.${why}`)}</span>;
  }
  return (
    <span className="address-cell" data-copy="address">
      <AddressText text={addressDeposit} />
      <CopyButton text={addressDeposit} what={t('addresses.theAddress')} onCopied={onCopied} />
    </span>
  );
}

/** After so long a creation is said to take longer (screens.md 1.21, "Deposit address"). */
const LATE_MS = 30_000;

/** In groups of four that no line break divides; copied, it is one word. */
export function AddressText({ text }: { readonly text: string }) {
  const groups = text.match(/.{1,4}/gu) ?? [];
  return (
    <LtrText className="address-text">
      {groups.map((group, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the groups of one address never change places.
        <span key={at}>{group}</span>
      ))}
    </LtrText>
  );
}

export function TagCell({ record: { tagDeposit } }: AddressCellProps) {
  const { t } = useTranslation();
  const onCopied = useCopied();
  if (tagDeposit === '') return <NoValue />;
  return (
    <span className="address-cell" data-copy="tag">
      <LtrText className="address-text">{tagDeposit}</LtrText>
      <CopyButton text={tagDeposit} what={t('addresses.theTag')} onCopied={onCopied} />
    </span>
  );
}

const LOOK_BY_STATE: Readonly<Record<AddressRecord['state'], Pick<ChipProps, 'tone' | 'icon'>>> = {
  creating: { tone: 'warn', icon: Hourglass },
  ready: { tone: 'up' },
  expiring: { tone: 'warn', icon: Clock },
  retired: { tone: 'neutral', icon: Ban },
};

/** Active, or until when, or retired; the default one has a star. */
export function AddressStateCell({ record: { state, expiresAtMs, isDefault } }: AddressCellProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const word =
    state === 'expiring' && expiresAtMs !== null
      ? t('addresses.expiresOn', { date: formatDate(expiresAtMs, language) })
      : t(`addresses.state.${state}`);
  return (
    <span className="address-state">
      <Chip {...LOOK_BY_STATE[state]} word={word} />
      {isDefault && (
        <span className="address-default">
          <Star size={14} aria-hidden="true" />
          {t('addresses.default')}
        </span>
      )}
    </span>
  );
}

export function ReceivedCell({ record: { received } }: AddressCellProps) {
  if (received.length === 0) return <NoValue />;
  return (
    <span className="address-received">
      {received.map(({ coin, total }) => (
        <AmountCell key={coin} amount={total} coin={coin} />
      ))}
    </span>
  );
}

import { Ban, Clock, Hourglass, QrCode, Star } from 'lucide-react';
import { use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chip, type ChipProps } from '#app/components/Chip.tsx';
import { formatDate, formatMoment } from '#app/components/format/dates.ts';
import { joinItems } from '#app/components/format/joinList.ts';
import { useIsAhead } from '#app/components/format/useIsAhead.ts';
import { GroupedAddress } from '#app/components/GroupedAddress.tsx';
import { IconButton } from '#app/components/IconButton.tsx';
import { QrDialog } from '#app/components/qr/QrDialog.tsx';
import { SentenceGap } from '#app/components/SentenceGap.tsx';
import { AmountCell } from '#app/features/recordList/table/AmountCell.tsx';
import { CopyAddress } from '#app/features/recordList/table/CopyAddress.tsx';
import { NoValue } from '#app/features/recordList/table/NoValue.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { PausedButton } from '#app/notices/errors/PausedButton.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { useApiAction } from '#app/queries/useApiAction.ts';
import { ORDER_CODES, orderOf } from './addressOrder.ts';
import type { AddressRecord } from './addressRecord.ts';
import { SkewContext } from './SkewContext.ts';
import { useRefreshAddresses } from './useEditAddress.ts';

export interface AddressCellProps {
  readonly record: AddressRecord;
}

/** The address in groups of four, with its copy button, or why it is not shown. */
export function AddressCell({ record }: AddressCellProps) {
  const { t } = useTranslation();
  const { addressDeposit, state, status, atMs } = record;
  const isInTime = useIsAhead(state === 'creating' ? atMs + LATE_MS - use(SkewContext) : 0);
  if (addressDeposit === '') {
    const isLate = state === 'creating' && !isInTime;
    if (status !== 0 && isLate) return <LateAddress id={record.id} />;
    const why = status === 0 ? 'closed' : 'creating';
    return <span className="text-text-2">{t(`addresses.hidden.${why}`)}</span>;
  }
  return (
    <span data-address="" className="inline-flex items-center py-1.5" data-copy="address">
      <CopyAddress text={addressDeposit} what={t('addresses.theAddress')} />
      <AddressQr record={record} />
    </span>
  );
}

/** Time after which the page says that creating takes longer (screens.md 1.21, "Deposit address"). */
const LATE_MS = 30_000;

export function TagCell({ record: { tagDeposit } }: AddressCellProps) {
  const { t } = useTranslation();
  if (tagDeposit === '') return <NoValue />;
  return (
    <span data-address="" data-copy="tag">
      <CopyAddress text={tagDeposit} what={t('addresses.theTag')} />
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
    // In rows of two lines both stand beside the name.
    <span className="inline-grid justify-items-start gap-0.5 in-data-lines:flex in-data-lines:flex-wrap in-data-lines:gap-x-2 in-data-lines:gap-y-0">
      <Chip {...LOOK_BY_STATE[state]} word={word} />
      {isDefault && (
        <span className="inline-flex items-center gap-1 text-small/[inherit] text-text-2">
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
    <span className="inline-grid justify-items-end gap-0.5">
      {received.map(({ coin, total }) => (
        <AmountCell key={coin} amount={total} coin={coin} />
      ))}
    </span>
  );
}

/** Coins beyond these are in the details of the address. */
const SHOWN_COINS = 4;

export function CoinsCell({ record: { coins } }: AddressCellProps) {
  const language = useLanguage();
  const more = coins.length - SHOWN_COINS;
  return (
    <span title={joinItems(coins, language)}>
      {joinItems(coins.slice(0, SHOWN_COINS), language)}
      {more > 0 && <span className="text-text-2">{` +${more}`}</span>}
    </span>
  );
}

/**
 * An address that is long in the making, with a retry (screens.md 1.21, "30 s without answer"): the same order, which is
 * carried out once; for what was ordered elsewhere the exchange is asked again where it stands.
 */
function LateAddress({ id }: { readonly id: string }) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const refresh = useRefreshAddresses();
  const { run, isRunning, inlineError, error } = useApiAction('depositOrder', { inlineCodes: ORDER_CODES });
  const retry = async (): Promise<void> => {
    const order = orderOf(id);
    if (order !== undefined) await run(order);
    refresh();
  };
  return (
    <span className="text-text-2">
      {t('addresses.hidden.late')}
      <SentenceGap />
      <PausedButton size="small" error={error} isLoading={isRunning} onClick={() => void retry()}>
        {t('states.retry')}
      </PausedButton>
      <span role="alert">{inlineError !== null && ` ${errorText(inlineError)}`}</span>
    </span>
  );
}

/**
 * The QR code of an address as large as the screen allows. It holds the bare address: several coins may be sent to it, and a
 * payment request is of one.
 */
function AddressQr({ record }: { readonly record: AddressRecord }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [isLarge, setLarge] = useState(false);
  const { addressDeposit, tagDeposit, label, chain, atMs } = record;
  const name = t('addresses.name', { name: label === '' ? formatMoment(atMs, language) : label, chain });
  return (
    <>
      <IconButton
        icon={QrCode}
        // In rows of two lines the details of the address have it.
        className="in-data-lines:hidden pointer-fine:size-8"
        data-qr=""
        label={t('addresses.qr.open', { what: name })}
        onClick={() => setLarge(true)}
      />
      {isLarge && (
        <QrDialog
          isOpen
          onClose={() => setLarge(false)}
          title={label === '' ? t('addresses.oneOn', { chain }) : label}
          text={addressDeposit}
          alt={t('addresses.qr.alt', { chain, address: addressDeposit })}
          fileName={`deposit-${chain}.png`}
        >
          <GroupedAddress address={addressDeposit} />
          {tagDeposit !== '' && (
            <>
              <p className="text-text-2">{t('deposit.qr.addressOnly')}</p>
              <h3>{t('addresses.column.tag')}</h3>
              <GroupedAddress address={tagDeposit} size="large" />
              <p className="font-semibold">{t('addresses.bothNeeded')}</p>
            </>
          )}
        </QrDialog>
      )}
    </>
  );
}

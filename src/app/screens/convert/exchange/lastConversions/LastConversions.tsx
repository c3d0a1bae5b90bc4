import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '#app/components/EmptyState.tsx';
import { ErrorState } from '#app/components/ErrorState.tsx';
import { formatMoment } from '#app/components/format/dates.ts';
import { MoneyText } from '#app/components/MoneyText.tsx';
import { SentenceGap } from '#app/components/SentenceGap.tsx';
import { Skeleton } from '#app/components/Skeleton.tsx';
import { StaleHint } from '#app/components/StaleHint.tsx';
import { TextLink } from '#app/components/TextLink.tsx';
import {
  type Conversion,
  type ConversionLine,
  isBooked,
  onlyLine,
  outcomeOf,
} from '#app/features/conversions/conversion.ts';
import { conversionSources, LISTED_KINDS } from '#app/features/conversions/conversionSources.ts';
import { useConversionWords } from '#app/features/conversions/useConversionWords.ts';
import { PlainRate } from '#app/features/prices/RateText.tsx';
import { StatusChip } from '#app/features/recordList/table/StatusChip.tsx';
import { useRecords } from '#app/features/recordList/useRecords.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import './conversions.css';

export interface LastConversionsProps {
  /** What the empty list offers: going to the ticket. */
  readonly onStart: () => void;
}

/** As many as the ticket has beside it (screens.md 1.1). */
const SHOWN = 5;
const RANGE = { kind: 'preset', preset: '90d' } as const;
const SOURCES = conversionSources({ kinds: LISTED_KINDS });
const HISTORY = '/exchange/history';

/**
 * The last five conversions of all kinds, and the way to the others (screens.md 1.1). Pending ones are asked for again.
 * A guest has none. Needs QueriesHost around it.
 */
export function LastConversions({ onStart }: LastConversionsProps) {
  const { t } = useTranslation();
  const records = useRecords({ sources: SOURCES, range: RANGE, wanted: SHOWN });
  if (records.isGuest) return null;
  return (
    <section className="card last-conversions" aria-label={t('conversions.last.title')}>
      <div className="last-conversions-head">
        <h2 className="text-large font-semibold">{t('conversions.last.title')}</h2>
        <TextLink to={HISTORY} variant="tertiary">
          {t('conversions.last.all')}
        </TextLink>
      </div>
      <LastList records={records} onStart={onStart} />
    </section>
  );
}

interface LastListProps extends Pick<LastConversionsProps, 'onStart'> {
  readonly records: ReturnType<typeof useRecords<Conversion>>;
}

function LastList({ records, onStart }: LastListProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { rows, isLoading, failures, staleSinceMs, refresh } = records;
  const shown = rows.slice(0, SHOWN);
  const [failure] = failures;
  if (shown.length === 0 && isLoading) return <Skeleton lines={SHOWN} />;
  if (shown.length === 0 && failure !== undefined) {
    return <ErrorState error={failure.error} text={errorText(failure.error)} onRetry={refresh} />;
  }
  if (shown.length === 0) {
    return (
      <EmptyState
        text={t('conversions.last.none')}
        action={{ label: t('conversions.last.start'), onClick: onStart }}
      />
    );
  }
  return (
    <>
      {staleSinceMs !== null && <StaleHint asOfMs={staleSinceMs} onRetry={refresh} />}
      {staleSinceMs === null && failure !== undefined && (
        <p role="status" className="last-conversions-hint">
          {t('conversions.last.incomplete')}
          <SentenceGap />
          <TextLink variant="secondary" onClick={refresh}>
            {t('states.retry')}
          </TextLink>
        </p>
      )}
      <ul>
        {shown.map((conversion) => (
          <LastItem key={conversion.id} conversion={conversion} />
        ))}
      </ul>
    </>
  );
}

function LastItem({ conversion }: { readonly conversion: Conversion }) {
  const { t } = useTranslation();
  const words = useConversionWords();
  const language = useLanguage();
  const { id, atMs, got, isExpected, status, sourceKey, isPending } = conversion;
  const line = onlyLine(conversion);
  return (
    <li className="last-conversion">
      <Link
        to={{ pathname: HISTORY, search: new URLSearchParams({ id }).toString() }}
        className="last-conversion-time num"
        aria-label={t('records.open', { what: words.name(conversion) })}
      >
        <time dateTime={new Date(atMs).toISOString()}>{formatMoment(atMs, language)}</time>
      </Link>
      <span className="last-conversion-sums">
        {line === undefined ? (
          t('conversions.coins', { count: conversion.lines.length })
        ) : (
          <MoneyText {...line.given} {...(outcomeOf(status) === 'void' && { className: 'text-text-2' })} />
        )}
        <span aria-hidden="true" className="last-conversion-arrow">
          →
        </span>
        <span className="sr-only">{t('conversions.last.into')}</span>
        {isExpected && <span className="text-text-2">{t('records.mark.expected')}</span>}
        <MoneyText {...got} className="font-semibold" />
      </span>
      <span className="last-conversion-rate text-text-2">
        {isPending || isBooked(status)
          ? line !== undefined && <LineRate line={line} />
          : t('conversions.nothingTaken')}
      </span>
      <span className="last-conversion-account text-text-2">{words.account(sourceKey)}</span>
      <span className="last-conversion-status">
        <StatusChip status={status} />
      </span>
    </li>
  );
}

/** The price of a conversion in one line, "1 BTC = 64,982.1 USDT"; nothing where there is none. */
function LineRate({ line }: { readonly line: Pick<ConversionLine, 'given' | 'got' | 'rate'> }) {
  const { given, got, rate } = line;
  return rate === '' ? null : <PlainRate from={given.coin} to={got.coin} rate={rate} />;
}

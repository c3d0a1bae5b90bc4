import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '#app/components/EmptyState.tsx';
import { ErrorState } from '#app/components/ErrorState.tsx';
import { formatMoment } from '#app/components/format/dates.ts';
import { Card } from '#app/components/layout/Card.tsx';
import { Toolbar } from '#app/components/layout/Toolbar.tsx';
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
import { STATE_ROOM } from '../stateRoom.ts';

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
    <Card as="section" className={`min-w-0 ${STATE_ROOM}`} aria-label={t('conversions.last.title')}>
      <Toolbar gap="gap-x-4 gap-y-1" className="min-h-13 px-4 py-2">
        <h2 className="text-large font-semibold">{t('conversions.last.title')}</h2>
        <TextLink to={HISTORY} variant="tertiary">
          {t('conversions.last.all')}
        </TextLink>
      </Toolbar>
      <LastList records={records} onStart={onStart} />
    </Card>
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
        <p role="status" className="mx-4 mb-3">
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
    // Two lines below a tablet's width: what was made of what, with its outcome; then when, where and at which price. The price
    // stands in the middle of the second one where there is room, else in a third.
    <li className="grid min-h-13 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-t border-line px-4 py-2 text-normal sm:grid-cols-[minmax(150px,1fr)_minmax(0,2fr)_auto] lg:grid-cols-[minmax(150px,1fr)_minmax(220px,2fr)_minmax(150px,2fr)_minmax(80px,1fr)_120px]">
      <Link
        to={{ pathname: HISTORY, search: new URLSearchParams({ id }).toString() }}
        className="num inline-flex min-h-8 items-center text-text-2 underline-offset-3 hover:text-text hover:underline max-lg:justify-self-start max-lg:[grid-area:2/1] pointer-coarse:min-h-11"
        aria-label={t('records.open', { what: words.name(conversion) })}
      >
        <time dateTime={new Date(atMs).toISOString()}>{formatMoment(atMs, language)}</time>
      </Link>
      <span className="flex min-w-0 flex-wrap gap-x-1.5 max-lg:[grid-area:1/1] sm:max-lg:[grid-area:1/1/auto/span_2]">
        {line === undefined ? (
          t('conversions.coins', { count: conversion.lines.length })
        ) : (
          <MoneyText {...line.given} {...(outcomeOf(status) === 'void' && { className: 'text-text-2' })} />
        )}
        <span aria-hidden="true" className="text-text-2 rtl:-scale-x-100">
          →
        </span>
        <span className="sr-only">{t('conversions.last.into')}</span>
        {isExpected && <span className="text-text-2">{t('records.mark.expected')}</span>}
        <MoneyText {...got} className="font-semibold" />
      </span>
      <span className="text-text-2 max-lg:[grid-area:3/1/auto/span_2] sm:max-lg:[grid-area:2/2]">
        {isPending || isBooked(status)
          ? line !== undefined && <LineRate line={line} />
          : t('conversions.nothingTaken')}
      </span>
      <span className="text-text-2 max-lg:justify-self-end max-lg:[grid-area:2/2] sm:max-lg:[grid-area:2/3]">
        {words.account(sourceKey)}
      </span>
      <span className="justify-self-end max-lg:[grid-area:1/2] sm:max-lg:[grid-area:1/3]">
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

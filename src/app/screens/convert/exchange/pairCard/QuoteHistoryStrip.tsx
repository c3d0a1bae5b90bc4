import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { formatWhen } from '#app/components/format/dates.ts';
import { figuresOf } from '#app/components/format/figures.ts';
import { LtrText } from '#app/components/LtrText.tsx';
import { PlainRate } from '#app/features/prices/RateText.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { quoteTrailStore } from '#app/stores/quoteTrailStore.ts';
import './pair.css';

export interface QuoteHistoryStripProps {
  readonly from: string;
  readonly to: string;
}

/** The last quotes of a pair that were seen in this tab, the newest first; nothing before the first one. */
export function QuoteHistoryStrip({ from, to }: QuoteHistoryStripProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { price } = figuresOf(language);
  const all = useStore(quoteTrailStore, (state) => state.quotes);
  const quotes = all.filter((quote) => quote.from === from && quote.to === to);
  if (quotes.length === 0) return null;
  return (
    <section aria-label={t('quotesSeen.title')}>
      <h3 className="text-small font-semibold text-text-2">{t('quotesSeen.title')}</h3>
      <ol className="quotes-seen">
        {quotes.map(({ quoteTxId, rate, fromAmount, toAmount, shownAtMs }) => (
          <li key={quoteTxId}>
            <time className="num text-text-3" dateTime={new Date(shownAtMs).toISOString()}>
              {formatWhen(shownAtMs, language)}
            </time>
            <PlainRate {...{ from, to, rate }} />
            <LtrText className="num text-text-2">
              {`${price(fromAmount)} ${from} → ${price(toAmount)} ${to}`}
            </LtrText>
          </li>
        ))}
      </ol>
    </section>
  );
}

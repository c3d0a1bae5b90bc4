import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { formatWhen } from '#app/components/format/dates.ts';
import { figuresOf } from '#app/components/format/figures.ts';
import { joinSentences } from '#app/components/format/joinTexts.ts';
import { LtrText } from '#app/components/LtrText.tsx';
import { joinClasses } from '#app/components/layout/box.ts';
import { usePairPrices } from '#app/features/prices/usePairPrices.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { quoteStore } from '#app/stores/quoteStore.ts';
import { quoteRate } from '#shared/market/quotedRate.ts';
import { compareDecimals } from '#shared/money/plainDecimals.ts';
import { partsOf, type TradePath, tradePaths } from './tradePaths.ts';
import type { UsedPathPricing } from './useBlockPair.ts';
import './pathTable.css';

export interface PathComparisonProps {
  readonly from: string;
  readonly to: string;
  /** Plain decimal string above zero. */
  readonly amount: string;
  /** Digits after the point of the coin that is received. */
  readonly toScale: number;
  readonly pricing: UsedPathPricing;
  /** What the OTC desk has firmly promised; without it its price is indicative like the others. */
  readonly firmAmount?: string | undefined;
}

/**
 * A block beside a conversion and the order book, with the difference in money (screens.md 1.6). It follows the feed; every
 * figure is named for what it is, with its time.
 */
export function PathComparison({ from, to, amount, toScale, pricing, firmAmount }: PathComparisonProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  usePairPrices(from, to);
  const quoteBySymbol = useStore(quoteStore, (state) => state.quoteBySymbol);
  const rateByCurrency = useStore(quoteStore, (state) => state.rateByCurrency);
  const asOfMs = useStore(quoteStore, (state) => state.asOfMs);
  const { block, convert, convertMost } = pricing;
  const paths = useMemo(
    () =>
      tradePaths(
        { from, to, fromAmount: amount, toScale, ...{ block, convert }, firmAmount },
        { quoteBySymbol, rateByCurrency },
      ),
    [from, to, amount, toScale, block, convert, firmAmount, quoteBySymbol, rateByCurrency],
  );
  const parts = convertMost === undefined ? undefined : partsOf(amount, convertMost);
  return (
    <div className="grid gap-3">
      <PathTable {...{ from, to, amount, paths, firmAmount }} parts={parts} />
      <Saving paths={paths} to={to} isWaiting={block === undefined || convert === undefined} />
      <p className="text-small text-text-2">
        {firmAmount === undefined ? t('block.paths.indicative') : t('block.paths.othersIndicative')}
        {asOfMs !== null && (
          <>
            {' · '}
            <time className="num" dateTime={new Date(asOfMs).toISOString()}>
              {t('states.asOf', { time: formatWhen(asOfMs, language) })}
            </time>
          </>
        )}
        {' · '}
        {t('block.paths.how')}
      </p>
    </div>
  );
}

interface PathTableProps extends Pick<PathComparisonProps, 'from' | 'to' | 'amount' | 'firmAmount'> {
  readonly paths: readonly TradePath[];
  /** How many conversions the amount takes; undefined until the largest one is known. */
  readonly parts: number | undefined;
}

/** A row for each way, with rates as markets quote them (screens.md 0.2c). */
function PathTable({ from, to, amount, firmAmount, paths, parts }: PathTableProps) {
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  const ways = quoteRate({ from, to, rate: '1' });
  const rateFigure = (rate: string | null): string =>
    rate === null ? '–' : price(quoteRate({ from, to, rate }).short);
  const figure = (plain: string | null): string => (plain === null ? '–' : price(plain));
  return (
    // Where the table is wider than its place it is scrolled by the keyboard as well.
    <section
      className="@container/block-paths min-w-0 overflow-x-auto"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls needs to be reached by the keyboard
      tabIndex={0}
      aria-label={t('block.compare.title')}
    >
      <table className="block-paths">
        <caption className="sr-only">{t('block.paths.caption', { amount: price(amount), from, to })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('block.paths.way')}</th>
            <th scope="col">{t('block.paths.rate', { from: ways.one, to: ways.unit })}</th>
            <th scope="col">{t('block.paths.get', { to })}</th>
            <th scope="col">{t('block.paths.difference', { to })}</th>
          </tr>
        </thead>
        <tbody>
          {paths.map(({ id, rate, toAmount, difference }) => (
            <tr key={id} data-path={id}>
              <th scope="row">
                {id === 'block' && firmAmount !== undefined ? t('block.paths.firm') : t(`block.paths.${id}`)}
                {id === 'convert' && (
                  <span className="block min-h-4 text-small text-text-3">
                    {parts !== undefined && t('block.paths.parts', { count: parts })}
                  </span>
                )}
              </th>
              <td>
                <LtrText className="num">{rateFigure(rate)}</LtrText>
              </td>
              <td>
                <LtrText className="num">{figure(toAmount)}</LtrText>
              </td>
              <td>
                <LtrText className="num">{id === 'block' ? '' : figure(difference)}</LtrText>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** As long as most differences are, so that the sentence takes as many lines before they are known. */
const USUAL_DIFFERENCE = '888.88';

const SAVING = 'rounded-button bg-surface p-3';

interface SavingProps {
  readonly paths: readonly TradePath[];
  readonly to: string;
  readonly isWaiting: boolean;
}

/** The difference in one sentence: what a block brings more than the others, or less, and never hidden. */
function Saving({ paths, to, isWaiting }: SavingProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { price } = figuresOf(language);
  const said = paths.flatMap(({ id, difference }) => {
    if (difference === null || id === 'block') return [];
    // What the other way gives less is what the block gives more.
    const isMore = compareDecimals(difference, '0') <= 0;
    const money = `\u2066${price(difference.replace('-', ''))} ${to}\u2069`;
    return [t(isMore ? `block.saving.${id}` : `block.loss.${id}`, { money })];
  });
  // The sentence's place is kept, so that what stands below doesn't move when the prices come.
  if (said.length === 0 && isWaiting) {
    const money = `${price(USUAL_DIFFERENCE)} ${to}`;
    return (
      <p className={joinClasses(SAVING, 'invisible')}>
        {joinSentences([t('block.saving.convert', { money }), t('block.saving.book', { money })], language)}
      </p>
    );
  }
  if (said.length === 0) return null;
  return (
    <p className={SAVING} data-saving="">
      {joinSentences(said, language)}
    </p>
  );
}

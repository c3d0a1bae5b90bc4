import { useTranslation } from 'react-i18next';
import { directionOf, figuresOf } from '#app/components/format/figures.ts';
import { BLANK, writeText } from '#app/components/writeText.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import type { QuoteState } from '#app/stores/quoteStore.ts';
import { useLive } from '#app/stores/useLive.ts';
import { changeOf } from '../prices/changeOf.ts';
import { inverseOf, rateOf } from '../prices/rateOf.ts';
import { usePairPrices } from '../prices/usePairPrices.ts';
import { indicativeRate, shortRate } from './indicativeRate.ts';

export interface RateLinesProps {
  readonly from: string;
  readonly to: string;
  /** The exchange's distance from spot, as a share; undefined until it is known. */
  readonly gapRate: string | undefined;
}

/**
 * About what one coin is worth in the other, both ways, and how that moved in a day. The figures follow the feed by
 * themselves: nothing is rendered for a price, and nothing is asked of the exchange (screens.md 1.1, step 1).
 */
export function RateLines({ from, to, gapRate }: RateLinesProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  usePairPrices(from, to);
  const { price, change } = figuresOf(language);
  const rateIn = (state: QuoteState): string => {
    const spot = rateOf(from, to, state);
    return spot === null ? '' : indicativeRate(spot, gapRate);
  };
  const key = `${from} ${to} ${gapRate ?? ''} ${language}`;
  return (
    <>
      <dt>{t('convert.rate')}</dt>
      <dd>
        <LiveFigure
          key={key}
          className="num block"
          read={rateIn}
          write={(rate) => `1 ${from} ≈ ${price(shortRate(rate))} ${to}`}
        />
        <LiveFigure
          key={`${key} inverse`}
          className="num block text-text-3"
          read={(state) => inverseOf(rateIn(state) || '0') ?? ''}
          write={(rate) => `1 ${to} ≈ ${price(shortRate(rate))} ${from}`}
        />
      </dd>
      <dt>{t('convert.change')}</dt>
      <dd>
        <LiveFigure
          key={`${key} change`}
          className="num"
          isChange
          read={(state) => changeOf(from, to, state.quoteBySymbol) ?? ''}
          write={change}
        />
      </dd>
    </>
  );
}

interface LiveFigureProps {
  /** A plain decimal string, or "" where there is none. */
  readonly read: (state: QuoteState) => string;
  readonly write: (plain: string) => string;
  readonly className: string;
  /** It is coloured by its sign. */
  readonly isChange?: boolean;
}

/** Until there is a figure a dash holds its place. */
function LiveFigure({ read, write, className, isChange = false }: LiveFigureProps) {
  const ref = useLive<HTMLElement>(read, (element, plain) => {
    writeText(element, plain === '' ? '–' : write(plain));
    if (!isChange) return;
    const direction = plain === '' ? undefined : directionOf(plain);
    if (direction === undefined) delete element.dataset.direction;
    else element.dataset.direction = direction;
  });
  return (
    <bdi ref={ref} dir="ltr" className={className}>
      {BLANK}
    </bdi>
  );
}

import { ArrowLeftRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { figuresOf } from '#app/components/format/figures.ts';
import { Hint } from '#app/components/Hint.tsx';
import { BLANK, writeText } from '#app/components/writeText.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import type { QuoteState } from '#app/stores/quoteStore.ts';
import { useLive } from '#app/stores/useLive.ts';
import { inverseOf, rateOf } from '../prices/rateOf.ts';
import { usePairPrices } from '../prices/usePairPrices.ts';
import { indicativeRate, shortRate } from './indicativeRate.ts';

export interface TicketFactsProps {
  readonly from: string;
  readonly to: string;
  /** The exchange's distance from spot, as a share; undefined until it is known. */
  readonly gapRate: string | undefined;
  /** How far the price is from spot, in words; nothing while that is not known. */
  readonly gap: ReactNode;
  /** About how long a quote holds. */
  readonly holdsForMs: number;
}

const SECOND_MS = 1_000;

/** What is known of a conversion before its price is asked for: four facts (screens.md 1.1). */
export function TicketFacts({ from, to, gapRate, gap, holdsForMs }: TicketFactsProps) {
  const { t } = useTranslation();
  return (
    <>
      <Fact label={t('convert.rate')}>
        <LiveRate {...{ from, to, gapRate }} />
      </Fact>
      <Fact label={<Hint text={t('convert.hint.spot')}>{t('convert.spot')}</Hint>}>{gap}</Fact>
      <Fact label={<Hint text={t('convert.hint.fee')}>{t('ticket.quote.fee')}</Hint>}>
        {t('convert.feeLater')}
      </Fact>
      <Fact label={<Hint text={t('convert.hint.holds')}>{t('convert.holds')}</Hint>}>
        {t('convert.holdsFor', { seconds: holdsForMs / SECOND_MS })}
      </Fact>
    </>
  );
}

/** One line of a ticket's facts. */
export function Fact({ label, children }: { readonly label: ReactNode; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/**
 * About what one coin is worth in the other, either way round. It follows the feed by itself: nothing is rendered for a price,
 * and nothing is asked of the exchange (screens.md 1.1, step 1).
 */
function LiveRate({ from, to, gapRate }: Pick<TicketFactsProps, 'from' | 'to' | 'gapRate'>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [isInverse, setInverse] = useState(false);
  usePairPrices(from, to);
  const { price } = figuresOf(language);
  const rateIn = (state: QuoteState): string => {
    const spot = rateOf(from, to, state);
    return spot === null ? '' : indicativeRate(spot, gapRate);
  };
  const [one, unit] = isInverse ? [to, from] : [from, to];
  return (
    <button
      type="button"
      className="ticket-rate"
      title={t('ticket.quote.flip')}
      onClick={() => setInverse(!isInverse)}
    >
      <LiveFigure
        key={`${one} ${unit} ${gapRate ?? ''} ${language}`}
        read={(state) => (isInverse ? (inverseOf(rateIn(state) || '0') ?? '') : rateIn(state))}
        write={(rate) => `1 ${one} ≈ ${price(shortRate(rate))} ${unit}`}
      />
      <ArrowLeftRight size={14} aria-hidden="true" />
    </button>
  );
}

interface LiveFigureProps {
  /** A plain decimal string, or "" where there is none. */
  readonly read: (state: QuoteState) => string;
  readonly write: (plain: string) => string;
}

/** Until there is a figure a dash holds its place. */
function LiveFigure({ read, write }: LiveFigureProps) {
  const ref = useLive<HTMLElement>(read, (element, plain) =>
    writeText(element, plain === '' ? '–' : write(plain)),
  );
  return (
    <bdi ref={ref} dir="ltr" className="num">
      {BLANK}
    </bdi>
  );
}

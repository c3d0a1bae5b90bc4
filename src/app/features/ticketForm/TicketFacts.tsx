import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BLANK, writeText } from '#app/browser/writeText.ts';
import { figuresOf } from '#app/components/format/figures.ts';
import { joinSentences } from '#app/components/format/joinTexts.ts';
import { Hint } from '#app/components/Hint.tsx';
import { RateButton } from '#app/components/rate/RateButton.tsx';
import { percentOf } from '#app/features/prices/percentOf.ts';
import { rateOf } from '#app/features/prices/rateOf.ts';
import { usePairPrices } from '#app/features/prices/usePairPrices.ts';
import { useRateFlip } from '#app/features/prices/useRateFlip.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import type { QuoteState } from '#app/stores/quoteStore.ts';
import { useLive } from '#app/stores/useLive.ts';
import { type QuotedRate, quoteRate } from '#shared/market/quotedRate.ts';
import { type Charges, indicativeRate } from './indicativeRate.ts';

export interface TicketFactsProps {
  readonly from: string;
  readonly to: string;
  /** The exchange's distance from spot, as a share; undefined until it is known. */
  readonly gapRate: string | undefined;
  /** What it takes of what is received; undefined until it is known. */
  readonly charges: Charges | undefined;
  /** How far the price is from spot, in words; nothing while that is not known. */
  readonly gap: ReactNode;
  /** About how long a quote holds. */
  readonly holdsForMs: number;
}

const SECOND_MS = 1_000;

/**
 * What is known of a conversion before its price is asked for: rate, fee, and all that it costs in one line (screens.md 1.1).
 * For how long a quote holds, and what the estimates are made of, is one focus away.
 */
export function TicketFacts({ from, to, gapRate, charges, gap, holdsForMs }: TicketFactsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const holds = t('convert.hint.holds', { seconds: holdsForMs / SECOND_MS });
  const estimate = joinSentences([t('convert.hint.spot'), t('convert.feeNote')], language);
  return (
    <>
      <Fact label={<Hint text={holds}>{t('convert.rate')}</Hint>}>
        <LiveRate {...{ from, to, gapRate }} />
      </Fact>
      <Fact label={<Hint text={t('convert.hint.fee')}>{t('terms.fee')}</Hint>}>
        {charges === undefined ? t('convert.feeLater') : <Share of={charges.feeRate} />}
      </Fact>
      {charges !== undefined && /[1-9]/.test(charges.taxRate) && (
        <Fact label={t('terms.tax')}>
          <Share of={charges.taxRate} />
        </Fact>
      )}
      <Fact label={<Hint text={estimate}>{t('convert.spot')}</Hint>}>{gap}</Fact>
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

/** A fee or a tax as a share of what is received, as its label's hint says. */
function Share({ of: share }: { readonly of: string }) {
  const { t } = useTranslation();
  const { percent } = figuresOf(useLanguage());
  return /[1-9]/.test(share) ? percent(percentOf(share)) : t('ticket.quote.noFee');
}

/**
 * About what one coin is worth in the other, as markets quote it or the other way round. It follows the feed by itself:
 * nothing is rendered for a price, and nothing is asked of the exchange (screens.md 1.1, step 1; 0.2c).
 */
function LiveRate({ from, to, gapRate }: Pick<TicketFactsProps, 'from' | 'to' | 'gapRate'>) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { isFlipped, flip } = useRateFlip(from, to);
  usePairPrices(from, to);
  const { price } = figuresOf(language);
  const quotedIn = (state: QuoteState): QuotedRate => {
    const spot = rateOf(from, to, state);
    const rate = spot === null ? '' : indicativeRate(spot, gapRate);
    return quoteRate({ from, to, rate }, isFlipped);
  };
  const key = `${from} ${to} ${isFlipped} ${gapRate ?? ''} ${language}`;
  const write = (one: string, unit: string, plain: string): string => `1 ${one} ≈ ${plain} ${unit}`;
  return (
    <RateButton
      label={t('ticket.quote.flip')}
      exact={
        <LiveFigure
          key={key}
          read={(state) => {
            const { one, unit, exact } = quotedIn(state);
            return exact === '' ? '' : write(one, unit, exact);
          }}
        />
      }
      onFlip={flip}
    >
      <LiveFigure
        key={key}
        read={(state) => {
          const { one, unit, short } = quotedIn(state);
          return short === '' ? '' : write(one, unit, price(short));
        }}
      />
    </RateButton>
  );
}

interface LiveFigureProps {
  /** The figure as text, or "" where there is none. */
  readonly read: (state: QuoteState) => string;
}

/** Until there is a figure a dash holds its place. */
function LiveFigure({ read }: LiveFigureProps) {
  const ref = useLive<HTMLElement>(read, (element, text) => writeText(element, text === '' ? '–' : text));
  return (
    <bdi ref={ref} dir="ltr" className="num">
      {BLANK}
    </bdi>
  );
}

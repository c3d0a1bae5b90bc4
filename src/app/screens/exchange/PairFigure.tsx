import { BLANK, writeText } from '../../components/writeText.ts';
import type { MarketQuote } from '../../stores/quoteStore.ts';
import { useLive } from '../../stores/useLive.ts';

export interface PairFigureProps {
  readonly symbol: string;
  /** The figure as text; read once, so the card has a key that changes with what this depends on. */
  readonly write: (quote: MarketQuote) => string | undefined;
  readonly direction?: (quote: MarketQuote) => 'up' | 'down' | undefined;
  readonly className?: string;
}

/** One figure of one pair, following the feed; a dash while there is none. */
export function PairFigure({ symbol, write, direction, className = '' }: PairFigureProps) {
  const ref = useLive<HTMLSpanElement>(
    ({ quoteBySymbol }) => {
      const quote = quoteBySymbol.get(symbol);
      return `${(quote && direction?.(quote)) ?? 'flat'}|${(quote && write(quote)) ?? '–'}`;
    },
    (element, value) => {
      const [towards = 'flat', ...text] = value.split('|');
      if (direction !== undefined) element.dataset.direction = towards;
      writeText(element, text.join('|'));
    },
  );
  return (
    <span ref={ref} className={`num ${className}`} translate="no">
      {BLANK}
    </span>
  );
}

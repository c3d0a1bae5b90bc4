import { BLANK, writeText } from '#app/browser/writeText.ts';
import type { MarketQuote } from '#app/stores/quoteStore.ts';
import { useLive } from '#app/stores/useLive.ts';

export interface PairFigureProps {
  readonly symbol: string;
  /** The figure as text; read once, so the card has a key that changes with what this depends on. */
  readonly write: (quote: MarketQuote) => string | undefined;
  readonly direction?: (quote: MarketQuote) => 'up' | 'down' | undefined;
  readonly className?: string;
}

/**
 * One figure of one pair, following the feed; a dash while there is none. Before the pair's first figures the dash is not
 * seen (pair.css), since it would move when it becomes a figure.
 */
export function PairFigure({ symbol, write, direction, className = '' }: PairFigureProps) {
  const ref = useLive<HTMLSpanElement>(
    ({ quoteBySymbol }) => {
      const quote = quoteBySymbol.get(symbol);
      if (quote === undefined) return 'none|–';
      return `${direction?.(quote) ?? 'flat'}|${write(quote) ?? '–'}`;
    },
    (element, value) => {
      const [towards = 'flat', ...text] = value.split('|');
      element.toggleAttribute('data-blank', towards === 'none');
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

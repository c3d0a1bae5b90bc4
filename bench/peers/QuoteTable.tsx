import { memo } from 'react';
import { FIGURES } from './quote.ts';
import { useQuotes } from './quoteStore.ts';
import './table.css';

const ROWS_IN_SIGHT = 40;

/** The first 40 rows of the market; each reads its own quote, so that one price renders one row. */
export function QuoteTable() {
  const symbols = useQuotes((state) => state.symbols);
  return (
    <table>
      <thead>
        <tr>
          {FIGURES.map((figure) => (
            <th key={figure}>{figure}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {symbols.slice(0, ROWS_IN_SIGHT).map((symbol) => (
          <QuoteRow key={symbol} symbol={symbol} />
        ))}
      </tbody>
    </table>
  );
}

const QuoteRow = memo(function QuoteRow({ symbol }: { readonly symbol: string }) {
  const quote = useQuotes((state) => state.quoteBySymbol.get(symbol));
  return (
    <tr>
      {FIGURES.map((figure) => (
        <td key={figure}>{quote?.[figure]}</td>
      ))}
    </tr>
  );
});

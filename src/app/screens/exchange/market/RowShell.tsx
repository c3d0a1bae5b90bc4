import { memo } from 'react';
import { BLANK } from '#app/components/writeText.ts';
import { MARKET_COLUMNS } from './marketColumns.ts';

export const ROW_HEIGHT = 44;

export interface RowShellProps {
  readonly id: string;
  /** Place among all rows of the view, from 0. */
  readonly place: number;
  /** What the star is called. */
  readonly favourite: string;
}

/**
 * The elements of one row, without what they show: paintRow writes that, and React renders a shell once. The star is
 * for pointers; the keyboard has F for the active row, so that 40 stars are not 40 tab stops.
 */
export const RowShell = memo(function RowShell({ id, place, favourite }: RowShellProps) {
  return (
    <div
      role="row"
      id={id}
      className="market-row"
      style={{ top: place * ROW_HEIGHT }}
      aria-rowindex={place + 2}
    >
      <span role="gridcell" className="market-cell" data-column="pair">
        <button type="button" tabIndex={-1} className="favourite-mark" aria-label={favourite}>
          {BLANK}
        </button>
        <span className="coin-mark" aria-hidden="true">
          {BLANK}
        </span>
        <b>{BLANK}</b>
        <span className="market-quote-coin">{BLANK}</span>
      </span>
      {MARKET_COLUMNS.slice(1).map((column) => (
        <span key={column} role="gridcell" className="market-cell" data-column={column}>
          {BLANK}
        </span>
      ))}
    </div>
  );
});

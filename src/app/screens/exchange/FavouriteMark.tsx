export interface FavouriteMarkProps {
  readonly symbol: string | undefined;
  readonly isFavourite: boolean;
}

/**
 * The star of a row. Pointers press it; the keyboard has F for the active row, so that 40 stars are not 40 tab stops.
 * The click is handled by the table, once for all rows.
 */
export function FavouriteMark({ symbol, isFavourite }: FavouriteMarkProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      className="favourite-mark"
      data-favourite={symbol}
      aria-pressed={isFavourite}
      aria-label={`Favourite ${symbol ?? ''}`}
      disabled={symbol === undefined}
    >
      <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
        <path d="M12 3.2l2.7 5.6 6.1.8-4.5 4.3 1.1 6.1L12 17.1 6.6 20l1.1-6.1L3.2 9.6l6.1-.8z" />
      </svg>
    </button>
  );
}

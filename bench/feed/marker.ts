/**
 * The marker is a pair whose last price says when it was sent, so that the age of the prices a page shows can be read
 * off the page. Its name sorts first and its turnover is the largest, so every page has it in its first row.
 */
export const MARKER_COIN = '1AGE';
const MARKER_SYMBOL = `${MARKER_COIN}USDT`;

/** Far above every other pair's. */
const TURNOVER = '9000000000000.00';

/** Writes the marker's ticker row; its price is the seconds since the feed began, with two decimals. */
export function writeMarkerRow(sinceStartMs: number): string {
  const price = (sinceStartMs / 1000).toFixed(2);
  return (
    `{"t":0,"s":"${MARKER_SYMBOL}","sn":"${MARKER_SYMBOL}","c":"${price}","h":"9000.00","l":"0.01","o":"1.00"` +
    `,"v":"1000000000.0000","qv":"${TURNOVER}","m":"0.000000","e":301}`
  );
}

/** The milliseconds since the feed began that a shown price stands for; undefined if it is no price yet. */
export function markerTextToMs(text: string): number | undefined {
  const plain = text.replaceAll(',', '').trim();
  return /^\d+\.\d\d$/.test(plain) ? Number(plain) * 1000 : undefined;
}

/** A coin's round mark: its initial on a colour of its own. Decoration only; the name stands beside it. */
export function CoinMark({ coin }: { readonly coin: string }) {
  return (
    <span className="coin-mark" data-hue={hueOf(coin)} aria-hidden="true">
      {coin.slice(0, 1)}
    </span>
  );
}

const HUES = 12;

function hueOf(coin: string): number {
  let sum = 0;
  for (const letter of coin) sum = (sum * 31 + letter.charCodeAt(0)) % 997;
  return sum % HUES;
}

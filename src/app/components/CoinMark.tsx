/** A coin's round mark: its initial on a colour of its own. Decoration only; the name stands beside it. */
export function CoinMark({ coin }: { readonly coin: string }) {
  return (
    <span className="coin-mark" data-hue={coinHue(coin)} aria-hidden="true">
      {coin.slice(0, 1)}
    </span>
  );
}

const HUES = 12;

/** One of twelve hues for a coin's mark, always the same for the same coin. */
export function coinHue(coin: string): number {
  let sum = 0;
  for (let at = 0; at < coin.length; at += 1) sum = (sum * 31 + coin.charCodeAt(at)) % 997;
  return sum % HUES;
}

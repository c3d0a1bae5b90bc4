import { coinHue } from './coinHue.ts';

/** A coin's round mark: its initial on a colour of its own. Decoration only; the name stands beside it. */
export function CoinMark({ coin }: { readonly coin: string }) {
  return (
    <span className="coin-mark" data-hue={coinHue(coin)} aria-hidden="true">
      {coin.slice(0, 1)}
    </span>
  );
}

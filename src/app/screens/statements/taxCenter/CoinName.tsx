import { CoinMark } from '#app/components/CoinMark.tsx';

/** A coin by its mark and its name, which are one however narrow their place. */
export function CoinName({ coin }: { readonly coin: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <CoinMark coin={coin} />
      {coin}
    </span>
  );
}

import type { CSSProperties } from 'react';
import { writeText } from '#app/browser/writeText.ts';
import { coinOfChain, markOf } from './coinMarks.ts';
import './coinMark.css';

/** A coin's round mark: its letters on a colour of its own. Decoration only; the name stands beside it. */
export function CoinMark({ coin }: { readonly coin: string }) {
  const { letters, colour, isInkDark } = markOf(coin);
  return (
    <span
      className="coin-mark"
      data-ink={isInkDark ? 'dark' : undefined}
      style={{ [COLOUR]: colour } as CSSProperties}
      aria-hidden="true"
    >
      {letters}
    </span>
  );
}

/** A network's mark: that of its own coin. */
export function NetworkMark({ chain }: { readonly chain: string }) {
  return <CoinMark coin={coinOfChain(chain)} />;
}

const COLOUR = '--coin-colour';

/** Shows a coin's mark in an element of the class `coin-mark` that React has made and does not write again. */
export function paintMark(element: HTMLElement, coin: string): void {
  const { letters, colour, isInkDark } = markOf(coin);
  writeText(element, letters);
  if (isInkDark) element.setAttribute('data-ink', 'dark');
  else element.removeAttribute('data-ink');
  element.style.setProperty(COLOUR, colour);
}

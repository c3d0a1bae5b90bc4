import { createMarketWalk } from './createMarketWalk.ts';
import { createFrameBody, type FrameBody } from './packFrame.ts';

/** The frames of a market, made once and replayed for every page: all pages get the same rows. */
export interface FrameRing {
  readonly snapshot: FrameBody;
  readonly changes: readonly FrameBody[];
}

export interface FrameRingOptions {
  /** Pairs in the market. */
  readonly symbols: number;
  /** Rows in each frame of changes. */
  readonly changed: number;
}

/** 10 s of the full feed; longer shows no more, and takes longer to make. */
const FRAMES = 200;

/** Creates the frames; each body continues `"data":[` after a first row. */
export function createFrameRing({ symbols, changed }: FrameRingOptions): FrameRing {
  const market = createMarketWalk(symbols);
  const toBody = (rows: readonly string[]): FrameBody =>
    createFrameBody(`${rows.map((row) => `,${row}`).join('')}]}`);
  return {
    snapshot: toBody(market.writeAll()),
    changes: Array.from({ length: FRAMES }, () => toBody(market.tradeSome(changed))),
  };
}

import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { quoteStore } from '#app/stores/quoteStore.ts';
import { rateOf } from './rateOf.ts';

export interface WhenPricedProps {
  readonly from: string;
  readonly to: string;
  readonly children: ReactNode;
}

/** What is said of a pair's price, where the feed has one: without it there is nothing to measure a distance from. */
export function WhenPriced({ from, to, children }: WhenPricedProps) {
  const hasPrice = useStore(quoteStore, (state) => rateOf(from, to, state) !== null);
  return hasPrice ? children : null;
}

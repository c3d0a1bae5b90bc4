import type { Desk } from '#sandbox/exchange/desk.ts';
import type { Exchange } from '#sandbox/exchange/exchange.ts';

/** Every desk of the exchange. Seeds run in this order: who spends comes after who brings in. */
export function createDesks(_exchange: Exchange): Desk[] {
  return [];
}

/** What the exchange is asked about a line. */
export interface Question {
  readonly coin: string;
  readonly chain: string;
  readonly address: string;
  readonly tag?: string | undefined;
}

/** The same text for the same question. */
export function questionKey({ coin, chain, address, tag = '' }: Question): string {
  return JSON.stringify([coin, chain, address, tag]);
}

import type { ResultOf } from '#sandbox/server/api/implement.ts';

type Channel = ResultOf<'userPreferences'>['fiatChannels'][number];

/** A way for money into the exchange; the rest of a channel is the currency's. */
type ChannelLine = [id: string, name: string, min: string, max: string, feeRate: string, eta: string];

const CARD: ChannelLine = ['card', 'Visa or Mastercard', '10', '20000', '0.019', 'minutes'];
const SWIFT: ChannelLine = ['swift', 'SWIFT transfer', '100', '500000', '0', '1-5 days'];

/** By currency, the cheapest first. Sandbox values. */
const LINES: Readonly<Record<string, readonly ChannelLine[]>> = {
  EUR: [['sepa', 'SEPA transfer', '10', '200000', '0', '1 day'], CARD],
  GBP: [['fps', 'Faster Payments', '10', '100000', '0', 'minutes'], CARD],
  HKD: [['fps', 'Faster Payment System', '100', '1000000', '0', 'minutes']],
  INR: [
    ['upi', 'UPI', '500', '100000', '0', 'minutes'],
    ['imps', 'IMPS', '1000', '500000', '0', '1 hour'],
  ],
  AED: [['local', 'Local bank transfer', '50', '500000', '0', '1 day']],
  USD: [SWIFT, CARD],
};

/** Channels that are closed, so that the page can be seen with one. */
const CLOSED = new Set(['imps']);

/** Ways to bring in a currency; a bank transfer and a card where it has none of its own. */
export function listFiatChannels(fiat: string): Channel[] {
  const lines = Object.hasOwn(LINES, fiat) ? LINES[fiat] : undefined;
  return (lines ?? [SWIFT, CARD]).map(([id, name, min, max, feeRate, eta]) => ({
    id,
    name,
    fiat,
    min,
    max,
    feeRate,
    eta,
    state: CLOSED.has(id) ? 0 : 1,
  }));
}

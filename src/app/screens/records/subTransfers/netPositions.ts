import { Decimal } from '#shared/money/decimal.ts';
import type { Member, Transfer } from './transferRecords.ts';

type Party = Pick<Member, 'uid' | 'name'>;
type Moved = Pick<Transfer, 'from' | 'to' | 'coin' | 'amount' | 'outcome'>;

/** What an account got and gave of a coin, and which of both is more; plain decimals. */
export interface NetPosition extends Party {
  readonly coin: string;
  readonly received: string;
  readonly sent: string;
  /** Received less sent: below zero where more was sent. */
  readonly net: string;
}

/** How much of a coin went from one account to another; a plain decimal. */
export interface Flow {
  readonly coin: string;
  readonly from: Party;
  readonly to: Party;
  readonly amount: string;
}

const ZERO = new Decimal(0);

/** Only what was booked, and between two accounts: what stays within one changes no position. */
function bookedMoves(rows: readonly Moved[]): readonly Moved[] {
  return rows.filter(({ outcome, from, to }) => outcome === 'booked' && from.uid !== to.uid);
}

/** Who sent how much to whom, coin by coin, in the order in which they first come. */
export function sumFlows(rows: readonly Moved[]): readonly Flow[] {
  const flowByKey = new Map<string, Flow>();
  for (const { coin, from, to, amount } of bookedMoves(rows)) {
    const key = JSON.stringify([coin, from.uid, to.uid]);
    const known = flowByKey.get(key);
    const sum = new Decimal(known?.amount ?? 0).plus(amount).toFixed();
    flowByKey.set(key, { ...(known ?? { coin, from, to }), amount: sum });
  }
  return [...flowByKey.values()];
}

/** The position of each account in each coin (screens.md 1.14); those of a coin add up to zero. */
export function netPositions(rows: readonly Moved[]): readonly NetPosition[] {
  const flows = sumFlows(rows);
  return coinsOf(flows).flatMap((coin) => {
    const ofCoin = flows.filter((flow) => flow.coin === coin);
    return partiesOf(ofCoin).map(({ uid, name }) => {
      const received = total(ofCoin.filter(({ to }) => to.uid === uid));
      const sent = total(ofCoin.filter(({ from }) => from.uid === uid));
      const net = received.minus(sent).toFixed();
      return { uid, name, coin, received: received.toFixed(), sent: sent.toFixed(), net };
    });
  });
}

export function coinsOf(flows: readonly Flow[]): readonly string[] {
  return [...new Set(flows.map(({ coin }) => coin))];
}

/** Everyone who sent or got something, each once. */
export function partiesOf(flows: readonly Flow[]): readonly Party[] {
  return [
    ...new Map(
      flows.flatMap(({ from, to }) => [from, to]).map(({ uid, name }) => [uid, { uid, name }]),
    ).values(),
  ];
}

function total(flows: readonly Flow[]): Decimal {
  return flows.reduce((sum, { amount }) => sum.plus(amount), ZERO);
}

import { Decimal } from '#shared/money/decimal.ts';
import { ASKED, type Carry, type Holder } from './lots.ts';
import type { CoinChange, OwnChange, TaxEvent } from './readEvents.ts';

export interface HolderChange extends CoinChange {
  readonly holder: Holder;
}

/** What an event did to the coins of each holder: one change for each coin, none of nothing. */
export function changesOf(
  { changes }: Pick<TaxEvent, 'changes'>,
  asked: ReadonlySet<number>,
): readonly HolderChange[] {
  const sums = new Map<string, HolderChange>();
  for (const { uid, coin, amount } of changes) {
    const holder = holderOf(uid, asked);
    const key = `${holder}/${coin}`;
    const sum = sums.get(key)?.amount ?? new Decimal(0);
    sums.set(key, { holder, coin, amount: sum.plus(amount) });
  }
  return [...sums.values()].filter(({ amount }) => !amount.isZero());
}

function holderOf(uid: OwnChange['uid'], asked: ReadonlySet<number>): Holder {
  return asked.has(uid) ? ASKED : uid;
}

interface SettledTransfer {
  readonly carries: readonly (Carry & { readonly coin: string })[];
  /** What went elsewhere, or came from there. */
  readonly rest: readonly HolderChange[];
}

/**
 * Parts a transfer into coins that stayed the person's own and coins that did not: of each coin, what one holder gives goes to the
 * next that gets some, in the order of the changes.
 */
export function settleTransfer(changes: readonly HolderChange[], atMs: number): SettledTransfer {
  const carries: SettledTransfer['carries'][number][] = [];
  const rest: HolderChange[] = [];
  for (const coin of new Set(changes.map((change) => change.coin))) {
    const own = changes.filter((change) => change.coin === coin);
    const takers = own
      .filter(({ amount }) => amount.isPositive())
      .map(({ holder, amount }) => ({ holder, amount, coin }));
    for (const giver of own.filter(({ amount }) => amount.isNegative())) {
      let left = giver.amount.abs();
      for (const taker of takers) {
        const amount = Decimal.min(left, taker.amount);
        if (amount.isZero()) continue;
        carries.push({ kind: 'carry', coin, from: giver.holder, to: taker.holder, atMs, amount });
        taker.amount = taker.amount.minus(amount);
        left = left.minus(amount);
      }
      if (!left.isZero()) rest.push({ ...giver, amount: left.negated() });
    }
    rest.push(...takers.filter(({ amount }) => !amount.isZero()));
  }
  return { carries, rest };
}

import { useCallback, useEffect, useRef, useState } from 'react';
import type { AmountFault } from '#app/components/amount/judgeAmount.ts';
import { systemClock } from '#shared/async/clock.ts';
import type { ConvertOrder } from '../ticket/orderTypes/convertOrderTypes.ts';
import type { ACCOUNT_KEYS_BY_PRODUCT } from './accountKeys.ts';
import { type AmountEntry, amountOf, type EntryBounds, entryOf, faultOf, NO_ENTRY } from './amountEntry.ts';
import type { Pair } from './choosePair.ts';
import { isLinkAmount } from './ticketLink.ts';
import type { SourceKeyName } from './useConvertCoins.ts';
import { type ConvertPair, useConvertPair } from './useConvertPair.ts';
import type { UsedTicketLink } from './useTicketLink.ts';

export interface ConvertForm extends Omit<ConvertPair, 'turn' | 'takePair'> {
  readonly entry: AmountEntry;
  /** What is wrong with the entry, whatever it is. */
  readonly fault: AmountFault | undefined;
  /** What a price can be asked for; null while the entry is not good. */
  readonly order: ConvertOrder | null;
  readonly setEntry: (entry: AmountEntry) => void;
  readonly swap: () => void;
  /** Puts another pair into the ticket, and with it perhaps an amount. */
  readonly take: (pair: Pair, entry?: AmountEntry) => void;
}

/** What a price of the form would be of. */
export function subjectOf({ pair, accountType, entry }: Pick<ConvertForm, 'pair' | 'accountType' | 'entry'>) {
  return [pair?.from, pair?.to, accountType, entry.side, amountOf(entry)].join(' ');
}

/** The address follows what is typed once the user has stopped for a moment. */
const ADDRESS_AFTER_MS = 500;

/** What the ticket's form holds, whichever product it is for: pair, account and amount, from the address and back into it. */
export function useConvertForm(
  product: keyof typeof ACCOUNT_KEYS_BY_PRODUCT,
  address: Omit<UsedTicketLink, 'dropped'>,
): ConvertForm {
  return useEntryForm(useConvertPair(product, address), address);
}

/** The form of a pair that something else on the screen is about as well. */
export function useEntryForm(
  { turn, takePair, ...pairForm }: ConvertPair,
  address: Omit<UsedTicketLink, 'dropped'>,
): ConvertForm {
  const { pair, bounds, accountType } = pairForm;
  const [entry, setEntry] = useEntry(address);
  const fault = faultOf(entry, bounds);
  const order = orderOf({ entry, fault, from: bounds.from, to: bounds.to, accountType });

  const swap = useCallback(() => {
    if (pair === null) return;
    turn();
    // The amount stays that of its coin.
    setEntry({ ...entry, side: entry.side === 'from' ? 'to' : 'from' });
  }, [pair, turn, entry, setEntry]);

  const take = useCallback(
    (wanted: Pair, amount?: AmountEntry) => {
      takePair(wanted);
      if (amount !== undefined) setEntry(amount);
    },
    [takePair, setEntry],
  );

  return { ...pairForm, entry, fault, order, setEntry, swap, take };
}

function useEntry({ link, change, hold }: Omit<UsedTicketLink, 'dropped'>) {
  const { amount = '', side = 'from' } = link;
  const [entry, setEntry] = useState<AmountEntry>(() => (amount === '' ? NO_ENTRY : entryOf(side, amount)));
  const inAddress = useRef(`${side} ${amount}`);
  /** What is typed and not in the address yet. */
  const pending = useRef<(() => void) | null>(null);
  // The address was changed from outside: the way back, or a link to this screen.
  useEffect(() => {
    if (inAddress.current === `${side} ${amount}`) return;
    inAddress.current = `${side} ${amount}`;
    setEntry(entryOf(side, amount));
  }, [side, amount]);
  useEffect(() => {
    const amountTyped = amountOf(entry);
    // "0" is the beginning of an amount, and none yet: the address would be read without it, and the field emptied.
    const typed = isLinkAmount(amountTyped) ? amountTyped : '';
    const now = `${typed === '' ? 'from' : entry.side} ${typed}`;
    if (now === inAddress.current) {
      hold(null);
      return undefined;
    }
    const patch = typed === '' ? { amount: undefined, side: undefined } : { amount: typed, side: entry.side };
    const write = (): void => {
      inAddress.current = now;
      pending.current = null;
      change(patch);
    };
    pending.current = write;
    hold(patch);
    const timer = systemClock.setTimer(write, ADDRESS_AFTER_MS);
    return () => systemClock.clearTimer(timer);
  }, [entry, change, hold]);
  // Another tab of the ticket begins with what was typed last; another screen has an address of its own.
  useEffect(() => {
    const { pathname } = location;
    return () => {
      if (location.pathname === pathname) pending.current?.();
    };
  }, []);
  return [entry, setEntry] as const;
}

interface OrderParts extends Pick<EntryBounds, 'from' | 'to'> {
  readonly entry: AmountEntry;
  readonly fault: AmountFault | undefined;
  readonly accountType: SourceKeyName;
}

function orderOf({ entry, fault, from, to, accountType }: OrderParts): ConvertOrder | null {
  const requestAmount = amountOf(entry);
  if (requestAmount === '' || fault !== undefined || from === undefined || to === undefined) return null;
  if (from.disableFrom || to.disableTo) return null;
  return {
    accountType,
    fromCoin: from.coin,
    toCoin: to.coin,
    requestCoin: entry.side === 'from' ? from.coin : to.coin,
    requestAmount,
    fromCoinType: from.coinType,
    toCoinType: to.coinType,
  };
}

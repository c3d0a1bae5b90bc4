import { useCallback, useEffect, useRef, useState } from 'react';
import type { AmountFault } from '#app/components/amount/validateAmount.ts';
import type { ConvertOrder } from '#app/features/ticket/orderTypes/convertOrderTypes.ts';
import { systemClock } from '#shared/async/clock.ts';
import type { ACCOUNT_KEYS_BY_PRODUCT } from './accountKeys.ts';
import { type AmountEntry, amountOf, type EntryBounds, entryOf, faultOf, NO_ENTRY } from './amountEntry.ts';
import type { Pair } from './choosePair.ts';
import { isLinkAmount, pairToUrl, type TicketPatch } from './ticketLink.ts';
import type { SourceKeyName } from './useConvertCoins.ts';
import { type ConvertPair, useConvertPair } from './useConvertPair.ts';
import type { UsedTicketLink } from './useTicketLink.ts';

export interface ConvertForm extends Omit<ConvertPair, 'takePair'> {
  readonly entry: AmountEntry;
  /** What is wrong with the entry, whatever it is. */
  readonly fault: AmountFault | undefined;
  /** What a price can be asked for; null while the entry is not good. */
  readonly order: ConvertOrder | null;
  readonly setEntry: (entry: AmountEntry) => void;
  readonly swap: () => void;
  /** Puts another pair into the ticket, and with it perhaps an amount. */
  readonly take: (pair: Pair, entry?: AmountEntry) => void;
  /** The address of the page with all that the form holds, also what was typed a moment ago. */
  readonly href: string;
  /** What was typed is in the address from now on: the form is being left. */
  readonly settle: () => void;
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
  { takePair, ...pairForm }: ConvertPair,
  address: Omit<UsedTicketLink, 'dropped'>,
): ConvertForm {
  const { pair, wanted, bounds, account, accountType } = pairForm;
  const { entry, setEntry, replaceEntry, settle } = useEntry(address, { ...wanted, account });
  const fault = faultOf(entry, bounds);
  const order = orderOf({ entry, fault, from: bounds.from, to: bounds.to, accountType });

  const swap = useCallback(() => {
    if (pair === null) return;
    // The amount stays that of its coin, in the address too: there is no moment in which it is of the other one.
    const turned: AmountEntry = { ...entry, side: entry.side === 'from' ? 'to' : 'from' };
    takePair({ from: pair.to, to: pair.from }, replaceEntry(turned));
  }, [pair, takePair, entry, replaceEntry]);

  const take = useCallback(
    (next: Pair, amount?: AmountEntry) =>
      takePair(next, amount === undefined ? undefined : replaceEntry(amount)),
    [takePair, replaceEntry],
  );

  const href = hrefWith(location.href, { account, ...address.link, ...wanted, ...patchOf(entry) });
  return { ...pairForm, entry, fault, order, setEntry, swap, take, href, settle };
}

function hrefWith(href: string, link: TicketPatch): string {
  const url = new URL(href);
  url.search = pairToUrl(link, url.search);
  return url.href;
}

/** An entry as the address has it. "0" is the beginning of an amount, and none yet: it would be read as none. */
function patchOf(entry: AmountEntry): Pick<TicketPatch, 'amount' | 'side'> {
  const amount = amountOf(entry);
  return isLinkAmount(amount) ? { amount, side: entry.side } : { amount: undefined, side: undefined };
}

/** Equal for entries of which the address says the same. */
function keyOf({ amount = '', side = 'from' }: Pick<TicketPatch, 'amount' | 'side'>): string {
  return `${amount === '' ? 'from' : side} ${amount}`;
}

function useEntry({ link, change, hold }: Omit<UsedTicketLink, 'dropped'>, of: TicketPatch) {
  const { amount = '', side = 'from' } = link;
  const [entry, setEntry] = useState<AmountEntry>(() => (amount === '' ? NO_ENTRY : entryOf(side, amount)));
  const inAddress = useRef(keyOf({ amount, side }));
  /** What an amount is of, which the address has beside it. */
  const lacking = useRef(of);
  useEffect(() => {
    lacking.current = of;
  }, [of]);
  /** What is typed and not in the address yet. */
  const pending = useRef<(() => void) | null>(null);
  // The address was changed from outside: the way back, or a link to this screen.
  useEffect(() => {
    if (inAddress.current === keyOf({ amount, side })) return;
    inAddress.current = keyOf({ amount, side });
    setEntry(entryOf(side, amount));
  }, [side, amount]);
  useEffect(() => {
    const patch = patchOf(entry);
    if (keyOf(patch) === inAddress.current) {
      pending.current = null;
      hold(null);
      return undefined;
    }
    const beside = patch.amount === undefined ? undefined : lacking.current;
    const write = (): void => {
      inAddress.current = keyOf(patch);
      pending.current = null;
      change(patch, { lacking: beside });
    };
    pending.current = write;
    hold({ patch, lacking: beside });
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
  /** Enters something and hands over what the caller writes into the address with it. */
  const replaceEntry = useCallback((next: AmountEntry): TicketPatch => {
    const patch = patchOf(next);
    inAddress.current = keyOf(patch);
    setEntry(next);
    return patch;
  }, []);
  const settle = useCallback(() => pending.current?.(), []);
  return { entry, setEntry, replaceEntry, settle };
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

import { useMemo, useState } from 'react';
import type { AddressChain } from './addressChain.ts';
import { type AddressVerdict, tagCodeOf, toVerdict } from './addressVerdict.ts';
import type { AddressJudgement } from './judgeAddress.ts';
import { askForMiddle, findResemblance, isMiddle, type KnownAddress, type Resemblance } from './lookAlike.ts';
import { type PaymentClash, type PaymentFill, readPayment, readTyped, readWhole } from './readEntry.ts';
import { useAddressJudge } from './useAddressJudge.ts';
import { type ExchangeCheck, useExchangeCheck } from './useExchangeCheck.ts';

export interface AddressEntryOptions {
  /** What is sent; UNIVERSAL for an address of all coins. */
  readonly coin: string;
  readonly chain: AddressChain | undefined;
  /** Those that the coin is sent on (useAddressChains). */
  readonly chains: readonly AddressChain[];
  /** All of the exchange, so that an address of any of them is named. */
  readonly all: readonly AddressChain[];
  /** What stands in the tag field: the exchange judges both together. "" where the form has none. */
  readonly tag?: string;
  /** What stands in the amount field; "" where the form has none. */
  readonly amount?: string;
  /** Addresses that the page knows; the exchange knows more of them. Keep the same list between renders. */
  readonly known?: readonly KnownAddress[];
  /** False: nothing is sent or saved, so that the page's own judgement is enough (risk check). */
  readonly asksExchange?: boolean;
  /** A draft, or a parameter of the page's address. */
  readonly initialText?: string;
  /**
   * The address, or a payment code, says more than itself: called with what the form has to take over, after the user agreed
   * wherever something would be overwritten, and when the user switches to another network.
   */
  readonly onFill: (fill: PaymentFill) => void;
}

/** What an address field knows. Give it to AddressField; a form goes by `verdict`. */
export interface AddressEntry {
  /** As it stands in the field, cleaned. */
  readonly text: string;
  readonly verdict: AddressVerdict;
  /** The exchange's complaint about the tag, for TagField; null for none. */
  readonly tagCode: number | null;
  /** The tag inside of the address (XRP X-address, Stellar muxed), which fills and locks the tag field. */
  readonly embeddedTag: string | undefined;
  /** Empties the field, or puts an address in, such as one of the book. */
  readonly put: (text: string) => void;
  /** For AddressField alone. */
  readonly parts: AddressParts;
}

export interface AddressParts {
  readonly chain: AddressChain | undefined;
  readonly known: readonly KnownAddress[];
  readonly judgement: AddressJudgement;
  readonly check: ExchangeCheck;
  readonly resemblance: Resemblance;
  readonly isGuarded: boolean;
  readonly isCleaned: boolean;
  /** What a payment code filled in beside the address. */
  readonly filled: PaymentFill | null;
  /** What it would overwrite. */
  readonly asked: PaymentFill | null;
  readonly clash: PaymentClash | null;
  readonly type: (raw: string) => void;
  readonly paste: (raw: string) => void;
  readonly agree: () => void;
  readonly disagree: () => void;
  readonly switchTo: (chain: AddressChain) => void;
  readonly stay: () => void;
  /** Whether these are the four characters. */
  readonly confirmMiddle: (typed: string) => boolean;
}

interface Entered {
  readonly text: string;
  readonly isCleaned: boolean;
  readonly filled: PaymentFill | null;
  readonly asked: PaymentFill | null;
  readonly clash: PaymentClash | null;
}

const NO_KNOWN: readonly KnownAddress[] = [];

/** The state of one address field (screens.md 0.3, C4). */
export function useAddressEntry(options: AddressEntryOptions): AddressEntry {
  const { coin, chain, chains, all, tag = '', amount = '', onFill } = options;
  const { known = NO_KNOWN, asksExchange = true, initialText = '' } = options;
  const [entered, setEntered] = useState<Entered>(() => ({ ...EMPTY, ...readTyped(initialText) }));
  const [confirmed, setConfirmed] = useState('');
  const judge = useAddressJudge(entered.text);
  const judgement = useMemo(
    (): AddressJudgement =>
      judge === null
        ? { kind: entered.text === '' ? 'empty' : 'loading' }
        : judge(entered.text, { chain, chains, all }),
    [judge, entered.text, chain, chains, all],
  );
  const address = judgement.kind === 'fits' ? judgement.check.normalized : null;
  const question =
    address === null || chain === undefined || !asksExchange
      ? null
      : { coin, chain: chain.code, address, ...(tag !== '' && { tag }) };
  const check = useExchangeCheck(question);
  const similarTo = check.kind === 'answered' ? check.checked.similarTo : NO_KNOWN;
  const resemblance = useMemo(
    () => findResemblance(address ?? '', address === null ? NO_KNOWN : [...known, ...similarTo]),
    [address, known, similarTo],
  );
  const isGuarded = resemblance.lookAlikes.length > 0 && confirmed !== address;
  const clash = openClash(entered.clash, chain);

  const paste = (raw: string): void => {
    const { uri, ...read } = readWhole(raw);
    if (uri === undefined) {
      setEntered({ ...EMPTY, ...read });
      return;
    }
    const payment = readPayment(uri, { chain, chains });
    const { fill } = payment;
    const isOverwriting = differs(fill.tag, tag) || differs(fill.amount, amount);
    const isSaying = Object.keys(fill).length > 0;
    setEntered({
      ...read,
      filled: isSaying && !isOverwriting ? fill : null,
      asked: isOverwriting ? fill : null,
      clash: payment.clash,
    });
    if (isSaying && !isOverwriting) onFill(fill);
  };

  return {
    text: entered.text,
    verdict: toVerdict({ judgement, check, asksExchange, clash, isGuarded }),
    tagCode: tagCodeOf(check),
    embeddedTag: judgement.kind === 'fits' ? judgement.check.tag : undefined,
    put: (text) => setEntered({ ...EMPTY, ...readTyped(text) }),
    parts: {
      ...{ chain, known, judgement, check, resemblance, isGuarded, clash, paste },
      isCleaned: entered.isCleaned,
      filled: entered.filled,
      asked: entered.asked,
      type: (raw) => setEntered({ ...EMPTY, ...readTyped(raw) }),
      agree: () => {
        if (entered.asked !== null) onFill(entered.asked);
        setEntered({ ...entered, asked: null, filled: entered.asked });
      },
      disagree: () => setEntered({ ...entered, asked: null }),
      switchTo: ({ code }) => {
        setEntered({ ...entered, clash: null });
        onFill({ chain: code });
      },
      stay: () => setEntered({ ...entered, clash: clash && { isOtherCoin: clash.isOtherCoin } }),
      confirmMiddle: (typed) => {
        const isRight = address !== null && isMiddle(typed, askForMiddle(address, resemblance.lookAlikes));
        if (isRight) setConfirmed(address);
        return isRight;
      },
    },
  };
}

const EMPTY: Entered = { text: '', isCleaned: false, filled: null, asked: null, clash: null };

/** The network that a payment code names may have been chosen meanwhile. */
function openClash(clash: PaymentClash | null, chain: AddressChain | undefined): PaymentClash | null {
  if (clash?.chain === undefined || clash.chain === null || clash.chain.code !== chain?.code) return clash;
  return { isOtherCoin: clash.isOtherCoin };
}

/** Something is said, and something else stands there. */
function differs(said: string | undefined, there: string): boolean {
  return said !== undefined && there !== '' && said !== there;
}

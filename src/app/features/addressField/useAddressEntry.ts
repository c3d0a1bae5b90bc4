import { useEffect, useMemo, useState } from 'react';
import { useIsAhead } from '#app/components/format/useIsAhead.ts';
import { checkTag } from '#shared/addresses/checkTag.ts';
import { type PaymentRefusal, type PaymentUri, refusePayment } from '#shared/addresses/uris/paymentUri.ts';
import { systemClock } from '#shared/async/clock.ts';
import type { AddressChain } from './addressChain.ts';
import { type AddressVerdict, tagCodeOf, toVerdict } from './addressVerdict.ts';
import type { AddressJudgement } from './judgeAddress.ts';
import { judgeInvoice } from './judgeInvoice.ts';
import { askForMiddle, findResemblance, isMiddle, type KnownAddress, type Resemblance } from './lookAlike.ts';
import {
  coinKey,
  hintsOf,
  NO_ANSWERS,
  type PaymentAnswers,
  type PaymentFill,
  type PaymentHint,
  type PaymentStage,
  type StageContext,
  stageOf,
} from './paymentStage.ts';
import { readTyped, readWhole } from './readEntry.ts';
import { partOf } from './readPayment.ts';
import { useAddressJudge } from './useAddressJudge.ts';
import { type ExchangeCheck, useExchangeCheck } from './useExchangeCheck.ts';

export interface AddressEntryOptions {
  /** The coin that is sent; UNIVERSAL for an address of all coins. */
  readonly coin: string;
  readonly chain: AddressChain | undefined;
  /** The networks that the coin is sent on (useAddressChains). */
  readonly chains: readonly AddressChain[];
  /** All networks of the exchange, so that an address of any of them is named. */
  readonly all: readonly AddressChain[];
  /** What stands in the tag field: the exchange judges both together. Null where the form has none. */
  readonly tag?: string | null;
  /**
   * What the receiver would get by what stands in the amount field, "" for nothing entered; absent where the form has none. Asked
   * with whether the exchange says that the address is its own.
   */
  readonly arriving?: (isInternal: boolean) => string;
  /** Addresses that the page knows; the exchange knows more of them. Keep the same list between renders. */
  readonly known?: readonly KnownAddress[];
  /** False: nothing is sent or saved, so that the page's own judgement is enough (risk check). */
  readonly asksExchange?: boolean;
  /** How far the exchange's clock is ahead, in ms: invoices end by it. */
  readonly skewMs?: number;
  /** A draft (`draft` of an earlier entry), or a parameter of the page's address. */
  readonly initialText?: string;
  /**
   * The address, or a payment code, says more than itself: called with what the form has to take over, after the user agreed
   * wherever something would be overwritten, and when the user switches to another network.
   */
  readonly onFill: (fill: PaymentFill) => void;
}

/** The state of an address field, for AddressField; the form uses `verdict`. */
export interface AddressEntry {
  /** The field's text, cleaned. */
  readonly text: string;
  /** What to keep of it for later: the whole code while something of it is open, or else the address alone. */
  readonly draft: string;
  readonly verdict: AddressVerdict;
  /** What was cleaned, filled in or left out, for as long as the address stays. */
  readonly hints: readonly PaymentHint[];
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
  /** A code that can't be used. */
  readonly refusal: PaymentRefusal | null;
  /** The entry was read as a payment code. */
  readonly isCode: boolean;
  /** What a code still asks of the user, or of the page. */
  readonly stage: PaymentStage;
  readonly type: (raw: string) => void;
  readonly paste: (raw: string) => void;
  readonly answer: (answers: Partial<PaymentAnswers>) => void;
  /** Replaces what was entered by what the code says. */
  readonly replace: () => void;
  readonly switchTo: (chain: AddressChain) => void;
  /** Accepts the code with the chosen coin, or without the memo. */
  readonly goOn: () => void;
  /** Whether these are the four characters. */
  readonly confirmMiddle: (typed: string) => boolean;
}

interface Entered {
  /** As it came. */
  readonly raw: string;
  readonly text: string;
  readonly isCleaned: boolean;
  readonly uri: PaymentUri | null;
  readonly refusal: PaymentRefusal | null;
  readonly answers: PaymentAnswers;
  /** The code that was edited by hand: where its address stands there again, so do its questions. */
  readonly edited?: Entered;
}

const NO_KNOWN: readonly KnownAddress[] = [];
const DONE = { kind: 'done' } as const;
const WAITING = { kind: 'waiting' } as const;
/** The parameter that a refusal names where the code's tag is not that of its address. */
const TAG_NAME = 'tag';

function enter(raw: string, read: typeof readWhole): Entered {
  const { uri = null, refusal = null, ...rest } = read(raw);
  return { raw, uri, refusal, ...rest, answers: NO_ANSWERS };
}

/** The state of one address field (screens.md 0.3, C4). */
export function useAddressEntry(options: AddressEntryOptions): AddressEntry {
  const { coin, chain, chains, all, tag = null, onFill } = options;
  const { known = NO_KNOWN, asksExchange = true, initialText = '', skewMs = 0 } = options;
  const [entered, setEntered] = useState<Entered>(() => enter(initialText, readWhole));
  const [confirmed, setConfirmed] = useState('');
  const { uri, answers } = entered;
  // A code may have several addresses, each for another network.
  const text = uri === null ? entered.text : readTyped(partOf(uri, { chain, chains }).address).text;
  const judge = useAddressJudge(text);
  const judged = useMemo(
    (): AddressJudgement =>
      judge === null ? { kind: text === '' ? 'empty' : 'loading' } : judge(text, { chain, chains, all }),
    [judge, text, chain, chains, all],
  );
  const invoice = judged.kind === 'fits' ? judged.check.invoice : undefined;
  // Judged again when it can't be paid any more.
  useIsAhead(invoice === undefined ? 0 : invoice.expiresAtMs - skewMs);
  const facts = { nowMs: systemClock.wallNow() + skewMs, digits: chain?.accuracy };
  const timed = judgeInvoice(judged, { ...facts, arriving: null });
  const tagInside = timed.kind === 'fits' ? timed.check.tag : undefined;
  const isTwice = isOtherTag(uri?.tag, tagInside, chain);
  const refusal = isTwice ? refusePayment('twice', TAG_NAME) : entered.refusal;
  const fits = timed.kind === 'fits' && refusal === null ? timed.check : null;
  const address = fits?.normalized ?? null;
  const embeddedTag = fits?.tag;
  // What the tag field leaves out is not asked about either.
  const isTagSent =
    tag !== null && tag !== '' && embeddedTag === undefined && chain?.tag.mode !== 'forbidden';
  const question =
    address === null || chain === undefined || !asksExchange
      ? null
      : { coin, chain: chain.code, address, ...(isTagSent && { tag }) };
  const check = useExchangeCheck(question);
  const similarTo = check.kind === 'answered' ? check.checked.similarTo : NO_KNOWN;
  const resemblance = useMemo(
    () => findResemblance(address ?? '', address === null ? NO_KNOWN : [...known, ...similarTo]),
    [address, known, similarTo],
  );
  const isGuarded = resemblance.lookAlikes.length > 0 && confirmed !== address;
  const amount = options.arriving?.(check.kind === 'answered' && check.checked.internal) ?? null;
  const context: StageContext = { coin, chain, chains, tag, embedded: tagInside, amount };
  const stage = uri === null || isTwice ? DONE : judge === null ? WAITING : stageOf(uri, answers, context);
  // A question about the amount comes first.
  const judgement = judgeInvoice(timed, { ...facts, arriving: stage.kind === 'done' ? amount : null });

  const answer = (more: Partial<PaymentAnswers>): void =>
    setEntered((before) => ({ ...before, answers: { ...before.answers, ...more } }));
  const take = (fill: PaymentFill): void => {
    // The network comes first: what else the code says is read for it.
    if (fill.chain === undefined) answer({ values: { kind: 'filled', said: fill } });
    onFill(fill);
  };
  const type = (raw: string): void =>
    setEntered((before) => {
      const next = enter(raw, readTyped);
      const code = before.uri === null ? before.edited : before;
      if (code === undefined || code.uri === null) return next;
      const { address: coded } = partOf(code.uri, { chain, chains });
      return readTyped(coded).text === next.text ? code : { ...next, edited: code };
    });
  const waiting = stage.kind === 'fill' ? JSON.stringify(stage.fill) : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is to be filled in is the reason, not the functions
  useEffect(() => {
    if (stage.kind === 'fill') take(stage.fill);
  }, [waiting]);

  return {
    text,
    draft: stage.kind === 'done' && !isTwice ? text : entered.raw,
    verdict: toVerdict({
      ...{ judgement, check, asksExchange, isGuarded },
      isRefused: refusal !== null,
      stage: stage.kind,
    }),
    hints: [
      ...(entered.isCleaned ? [{ kind: 'cleaned' } as const] : []),
      ...(uri === null || isTwice ? [] : hintsOf(uri, answers, context)),
    ],
    tagCode: tagCodeOf(check),
    embeddedTag,
    put: (raw) => setEntered(enter(raw, readTyped)),
    parts: {
      ...{ chain, known, judgement, check, resemblance, isGuarded, stage, answer },
      refusal,
      isCode: uri !== null || refusal !== null,
      type,
      paste: (raw) => setEntered(enter(raw, readWhole)),
      replace: () => {
        if (stage.kind === 'values') take(stage.fill);
      },
      switchTo: ({ code }) => onFill({ chain: code }),
      goOn: () => {
        if (stage.kind === 'coin') answer({ keptCoin: coinKey(context) });
        if (stage.kind === 'memo' && chain !== undefined) answer({ withoutMemo: chain.code });
      },
      confirmMiddle: (typed) => {
        const isRight = address !== null && isMiddle(typed, askForMiddle(address, resemblance.lookAlikes));
        if (isRight) setConfirmed(address);
        return isRight;
      },
    },
  };
}

/** A code may repeat the tag inside of its address, and not differ from it (screens.md 0.2c). */
function isOtherTag(
  said: string | undefined,
  inside: string | undefined,
  chain: AddressChain | undefined,
): boolean {
  if (said === undefined || inside === undefined || chain === undefined) return false;
  const { format, tag } = chain;
  const check = checkTag(said, { format, mode: tag.mode, embedded: inside });
  return !check.ok && check.problem !== 'not-allowed';
}

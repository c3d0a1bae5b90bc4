import { LONGEST_ADDRESS } from '#shared/text/longestAddress.ts';
import { type AcceptedAddress, type AddressCheck, refuseAddress } from '../addressCheck.ts';
import { checkBitcoin, checkDash, checkDogecoin, checkLitecoin, checkTron } from './bitcoinFamily.ts';
import { checkBitcoinCash, checkKaspa } from './cashAddrFamily.ts';
import { checkCardano } from './checkCardano.ts';
import { checkFilecoin } from './checkFilecoin.ts';
import { checkInvoice, type InvoiceContext } from './checkInvoice.ts';
import { checkStacks } from './checkStacks.ts';
import { checkCosmos, checkSs58 } from './cosmosAndSubstrate.ts';
import { checkEvm, checkMove } from './hexAccounts.ts';
import { checkAlgorand, checkInternetComputer, checkSolana, checkTezos } from './keyAccounts.ts';
import { checkEosio, checkHedera, checkNear } from './namedAccounts.ts';
import { checkRipple, checkStellar, checkTon } from './taggedAccounts.ts';

export interface FormatRule {
  /** Longer texts are refused unread. */
  readonly maxLength: number;
  readonly check: (text: string, invoice?: InvoiceContext) => AddressCheck;
}

/** No address of screens.md 3.2 comes near it; it keeps the conversions, which grow with the square, short. */
const MAX_LENGTH = 128;

function rule(check: (text: string) => AddressCheck): FormatRule {
  return { maxLength: MAX_LENGTH, check: (text) => check(text) };
}

/**
 * The formats of screens.md 3.2 by the ids that chains carry (3.1). Where several accept a text, those in front are
 * named first.
 */
const FORMAT_TABLE: ReadonlyMap<string, FormatRule> = new Map([
  ['btc', rule(checkBitcoin)],
  ['bolt11', { maxLength: LONGEST_ADDRESS, check: checkInvoice }],
  ['ltc', rule(checkLitecoin)],
  ['doge', rule(checkDogecoin)],
  ['bch', rule(checkBitcoinCash)],
  ['dash', rule(checkDash)],
  ['evm', rule(checkEvm)],
  ['tron', rule(checkTron)],
  ['sol', rule(checkSolana)],
  ['xrp', rule(checkRipple)],
  ['xlm', rule(checkStellar)],
  ['ton', rule(checkTon)],
  ['ada', rule(checkCardano)],
  ['ss58:0', rule((text) => checkSs58(text, 0))],
  ['bech32:cosmos', rule((text) => checkCosmos(text, 'cosmos'))],
  ['bech32:inj', rule((text) => checkCosmos(text, 'inj'))],
  ['bech32:celestia', rule((text) => checkCosmos(text, 'celestia'))],
  ['bech32:sei', rule((text) => checkCosmos(text, 'sei'))],
  ['algo', rule(checkAlgorand)],
  ['hedera', rule(checkHedera)],
  ['move32', rule(checkMove)],
  ['fil', rule(checkFilecoin)],
  ['icp', rule(checkInternetComputer)],
  ['xtz', rule(checkTezos)],
  ['stx', rule(checkStacks)],
  ['kaspa', rule(checkKaspa)],
  ['near', rule(checkNear)],
  ['eosio', rule(checkEosio)],
]);

/** Judges a text by one format alone. An unknown format accepts nothing (screens.md 3.2, "we fail closed"). */
export function checkFormat(text: string, format: string, invoice?: InvoiceContext): AddressCheck {
  const rule = FORMAT_TABLE.get(format);
  if (rule === undefined) return refuseAddress('unknown-format');
  return text.length > rule.maxLength ? refuseAddress('format') : rule.check(text, invoice);
}

/** How much an accepted text says: its checksum fits, it has a shape of its own, or it only breaks no rule of spelling. */
export type Evidence = 'checksum' | 'shape' | 'name';

const STRONGEST_FIRST: readonly Evidence[] = ['checksum', 'shape', 'name'];

/**
 * Ids of the formats that fully accept a text, so that the page can say "This looks like a TRON address" (screens.md
 * 0.3, C4). Only those with the strongest evidence: nearly any word is also a NEAR account, and so is a
 * Bitcoin address. `weakest`: evidence below it does not count.
 */
export function detectFormats(text: string, weakest: Evidence = 'name'): readonly string[] {
  const accepted = [...FORMAT_TABLE.keys()].flatMap((format) => {
    const check = checkFormat(text, format);
    return check.ok ? [{ format, evidence: evidenceOf(check) }] : [];
  });
  const strengths = STRONGEST_FIRST.slice(0, STRONGEST_FIRST.indexOf(weakest) + 1);
  const strongest = strengths.find((strength) => accepted.some(({ evidence }) => evidence === strength));
  return accepted.filter(({ evidence }) => evidence === strongest).map(({ format }) => format);
}

function evidenceOf({ hasChecksum, kind }: AcceptedAddress): Evidence {
  if (hasChecksum) return 'checksum';
  return kind === 'name' ? 'name' : 'shape';
}

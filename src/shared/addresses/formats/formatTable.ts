import type { AddressCheck } from '../addressCheck.ts';
import { checkAlgorand } from './checkAlgorand.ts';
import { checkBitcoin } from './checkBitcoin.ts';
import { checkBitcoinCash } from './checkBitcoinCash.ts';
import { checkCardano } from './checkCardano.ts';
import { checkCosmos } from './checkCosmos.ts';
import { checkDash } from './checkDash.ts';
import { checkDogecoin } from './checkDogecoin.ts';
import { checkEosio } from './checkEosio.ts';
import { checkEvm } from './checkEvm.ts';
import { checkFilecoin } from './checkFilecoin.ts';
import { checkHedera } from './checkHedera.ts';
import { checkInternetComputer } from './checkInternetComputer.ts';
import { checkInvoice, type InvoiceContext, MAX_INVOICE_LENGTH } from './checkInvoice.ts';
import { checkKaspa } from './checkKaspa.ts';
import { checkLitecoin } from './checkLitecoin.ts';
import { checkMove } from './checkMove.ts';
import { checkNear } from './checkNear.ts';
import { checkRipple } from './checkRipple.ts';
import { checkSolana } from './checkSolana.ts';
import { checkSs58 } from './checkSs58.ts';
import { checkStacks } from './checkStacks.ts';
import { checkStellar } from './checkStellar.ts';
import { checkTezos } from './checkTezos.ts';
import { checkTon } from './checkTon.ts';
import { checkTron } from './checkTron.ts';

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
export const FORMAT_TABLE: ReadonlyMap<string, FormatRule> = new Map([
  ['btc', rule(checkBitcoin)],
  ['bolt11', { maxLength: MAX_INVOICE_LENGTH, check: checkInvoice }],
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

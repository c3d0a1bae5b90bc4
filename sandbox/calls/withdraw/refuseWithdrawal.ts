import { Refusal } from '#sandbox/books/exchange/refusal.ts';
import { refuse } from '#sandbox/server/api/answer.ts';
import type { JsonObject } from '#sandbox/server/signing/canonicalJson.ts';
import { textOfCode } from '../addressBook/codeTexts.ts';

const TEXTS: ReadonlyMap<number, string> = new Map([
  [131004, 'KYC needed'],
  [131065, 'KYC is incomplete'],
  [131067, 'travel-rule form is missing'],
  [131069, 'travel rule: country is wrong'],
  [131071, 'travel rule: address of the beneficiary is incomplete'],
  [131072, 'travel rule: birth of the beneficiary is missing'],
  [131073, 'travel rule: document has run out'],
  [131074, 'travel rule: the wallet is not proven to be your own'],
  [131082, 'duplicate request'],
  [131083, 'only addresses of the address book are allowed'],
  [131084, 'unified account is being upgraded'],
  [131085, 'part of the balance cannot be withdrawn yet'],
  [131088, 'daily limit exceeded'],
  [131089, 'withdrawals rest for 24 hours after a security change'],
  [131090, 'withdrawals are banned'],
  [131093, 'not in the address book'],
  [131094, 'the address-book entry is for something else'],
  [131095, 'daily limit of the platform exceeded'],
  [131096, 'below the minimum or above the maximum'],
  [131097, 'coin is closed on this chain'],
  [131098, 'new address is still locked'],
  [131099, 'too late to cancel'],
  [131212, 'insufficient balance'],
  [700004, 'withdrawal not found'],
]);

/** What undoes a withdrawal with a code of screens.md 0.2. */
export function refusal(code: number, info: JsonObject = {}): Refusal {
  return new Refusal(refuse(code, TEXTS.get(code) ?? textOfCode(code), { info }));
}

import { type Refused, refuse } from '#sandbox/server/api/answer.ts';
import type { JsonObject } from '#sandbox/server/signing/canonicalJson.ts';

/** What the codes of recipients say to a programmer; pages have texts of their own (screens.md 0.2). */
const TEXTS: ReadonlyMap<number, string> = new Map([
  [131002, 'chain or tag does not match'],
  [131066, 'address refused'],
  [131068, 'wallet type or owner is missing or wrong'],
  [131070, 'name is missing or wrong'],
  [131075, 'that is your own address'],
  [131076, 'sub-accounts are excluded'],
  [131077, 'receiver not found'],
  [131078, 'receiver cannot receive'],
  [131079, 'receiver needs KYC'],
  [131081, 'tag not allowed'],
  [132001, 'format is wrong for the chain'],
  [132002, 'checksum is wrong'],
  [132003, 'tag required'],
  [132004, 'duplicate address'],
  [132005, 'duplicate remark'],
  [132006, 'address book is full'],
  [132007, 'batch is too large'],
  [132008, 'that is a token contract'],
  [132009, 'address not found'],
  [132010, 'address is in use by a pending withdrawal'],
  [132011, 'invoice was paid before'],
  [139001, 'too frequent'],
]);

export function textOfCode(code: number): string {
  return TEXTS.get(code) ?? 'refused';
}

/** The refusal with a code that has a text above. */
export function refuseRecipient(code: number, info: JsonObject = {}): Refused {
  return refuse(code, textOfCode(code), { info });
}

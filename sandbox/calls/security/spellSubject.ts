import { createHash } from 'node:crypto';
import { writeCanonicalJson } from '#sandbox/server/signing/canonicalJson.ts';
import { cleanAddress } from '#shared/addresses/cleanAddress.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { LINE_FIELDS, type Scene, SUBJECT_FIELDS } from '#shared/securityStep/stepSubjects.ts';
import { tidyEnteredText } from '#shared/text/enteredText.ts';
import { type About, isFields, textOf } from './about.ts';

/** What a field means that is not there: no tag, an address on a chain, codes are asked for, the fee on top. */
const ABSENT: Readonly<Record<string, string>> = {
  tag: '',
  addressType: '0',
  internalType: '',
  areaCode: '',
  verified: '0',
  feeType: '0',
};
/** Fields that name a receiver; the digest has `receiver` instead, in one spelling. */
const BY_RECEIVER: readonly string[] = ['forceChain', 'addressId'];
const AMOUNTS: readonly string[] = ['amount', 'requestAmount'];

/**
 * A digest of all that a scene's step has to name, spelled so that equal meanings give equal digests; undefined where a
 * field is missing: such a step opens nothing. `receiver` names a receiver inside of the exchange, "" on a chain.
 */
export function digestSubject(scene: Scene, about: About, receiver: string): string | undefined {
  const names = SUBJECT_FIELDS[scene].filter((name) => !BY_RECEIVER.includes(name));
  const spelled = spellFields(about, names);
  return spelled === undefined
    ? undefined
    : createHash('sha256')
        .update(writeCanonicalJson([scene, receiver, spelled]))
        .digest('base64url');
}

type Spelled = Record<string, string | readonly string[]>;

function spellFields(about: About, names: readonly string[]): Spelled | undefined {
  const spelled: Spelled = {};
  for (const name of names) {
    const value = isList(name) ? spellList(name, about[name]) : spellText(name, textOf(about, name));
    if (value === undefined) {
      return undefined;
    }
    spelled[name] = value;
  }
  return spellAccount(spelled);
}

function spellText(name: string, text = ABSENT[name]): string | undefined {
  if (text === undefined || name === 'address') {
    return text === undefined ? undefined : cleanAddress(text).text;
  }
  return AMOUNTS.includes(name) && /^\d{1,40}(?:\.\d{1,18})?$/.test(text)
    ? new Decimal(text).toFixed()
    : tidyEnteredText(text);
}

/** Spells each line and sorts the lines, since their order means nothing. */
function spellList(name: ListName, value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value) || value.length === 0) {
    return undefined;
  }
  const spelled = value.map((line) => spellLine(name, line));
  return spelled.every((line) => line !== undefined) ? spelled.toSorted() : undefined;
}

function spellLine(name: ListName, line: unknown): string | undefined {
  if (name === 'ids') {
    return typeof line === 'string' ? line : undefined;
  }
  const spelled = isFields(line) ? spellFields(line, LINE_FIELDS[name]) : undefined;
  return spelled === undefined ? undefined : writeCanonicalJson(spelled);
}

/** An account of the exchange is named by its id where nothing else is said; an address on a chain by itself. */
function spellAccount(spelled: Spelled): Spelled {
  const { addressType, internalType } = spelled;
  if (addressType === '1') {
    return { ...spelled, internalType: internalType === '' ? 'uid' : (internalType ?? '') };
  }
  return addressType === undefined ? spelled : { ...spelled, internalType: '', areaCode: '' };
}

type ListName = 'ids' | keyof typeof LINE_FIELDS;

function isList(name: string): name is ListName {
  return name === 'ids' || Object.hasOwn(LINE_FIELDS, name);
}

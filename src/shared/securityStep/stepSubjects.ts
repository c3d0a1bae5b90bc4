import type { InferOutput } from 'valibot';
import type { RiskScene } from '#shared/endpoints/enums.ts';
import { RISK_SCENES } from '#shared/endpoints/riskScenes.ts';
import type { InputOf } from '#shared/endpoints/table.ts';

/** A risk scene of screens.md 2.0. */
export type Scene = InferOutput<typeof RiskScene>;

/** The call that each scene guards; a block trade is guarded by its order, which the call names by its quote alone. */
interface GuardedCalls {
  [RISK_SCENES.withdraw]: InputOf<'withdrawCreate'>;
  [RISK_SCENES.addressCreate]: InputOf<'addressCreate'>;
  [RISK_SCENES.addressBatch]: InputOf<'addressBatchCreate'>;
  [RISK_SCENES.addressEdit]: { readonly ids: readonly [InputOf<'addressEdit'>['id']] };
  [RISK_SCENES.addressDelete]: InputOf<'addressDelete'>;
  [RISK_SCENES.verifiedFlag]: InputOf<'addressVerification'>;
  [RISK_SCENES.switches]: InputOf<'addressSwitch'>;
  [RISK_SCENES.personalExport]: InputOf<'exportCreate'>;
  [RISK_SCENES.blockTrade]: InputOf<'convertQuote'>;
  [RISK_SCENES.ampSign]: InputOf<'ampAgreementApply'>;
  [RISK_SCENES.taxIdentity]: InputOf<'taxIdentity'>;
}

const ENTRY = [
  'coin',
  'chain',
  'address',
  'tag',
  'addressType',
  'internalType',
  'areaCode',
  'verified',
] as const satisfies readonly (keyof InputOf<'addressCreate'>)[];

/**
 * What a security step names, by its scene: every field of the guarded call that decides who gets what (screens.md 0.2c,
 * "Security steps name all that they allow"). The page sends these, and the exchange lets the step's token open a call
 * with the same ones alone.
 */
export const SUBJECT_FIELDS = {
  [RISK_SCENES.withdraw]: ['coin', 'chain', 'address', 'tag', 'amount', 'feeType', 'forceChain', 'addressId'],
  [RISK_SCENES.addressCreate]: ENTRY,
  [RISK_SCENES.addressBatch]: ['items'],
  [RISK_SCENES.addressEdit]: ['ids'],
  [RISK_SCENES.addressDelete]: ['ids'],
  [RISK_SCENES.verifiedFlag]: ['ids'],
  [RISK_SCENES.switches]: ['type', 'on'],
  [RISK_SCENES.personalExport]: ['type'],
  [RISK_SCENES.blockTrade]: ['accountType', 'fromCoin', 'toCoin', 'requestCoin', 'requestAmount'],
  [RISK_SCENES.ampSign]: ['productId', 'fullName', 'signed'],
  [RISK_SCENES.taxIdentity]: ['country', 'type', 'taxId'],
} as const satisfies { readonly [At in Scene]: readonly (keyof GuardedCalls[At])[] };

/** The same of each line of a list. */
export const LINE_FIELDS = {
  items: ENTRY,
  signed: ['id', 'version', 'sha256'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** What a step of a scene names; a field that may be missing in the call has to be given here, as undefined. */
export type Subject<At extends Scene> = {
  readonly [Field in (typeof SUBJECT_FIELDS)[At][number] & keyof GuardedCalls[At]]: Line<
    Field,
    GuardedCalls[At][Field]
  >;
};

type Line<Field, Value> = Field extends keyof typeof LINE_FIELDS
  ? readonly Pick<ItemOf<Value>, (typeof LINE_FIELDS)[Field][number] & keyof ItemOf<Value>>[]
  : Value;
type ItemOf<Value> = Value extends readonly (infer Item)[] ? Item : never;

/** A scene with what its step names. */
export type AnySubject = {
  readonly [At in Scene]: { readonly scene: At; readonly about: Subject<At> };
}[Scene];

/** The text of a step (`ext_info_str`): the fields of its scene, and nothing else that the caller has at hand. */
export function writeSubject({ scene, about }: AnySubject): string {
  const named = Object.entries(pick(about, SUBJECT_FIELDS[scene])).map(([name, value]) => [
    name,
    isListName(name) && Array.isArray(value) ? value.map((line) => pick(line, LINE_FIELDS[name])) : value,
  ]);
  return JSON.stringify(Object.fromEntries(named));
}

function pick(from: object, names: readonly string[]): object {
  return Object.fromEntries(names.map((name) => [name, Reflect.get(from, name)]));
}

function isListName(name: string): name is keyof typeof LINE_FIELDS {
  return Object.hasOwn(LINE_FIELDS, name);
}

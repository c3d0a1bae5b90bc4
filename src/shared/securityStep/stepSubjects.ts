import type { InferOutput } from 'valibot';
import type { RiskScene } from '#shared/endpoints/enums.ts';
import type { InputOf } from '#shared/endpoints/table.ts';

/** A risk scene of screens.md 2.0. */
export type Scene = InferOutput<typeof RiskScene>;

/** The call that each scene guards; a block trade is guarded by its order, which the call names by its quote alone. */
interface GuardedCalls {
  30001: InputOf<'withdrawCreate'>;
  30002: InputOf<'addressCreate'>;
  30003: InputOf<'addressBatchCreate'>;
  30004: { readonly ids: readonly [InputOf<'addressEdit'>['id']] };
  30005: InputOf<'addressDelete'>;
  30006: InputOf<'addressVerification'>;
  30007: InputOf<'addressSwitch'>;
  30008: InputOf<'exportCreate'>;
  30009: InputOf<'convertQuote'>;
  30010: InputOf<'ampAgreementApply'>;
  30011: InputOf<'taxIdentity'>;
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
  30001: ['coin', 'chain', 'address', 'tag', 'amount', 'feeType', 'forceChain', 'addressId'],
  30002: ENTRY,
  30003: ['items'],
  30004: ['ids'],
  30005: ['ids'],
  30006: ['ids'],
  30007: ['type', 'on'],
  30008: ['type'],
  30009: ['accountType', 'fromCoin', 'toCoin', 'requestCoin', 'requestAmount'],
  30010: ['productId', 'fullName', 'signed'],
  30011: ['country', 'type', 'taxId'],
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

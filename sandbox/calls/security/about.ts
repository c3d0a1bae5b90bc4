import { cleanAddress } from '#shared/addresses/cleanAddress.ts';
import { Decimal } from '#shared/money/decimal.ts';
import { storable } from './storable.ts';

/**
 * What a security step is for, in words of the guarded call: `coin`, `chain`, `address`, `amount`, or `ids` (screens.md
 * 2.5, `ext_info_str`).
 */
export type About = Readonly<Record<string, string | readonly string[]>>;

type Scene = number;

/** What the step has to name so that no user can be made to confirm one thing and have another done. */
const REQUIRED: ReadonlyMap<Scene, readonly string[]> = new Map([
  [30001, ['coin', 'chain', 'address', 'amount']],
  [30002, ['coin', 'chain', 'address']],
  [30004, ['ids']],
  [30005, ['ids']],
  [30006, ['ids']],
  [30009, ['fromCoin', 'toCoin']],
]);

const MOST_FIELDS = 20;
const MOST_IDS = 100;
const MOST_LENGTH = 4096;

/** Reads the JSON of the step; undefined for what is no object. What is neither text, number, bit nor list is left out. */
export function readAbout(json: string): About | undefined {
  const value: unknown = JSON.parse(json);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return undefined;
  }
  const fields = Object.entries(value)
    .slice(0, MOST_FIELDS)
    .flatMap(([name, field]): [string, string | string[]][] => {
      const text = textOf(field);
      if (text !== undefined) {
        return [[storable(name), text]];
      }
      return Array.isArray(field)
        ? [[storable(name), field.slice(0, MOST_IDS).flatMap((id) => textOf(id) ?? [])]]
        : [];
    });
  return Object.fromEntries(fields);
}

/** Whether a step that was taken for `asked` is one for `done`: nothing it names may differ, and it has to name enough. */
export function isSameAbout(scene: Scene, asked: About, done: About): boolean {
  const names = new Set([
    ...(REQUIRED.get(scene) ?? []),
    ...Object.keys(asked).filter((name) => Object.hasOwn(done, name)),
  ]);
  return [...names].every((name) => spell(name, asked[name]) === spell(name, done[name]));
}

/** One spelling for what means the same. A field that is missing is like no field that is there. */
function spell(name: string, field: string | readonly string[] | undefined): string | undefined {
  if (field === undefined) {
    return undefined;
  }
  if (typeof field !== 'string') {
    return JSON.stringify(field.toSorted());
  }
  if (name === 'address') {
    return cleanAddress(field).text;
  }
  return name === 'amount' && /^\d{1,40}(?:\.\d{1,18})?$/.test(field) ? new Decimal(field).toFixed() : field;
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? storable(String(value).slice(0, MOST_LENGTH))
    : undefined;
}

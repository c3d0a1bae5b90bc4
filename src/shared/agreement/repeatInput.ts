import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The fields of a question that its answer repeats, each as text; fields that were not asked for are left out. */
export type RepeatedInput = Readonly<Record<string, string>>;

/** What proves who asks, or opens a file: an answer never says it. */
const SECRETS: ReadonlySet<string> = new Set(['riskToken', 'risk_token', 'verification', 'password']);
/** A questionnaire or a batch of addresses is repeated by its hash. */
const MOST_CHARACTERS = 256;

/**
 * The question of a call as its answer repeats it (screens.md 0.2c, "An answer must fit its question"): every field that its
 * schema has let through, so that no call can be added without it. Exchange and gateway both write it by this function.
 */
export function repeatInput(input: object): RepeatedInput {
  const repeated: Record<string, string> = {};
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined || value === null || SECRETS.has(name)) continue;
    const text = typeof value === 'string' ? value : JSON.stringify(sortKeys(value));
    repeated[name] =
      text.length <= MOST_CHARACTERS ? text : `sha256:${bytesToHex(sha256(utf8ToBytes(text)))}`;
  }
  return repeated;
}

/** Writes an object's members in one order, since their order means nothing. */
function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return Object.fromEntries(
    members
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, member]) => [key, sortKeys(member)]),
  );
}

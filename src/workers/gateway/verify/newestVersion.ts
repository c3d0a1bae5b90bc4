import type { SigningKeys } from './signatureCheck.ts';

/** The version that requests are signed with: the highest there is ("v2" before "v1"); undefined without keys. */
export function newestVersion(keys: SigningKeys): string | undefined {
  const numberOf = (version: string): number => Number(/^v(\d{1,9})$/.exec(version)?.[1] ?? -1);
  return Object.keys(keys).toSorted((a, b) => numberOf(b) - numberOf(a))[0];
}

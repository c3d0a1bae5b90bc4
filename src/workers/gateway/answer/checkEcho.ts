import type { Echo } from '#shared/endpoints/endpoint.ts';

export interface Question {
  readonly uid: number;
  readonly input: Readonly<Record<string, unknown>>;
}

/**
 * Whether a signed answer is the answer to this question (design.md section 4): another user's signed deposit address
 * would verify as well. Coins and chains are compared as the exchange spells them, case included.
 */
export function checkEcho(echo: Echo, { uid, input }: Question, result: unknown): boolean {
  if (typeof result !== 'object' || result === null) return false;
  const fields = result as Readonly<Record<string, unknown>>;
  if (String(fields[echo.uid]) !== String(uid)) return false;
  return Object.entries(echo.fields).every(([answered, asked]) => {
    const value = input[asked];
    return value === undefined || value === null || String(fields[answered]) === String(value);
  });
}

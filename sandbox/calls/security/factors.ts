import type { InferOutput } from 'valibot';
import type { DemoUser } from '#sandbox/seed/reference/demoUsers.ts';
import { isSameText } from '#sandbox/server/api/createSessions.ts';
import type { guard } from '#shared/endpoints/security.ts';

export type Verification = InferOutput<(typeof guard)['verification']>;
export type Factor = 'email' | 'totp' | 'fund_password';

/** Codes of screens.md 3.6, and the fund password of every demo user who has one. */
export const EMAIL_CODE = '123456';
const TOTP_CODE = '000000';
const FUND_PASSWORD = 'sluice-fund';

/** What a user has to bring, in the order in which the dialog asks for it. */
export function factorsOf({ hasTotp, hasFundPassword }: DemoUser): Factor[] {
  return [
    'email',
    ...(hasTotp ? ['totp' as const] : []),
    ...(hasFundPassword ? ['fund_password' as const] : []),
  ];
}

/** `absent` is no guess, so it costs no try. */
export type Verdict = 'right' | 'absent' | 'wrong';

/** Compares what was brought with what was asked for. Spaces among the digits of a code were only read along. */
export function judgeFactors(
  factors: readonly Factor[],
  { email, totp, fundPassword }: Verification,
  isEmailCode: (code: string) => boolean,
): Verdict {
  const judges: Record<
    Factor,
    { readonly brought: string | undefined; readonly isRight: (text: string) => boolean }
  > = {
    email: { brought: clean(email), isRight: isEmailCode },
    totp: { brought: clean(totp), isRight: (text) => isSameText(text, TOTP_CODE) },
    fund_password: { brought: fundPassword, isRight: (text) => isSameText(text, FUND_PASSWORD) },
  };
  const asked = factors.map((factor) => judges[factor]);
  if (asked.some(({ brought }) => brought === undefined || brought === '')) {
    return 'absent';
  }
  return asked.every(({ brought, isRight }) => isRight(brought ?? '')) ? 'right' : 'wrong';
}

function clean(code: string | undefined): string | undefined {
  return code?.replace(/\s/g, '');
}

import type { DemoUser } from '#sandbox/seed/reference/demoUsers.ts';
import type { ResultOf } from '#sandbox/server/api/implement.ts';
import type { Factor } from './factors.ts';

type Component = ResultOf<'riskIntercept'>['components'][number];

/** A factor as the dialog shows it: where a code goes is shown with most of it hidden. */
export function describeFactor(factor: Factor, { account }: Pick<DemoUser, 'account'>): Component {
  return { type: factor, required: true, masked: factor === 'email' ? maskEmail(account) : '' };
}

export function maskEmail(email: string): string {
  return email.replace(/^(.{2})[^@]*/, '$1****');
}

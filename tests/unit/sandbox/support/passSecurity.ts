import type { ApiAnswer, Visitor } from './openVisitor.ts';

export const INTERCEPT = '/user/public/risk/default-intercept';

/** Codes that are right (screens.md 3.6). */
export const RIGHT = { email: '123456', totp: '000000', fundPassword: 'sluice-fund' } as const;

export interface Proof {
  readonly riskToken: string;
  readonly verification: Readonly<Record<string, string>>;
}

/** Begins a security step, form encoded as pages do. */
export function beginStep(visitor: Visitor, scene: number, about: unknown): Promise<ApiAnswer> {
  const form = new URLSearchParams({ sence: String(scene), ext_info_str: JSON.stringify(about) });
  return visitor.postForm(INTERCEPT, form);
}

/** What a guarded call has to carry: the token of a step, and every right code. */
export async function passSecurity(visitor: Visitor, scene: number, about: unknown): Promise<Proof> {
  const { body } = await beginStep(visitor, scene, about);
  return { riskToken: (body.result as { risk_token: string }).risk_token, verification: RIGHT };
}

import type { ResultOf } from '#shared/endpoints/table.ts';

export type OtcCheck = ResultOf<'blockTradeCheck'>;
export type OtcRule = OtcCheck['rules'][number];
export type RuleId = OtcRule['id'];

/** Every rule of block trades in the order of screens.md 1.6, so that all are explained before the user logs in. */
export const RULE_IDS = [
  'kyc',
  'balance',
  'margin',
  'insLoan',
  'site',
  'sub',
  'hours',
] as const satisfies readonly RuleId[];

/** Whether the user can trade a block now (screens.md 1.6): not on this site, not yet, not while the OTC desk is closed, or yes. */
export type OtcState = 'eligible' | 'notYet' | 'closed' | 'notHere';

/** The gravest comes first: what can't be changed, then what the user can do, then what only needs time. */
export function otcStateOf({
  rules,
  open,
  eligible,
}: Pick<OtcCheck, 'rules' | 'open' | 'eligible'>): OtcState {
  const broken = rules.filter(({ ok }) => !ok).map(({ id }) => id);
  if (broken.includes('site')) return 'notHere';
  if (broken.some((id) => id !== 'hours')) return 'notYet';
  if (!open || broken.length > 0) return 'closed';
  return eligible ? 'eligible' : 'notYet';
}

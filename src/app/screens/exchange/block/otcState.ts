import type { ResultOf } from '#shared/endpoints/table.ts';

export type OtcCheck = ResultOf<'blockTradeCheck'>;
export type OtcRule = OtcCheck['rules'][number];
export type RuleId = OtcRule['id'];

/** Every rule of block trades in the order of screens.md 1.6, so that all are explained before anybody logs in. */
export const RULE_IDS = [
  'kyc',
  'balance',
  'margin',
  'insLoan',
  'site',
  'sub',
  'hours',
] as const satisfies readonly RuleId[];

/** Whether somebody can trade a block now (screens.md 1.6): not on this site, not yet, while the desk is closed, or yes. */
export type OtcState = 'eligible' | 'notYet' | 'closed' | 'notHere';

/** The gravest comes first: what no waiting and no doing changes, what can be done, what only has to be waited for. */
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

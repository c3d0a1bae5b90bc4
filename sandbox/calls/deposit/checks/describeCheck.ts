import type { addressChecks } from '#sandbox/books/state/schema/chain.ts';
import type { ResultOf } from '#sandbox/server/api/implement.ts';
import type { AddressRisk } from '../riskOfAddress.ts';

type RiskCheckResult = Omit<ResultOf<'preKyaCheckList'>['list'][number], 'chain' | 'address'>;

const ADVICE: Readonly<Record<AddressRisk['riskLevel'], string>> = {
  LOW: 'Nothing speaks against a deposit from this address.',
  MEDIUM: 'A deposit from this address may be looked at before it is credited.',
  HIGH: 'Use another address: a deposit from here may be held until you show where the coins come from.',
  SEVERE: 'Do not send from this address: a deposit from here will be held.',
  UNKNOWN: '',
};

/** A check as it is sent; while it is looked up, nothing is known (screens.md 1.21, "Address check"). */
export function describeCheck(row: typeof addressChecks.$inferSelect, nowMs: number): RiskCheckResult {
  const isDone = row.doneAt <= nowMs;
  const { riskLevel, score, categories } = row.result as AddressRisk;
  return {
    checkId: row.id,
    status: isDone ? 'done' : 'pending',
    riskLevel: isDone ? riskLevel : 'UNKNOWN',
    score: isDone ? score : 0,
    categories: isDone ? [...categories] : [],
    advice: isDone ? ADVICE[riskLevel] : '',
    checkedAt: String(row.createdAt),
    fromCache: false,
  };
}

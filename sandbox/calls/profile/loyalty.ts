import type { DemoUser } from '#sandbox/seed/reference/demoUsers.ts';
import type { ResultOf } from '#sandbox/server/api/implement.ts';

/** The specification's numbers (product.md section 3). */
const LABEL = { none: 0, vip: 2, pro: 3 } as const;

/** From this level on a user has a relationship manager. */
const LEAST_AMBASSADOR_LEVEL = 3;
const OTC_CONTACT = 'block.desk@sluice.example';

/** POST vip-ambassador (screens.md 2.1). All users, guests too, see how to reach the desk (1.6 "contact desk"). */
export function describeAmbassador(user: DemoUser | null, nowMs: number): ResultOf<'vipAmbassador'> {
  if (user === null || user.vipLevel < LEAST_AMBASSADOR_LEVEL) {
    return { is_ambassador: false, contact: OTC_CONTACT };
  }
  const year = new Date(nowMs).getUTCFullYear();
  return {
    is_ambassador: true,
    manager_name: 'Ada Desk',
    contact: 'ada.desk@sluice.example',
    valid_until: String(Date.UTC(year + 1, 0, 1) - 1),
  };
}

/** POST get-vip-label-info-light (screens.md 2.1). Levels count for the running month; businesses are PRO. */
export function describeLabel({ vipLevel, isBusiness }: DemoUser, nowMs: number): ResultOf<'vipLabel'> {
  const quota = addressCheckQuotaOf(vipLevel);
  if (vipLevel === 0) {
    return { label_type: LABEL.none, level: 0, label: '', kya_weekly_quota: quota };
  }
  const now = new Date(nowMs);
  return {
    label_type: isBusiness ? LABEL.pro : LABEL.vip,
    level: vipLevel,
    label: `${isBusiness ? 'PRO' : 'VIP'} ${vipLevel}`,
    expire_at: String(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1) - 1),
    kya_weekly_quota: quota,
  };
}

/** Address checks in a week; those without a level have none (133003). A sandbox value. */
export function addressCheckQuotaOf(vipLevel: number): number {
  return vipLevel * 10;
}

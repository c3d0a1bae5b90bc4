import type { UserState } from '#sandbox/books/exchange/lockUser.ts';
import { DEMO_USERS, type DemoUser } from '#sandbox/seed/reference/demoUsers.ts';
import type { ResultOf } from '#sandbox/server/api/implement.ts';
import { maskEmail } from '../maskEmail.ts';
import { readLock } from './readLock.ts';

/** GET profile (screens.md 2.1). */
export function describeProfile(user: DemoUser, state: UserState, nowMs: number): ResultOf<'profile'> {
  const lock = readLock(state, nowMs);
  return {
    id: user.id,
    currency_code: user.currency,
    sub_attribute: user.subAttribute,
    username: user.username,
    email: maskEmail(user.account),
    mobile: user.mobile,
    country_code: user.country,
    kyc_level: user.kycLevel,
    kyb: user.isBusiness,
    is_sub: user.parentId !== null,
    ...(user.parentId !== null && { parent_uid: user.parentId }),
    vip_level: user.vipLevel,
    uta_status: user.utaStatus,
    site_id: user.siteId,
    created_at: String(user.createdAtMs),
    has_totp: user.hasTotp,
    has_fund_password: user.hasFundPassword,
    ...(lock !== undefined && { security_lock_until: lock.until }),
  };
}

const OLDEST_BIRTH_YEAR = 1962;
const BIRTH_YEARS = 40;

/** GET member/info (screens.md 2.1). Before KYC the exchange knows neither name nor birth; a business has no birth. */
export function describeMember(user: DemoUser): ResultOf<'memberInfo'> {
  const isKnown = user.kycLevel > 0;
  return {
    member_id: user.id,
    nickname: user.username,
    real_name_masked: isKnown ? maskName(user.username) : '',
    ...(isKnown && !user.isBusiness && { birth_year: OLDEST_BIRTH_YEAR + ((user.id * 7) % BIRTH_YEARS) }),
    nationality: isKnown ? user.country : '',
    residence: user.country,
    address_verified: user.kycLevel === 2,
    sub_accounts: DEMO_USERS.filter(({ parentId }) => parentId === user.id).map((sub) => ({
      uid: sub.id,
      name: sub.username,
      status: 'active',
      type: sub.subAttribute,
    })),
  };
}

/** GET user-tag: of all tags those that are asked for (screens.md 2.1). */
export function describeTags(
  user: DemoUser,
  state: UserState,
  asked: readonly string[],
): ResultOf<'userTag'> {
  const tags: ResultOf<'userTag'> = {
    voucher_money_user: user.kycLevel === 0 ? '1' : '0',
    withdraw_addr_level: addressLevelOf(state),
    tax_identity: JSON.stringify(describeTaxIdentity(state.taxIdentity)),
  };
  return Object.fromEntries(Object.entries(tags).filter(([tag]) => asked.includes(tag)));
}

/**
 * The addresses that may be withdrawn to, by the switches: "0" any, "1" those of the book, "2" as 1 but new ones only after
 * 24 h, "3" as 1 without verification. Where both 2 and 3 apply it is 2, since a page has to say that first.
 */
function addressLevelOf({
  whitelistOnly,
  newAddressLock,
  verificationFree,
}: UserState): '0' | '1' | '2' | '3' {
  if (!whitelistOnly) {
    return '0';
  }
  if (newAddressLock) {
    return '2';
  }
  return verificationFree ? '3' : '1';
}

/** As the tax calls have written it; there is none before that. */
function describeTaxIdentity(stored: unknown): Record<'status' | 'country' | 'id_masked', string> {
  const known: Record<string, unknown> = typeof stored === 'object' && stored !== null ? { ...stored } : {};
  const read = (field: string, absent: string): string => {
    const value = known[field];
    return typeof value === 'string' ? value : absent;
  };
  return { status: read('status', 'none'), country: read('country', ''), id_masked: read('idMasked', '') };
}

/** "Dana Demo" is "D*** D***". */
function maskName(name: string): string {
  return name.replace(/(\p{L})\p{L}*/gu, '$1***');
}

import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { UpgradeState } from './enums.ts';
import { BitText, Count, Int, Iso3OrEmpty, keyed, Ms, Nothing } from './fields.ts';
import { TaxIdentity } from './tax.ts';

/** The user: identity and permissions (screens.md 2.1). */
export const profileEndpoints = {
  profile: endpoint('GET /v2/private/user/profile', {
    reads: [],
    input: v.object({}),
    result: v.object({
      id: Count,
      currency_code: v.string(),
      sub_attribute: Int,
      username: v.string(),
      email: v.string(),
      mobile: v.string(),
      country_code: Iso3OrEmpty,
      kyc_level: v.picklist([0, 1, 2]),
      kyb: v.boolean(),
      is_sub: v.boolean(),
      parent_uid: v.optional(Count),
      vip_level: Count,
      uta_status: UpgradeState,
      site_id: v.string(),
      created_at: Ms,
      has_totp: v.boolean(),
      has_fund_password: v.boolean(),
      security_lock_until: v.optional(Ms),
    }),
    cache: 'pinned',
    login: 'profile',
  }),

  logout: endpoint('POST /logout', {
    changes: [],
    input: v.object({}),
    result: Nothing,
  }),

  userTag: endpoint('GET /user/private/user-tag', {
    reads: ['tax', 'addresses'],
    settles: ['tax'],
    states: ({ tax_identity }) => (tax_identity === undefined ? [] : [['tax_identity', tax_identity.status]]),
    input: v.object({
      req_tags: v.pipe(
        v.array(v.picklist(['voucher_money_user', 'withdraw_addr_level', 'tax_identity'])),
        v.minLength(1),
      ),
    }),
    result: v.object({
      voucher_money_user: v.optional(BitText),
      /** 0 any address, 1 from the book only, 2 and with a 24 h lock, 3 as 1 and free of verification. */
      withdraw_addr_level: v.optional(v.picklist(['0', '1', '2', '3'])),
      tax_identity: v.optional(TaxIdentity),
    }),
  }),

  memberInfo: endpoint('GET /user/private/member/info', {
    reads: [],
    input: v.object({}),
    result: v.object({
      member_id: Count,
      nickname: v.string(),
      real_name_masked: v.string(),
      birth_year: v.optional(Count),
      nationality: Iso3OrEmpty,
      residence: Iso3OrEmpty,
      address_verified: v.boolean(),
      sub_accounts: v.array(v.object({ uid: Count, name: v.string(), status: v.string(), type: Int })),
    }),
    rows: ['sub_accounts'],
  }),

  /** product.md section 7 leaves its path open; screens.md 2.1 decides it. */
  permission: endpoint('GET /user/private/permission', {
    reads: [],
    input: v.object({}),
    result: v.object({ loaded: v.boolean(), permissions: v.array(v.string()) }),
  }),

  registerPermission: endpoint('GET /register/permission_v2', {
    reads: [],
    input: v.object({}),
    result: v.object({
      /** 0 denied, 1 allowed, 2 allowed after KYC. */
      items: keyed(v.picklist([0, 1, 2])),
      reason: keyed(v.string()),
    }),
    byLanguage: true,
  }),

  vipAmbassador: endpoint('POST /s1/loyalty-program/vip-ambassador', {
    reads: [],
    input: v.object({}),
    result: v.object({
      is_ambassador: v.boolean(),
      manager_name: v.optional(v.string()),
      contact: v.optional(v.string()),
      valid_until: v.optional(Ms),
    }),
    byLanguage: true,
  }),

  vipLabel: endpoint('POST /s1/loyalty-program/get-vip-label-info-light', {
    reads: [],
    input: v.object({}),
    result: v.object({
      /** 2 VIP, 3 PRO. */
      label_type: v.picklist([0, 2, 3]),
      level: Count,
      label: v.string(),
      expire_at: v.optional(Ms),
      kya_weekly_quota: Count,
    }),
    byLanguage: true,
  }),
};

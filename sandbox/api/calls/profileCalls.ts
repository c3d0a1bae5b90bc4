import * as v from 'valibot';
import { done } from '#sandbox/api/answer.ts';
import { type Call, privateCall } from '#sandbox/api/call.ts';
import type { DemoUser } from '#sandbox/reference/demoUsers.ts';
import type { JsonObject } from '#sandbox/signing/canonicalJson.ts';

/** GET /v2/private/user/profile (screens.md 2.1). */
export function createProfileCalls(): Call[] {
  return [
    privateCall('GET /v2/private/user/profile', {
      input: v.object({}),
      answer: (_input, { session }) => done(describeUser(session.user)),
    }),
  ];
}

function describeUser(user: DemoUser): JsonObject {
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
  };
}

function maskEmail(email: string): string {
  return email.replace(/^(.{2})[^@]*/, '$1****');
}

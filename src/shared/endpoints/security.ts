import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { FreezeReason, RiskScene } from './enums.ts';
import { Code, Count, Id, IdOrEmpty, Int, jsonText, Ms, Name, Unsigned } from './fields.ts';

const Verification = v.object({
  email: v.optional(v.string()),
  sms: v.optional(v.string()),
  totp: v.optional(v.string()),
  fundPassword: v.optional(v.string()),
  passkey: v.optional(v.string()),
});

/** What the security step gives to the call it guards (screens.md 2.0); empty where it asked for no code. */
export const guard = { riskToken: Id, verification: Verification };
/** For calls that only sometimes need the step. */
export const optionalGuard = { riskToken: v.optional(Id), verification: v.optional(Verification) };
/** The same in the spelling of /user. */
export const snakeGuard = { risk_token: Id, verification: Verification };

/** A batch of addresses is named line by line (screens.md 0.2c). */
const MOST_SUBJECT_BYTES = 131_072;

/** The security step and what it holds back (screens.md 0.3 C6, 2.1, 2.5). */
export const securityEndpoints = {
  sendEmail: endpoint('POST /send/email', {
    changes: [],
    input: v.object({ scene: Int, risk_token: Id, lang: v.string() }),
    /** Seconds. */
    result: v.object({ resend_after: Count, expires_in: Count, masked: Name }),
  }),

  riskIntercept: endpoint('POST /user/public/risk/default-intercept', {
    changes: [],
    /** "sence" is the exchange's own spelling; what the step is for is in securityStep/stepSubjects.ts. */
    input: v.object({ sence: RiskScene, ext_info_str: jsonText(MOST_SUBJECT_BYTES) }),
    result: v.object({
      /** "" where it is denied. */
      risk_token: IdOrEmpty,
      expire_at: Ms,
      components: v.array(
        v.object({
          type: v.picklist(['email', 'sms', 'totp', 'passkey', 'fund_password']),
          required: v.boolean(),
          masked: Name,
        }),
      ),
      action: v.picklist(['pass', 'verify', 'deny']),
      /** One of the exchange's codes. */
      deny_reason: v.optional(Name),
    }),
    encoding: 'form',
    guid: true,
  }),

  riskLimitList: endpoint('GET /v3/private/cht/asset-risk/risk-limit/limit-amount-list', {
    reads: ['balances', 'withdrawals'],
    input: v.object({ coin: v.optional(Code) }),
    result: v.object({
      list: v.array(
        v.object({
          id: Id,
          coin: Code,
          amount: Unsigned,
          usd: Unsigned,
          reason: FreezeReason,
          account: Name,
          startAt: Ms,
          releaseAt: v.optional(Ms),
          refType: v.string(),
          refId: v.string(),
          action: v.object({
            type: v.picklist(['none', 'submit', 'cancel', 'contact']),
            url: v.optional(v.string()),
          }),
        }),
      ),
      totalUsd: Unsigned,
    }),
    rows: ['list'],
  }),
};

import * as v from 'valibot';
import { Id } from './fields.ts';

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

import type { AreaHandlers } from '#sandbox/books/exchange/areaHandlers.ts';
import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import type { DemoUser } from '#sandbox/seed/reference/demoUsers.ts';
import { REFUSALS } from '#sandbox/server/api/answer.ts';
import { implement, type ResultOf, reply } from '#sandbox/server/api/implement.ts';
import { maskEmail } from '../maskEmail.ts';
import { readAbout } from './about.ts';
import { notVerified, readTries, usedUp } from './codeTries.ts';
import { decideStep } from './decideStep.ts';
import { type Factor, factorsOf } from './factors.ts';
import { listFrozen } from './listFrozen.ts';
import { findToken, issueToken, makeEmailCode } from './riskTokens.ts';
import { takeTurn } from './takeTurn.ts';

/** Between two codes to one user (screens.md 0.3 C6). */
const RESEND_MS = 60_000;

/** The security step that guarded calls need (screens.md 0.3 C6, 2.0), and what is withheld from withdrawals. */
export function createSecurityHandlers(exchange: Exchange): AreaHandlers {
  const { database, hasTriggers } = exchange;
  return {
    calls: [
      implement('riskIntercept', ({ sence, ext_info_str }, asker) =>
        database.transact(async (sql) => {
          const { uid, user, nowMs } = asker;
          const about = readAbout(ext_info_str);
          if (about === undefined) {
            return REFUSALS.badParameter('ext_info_str');
          }
          const step = await decideStep(sql, exchange, asker, { scene: sence, about });
          if (step.action === 'deny') {
            return reply('riskIntercept', {
              risk_token: '',
              expire_at: String(nowMs),
              components: [],
              action: 'deny',
              deny_reason: String(step.code),
            });
          }
          const factors = step.action === 'pass' ? [] : factorsOf(user);
          const issued = await issueToken(sql, { uid, scene: sence, subject: step.subject, factors, nowMs });
          return reply('riskIntercept', {
            risk_token: issued.token,
            expire_at: String(issued.expiresMs),
            components: factors.map((factor) => describeFactor(factor, user)),
            action: step.action,
          });
        }),
      ),

      implement('sendEmail', ({ scene, risk_token }, { uid, user, nowMs }) =>
        database.transact(async (sql) => {
          const key = { uid, scene, token: risk_token };
          const token = await findToken(sql, key, nowMs);
          const tries = await readTries(sql, uid, nowMs);
          if (tries.remaining === 0) {
            return usedUp(tries, nowMs);
          }
          if (token?.factors.includes('email') !== true) {
            return notVerified(tries.remaining);
          }
          await takeTurn(sql, `email:${uid}`, RESEND_MS, nowMs);
          if (!hasTriggers) {
            // There is no post office here: the operator of the sandbox reads the code in its log.
            console.warn(`The code for ${user.account} is ${await makeEmailCode(sql, key)}`);
          }
          return reply('sendEmail', {
            resend_after: RESEND_MS / 1000,
            expires_in: Math.floor((token.expiresMs - nowMs) / 1000),
            masked: maskEmail(user.account),
          });
        }),
      ),

      implement('riskLimitList', async ({ coin }, asker) =>
        reply('riskLimitList', await listFrozen(database.sql, exchange, asker, coin)),
      ),
    ],
  };
}

type Component = ResultOf<'riskIntercept'>['components'][number];

/** A factor as the dialog shows it: where a code goes is shown with most of it hidden. */
function describeFactor(factor: Factor, { account }: Pick<DemoUser, 'account'>): Component {
  return { type: factor, required: true, masked: factor === 'email' ? maskEmail(account) : '' };
}

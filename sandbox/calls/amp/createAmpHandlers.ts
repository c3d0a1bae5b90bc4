import type { AreaHandlers } from '#sandbox/books/exchange/areaHandlers.ts';
import type { Exchange } from '#sandbox/books/exchange/exchange.ts';
import { REFUSALS, refuse } from '#sandbox/server/api/answer.ts';
import type { Call } from '#sandbox/server/api/call.ts';
import { implement, reply } from '#sandbox/server/api/implement.ts';
import { AGREEMENTS, addAgreementRoutes } from './ampAgreements.ts';
import { standingOf } from './ampLife.ts';
import { listSections } from './ampQuestions.ts';
import { answersOf, OPTIONS, readApplications, signaturesOf, topicsOf } from './applications.ts';
import { createApplyCall, DECIDE_JOB, endReview } from './applyCall.ts';
import { refusalsOf } from './judgeAnswers.ts';
import { requireOffer } from './requireOffer.ts';

/** Applications for products that the law asks a test and a signature for (screens.md 1.19, 2.8). */
export function createAmpHandlers(exchange: Exchange): AreaHandlers {
  return {
    calls: [createQueryCall(exchange), createApplyCall(exchange)],
    jobs: { [DECIDE_JOB]: (sql, id, nowMs) => endReview(sql, exchange, id, nowMs) },
    routes: addAgreementRoutes,
  };
}

function createQueryCall({ database }: Exchange): Call {
  return implement('ampAgreementQuery', async ({ productId }, { uid, user, nowMs }) => {
    if (productId !== undefined && productId !== OPTIONS.productId) {
      return REFUSALS.badParameter('productId');
    }
    requireOffer(user);
    // Nothing that is filled in could be kept.
    if (user.kycLevel === 0) {
      return refuse(131004, 'KYC is needed');
    }
    const applications = await readApplications(database.sql, uid, OPTIONS.productId);
    const { status, triesLeft, retryAtMs } = standingOf(applications, nowMs);
    const [newest] = applications;
    return reply('ampAgreementQuery', {
      products: [
        {
          ...OPTIONS,
          lang: 'en',
          status,
          ...(status === 'APPROVED' && { approvedUntil: String(newest?.approvedUntil) }),
          ...(retryAtMs !== null && { retryAt: String(retryAtMs) }),
          triesLeft,
          failedTopics: newest === undefined ? [] : topicsOf(newest),
          ...(newest !== undefined &&
            status === 'REJECTED' && {
              refusedBy: refusalsOf(listSections(nowMs, user.country), answersOf(newest)),
            }),
          draftAnswers: newest?.status === 'DRAFT' ? answersOf(newest) : {},
          ...(newest !== undefined && newest.status !== 'DRAFT' && signaturesOf(newest)),
          sections: listSections(nowMs, user.country),
          agreements: AGREEMENTS.map(({ text: _text, ...agreement }) => agreement),
        },
      ],
    });
  });
}

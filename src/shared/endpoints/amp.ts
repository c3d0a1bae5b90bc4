import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Count, EnteredText, Id, Int, keyed, Ms, RequestId } from './fields.ts';
import { optionalGuard } from './security.ts';

const Status = v.picklist(['NONE', 'DRAFT', 'IN_REVIEW', 'APPROVED', 'REJECTED', 'EXPIRED']);

const Choice = v.union([v.string(), v.boolean(), v.pipe(v.number(), v.finite())]);
const Answer = v.union([Choice, v.array(v.string())]);
/** Numbers, or dates as text. */
const Bound = v.optional(v.union([v.string(), v.pipe(v.number(), v.finite())]));

const Question = v.object({
  id: Id,
  type: v.picklist(['single', 'multi', 'number', 'text', 'date', 'country', 'file']),
  text: v.string(),
  options: v.array(v.object({ id: Id, text: v.string() })),
  required: v.boolean(),
  rule: v.object({ min: Bound, max: Bound, pattern: v.optional(v.string()) }),
  showIf: v.optional(v.object({ id: Id, in: v.array(Choice) })),
  /** Answers with which no application is approved (screens.md 0.2c); the page says so while they are given (ours). */
  refusedIf: v.optional(
    v.object({ in: v.optional(v.array(Choice)), max: v.optional(v.pipe(v.number(), v.finite())) }),
  ),
});

/** A text that was signed: which version, with which content, and when. */
const Signature = v.object({ id: Id, version: v.string(), sha256: v.string(), signedAt: Ms });

/** The agreement that options ask for (screens.md 2.8). */
export const ampEndpoints = {
  ampAgreementQuery: endpoint('POST /option/asset/amp/product/agreement/query', {
    reads: ['applications'],
    settles: ['applications'],
    states: ({ products }) => products.map(({ productId, status }) => [productId, status]),
    input: v.object({ productId: v.optional(Id), lang: v.string() }),
    result: v.object({
      products: v.array(
        v.object({
          productId: Id,
          name: v.string(),
          /** In which language the words are, where it is not the one asked for: "en" (ours). */
          lang: v.optional(v.string()),
          status: Status,
          approvedUntil: v.optional(Ms),
          retryAt: v.optional(Ms),
          triesLeft: Count,
          failedTopics: v.array(v.string()),
          /** The questions whose answers ruled out an approval (ours). */
          refusedBy: v.optional(v.array(Id)),
          draftAnswers: keyed(Answer),
          /** The application that is in review or decided, what was signed with it, and with which name (ours). */
          applyId: v.optional(Id),
          signed: v.optional(v.array(Signature)),
          fullName: v.optional(v.string()),
          sections: v.array(v.object({ id: Id, title: v.string(), questions: v.array(Question) })),
          agreements: v.array(
            v.object({
              id: Id,
              title: v.string(),
              version: v.string(),
              url: v.string(),
              sha256: v.string(),
              mustSign: v.boolean(),
            }),
          ),
        }),
      ),
    }),
  }),

  ampAgreementApply: endpoint('POST /option/asset/amp/agreement/apply', {
    changes: ['applications'],
    input: v.object({
      productId: Id,
      mode: v.picklist(['draft', 'submit']),
      answers: v.record(Id, Answer),
      signed: v.array(Signature),
      fullName: EnteredText,
      ...optionalGuard,
      requestId: RequestId,
    }),
    result: v.object({
      applyId: Id,
      status: Status,
      score: v.optional(Int),
      failedTopics: v.array(v.string()),
      refusedBy: v.optional(v.array(Id)),
      retryAt: v.optional(Ms),
    }),
  }),
};

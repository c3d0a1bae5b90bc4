import { ampApplications } from '#sandbox/books/state/schema/records.ts';
import { AGREEMENTS } from '#sandbox/calls/amp/ampAgreements.ts';
import { KNOWLEDGE } from '#sandbox/calls/amp/ampKnowledge.ts';
import { APPROVAL_MS } from '#sandbox/calls/amp/ampLife.ts';
import { OPTIONS } from '#sandbox/calls/amp/applications.ts';
import { USER_ID } from '#sandbox/seed/reference/demoUsers.ts';
import type { Past } from '../createPast.ts';
import { DAY_MS, type PastEvent, type PastRule, type PastTable } from '../planEvents.ts';

interface ApprovalRule extends PastRule {
  readonly fullName: string;
}

/** Applications for special products that were approved. */
export const AMP_APPROVALS: PastTable<ApprovalRule> = {
  name: 'ampApproval',
  rules: [{ uid: USER_ID.vip, fullName: 'Vera Vip', when: { agoMs: 60 * DAY_MS } }],
  write: writeApproval,
};

function writeApproval({ followUps }: Past, { rule, atMs }: PastEvent<ApprovalRule>): void {
  const { uid, fullName } = rule;
  followUps.push(async (sql) => {
    await sql.insert(ampApplications).values({
      id: `amp-${uid}`,
      uid,
      productId: OPTIONS.productId,
      status: 'APPROVED',
      answers: Object.fromEntries(
        KNOWLEDGE.map(({ question, right }) => [
          question.id,
          question.type === 'multi' ? right : (right[0] ?? ''),
        ]),
      ),
      signed: AGREEMENTS.filter(({ mustSign }) => mustSign).map(({ id, version, sha256 }) => ({
        ...{ id, version, sha256 },
        signedAt: String(atMs),
      })),
      fullName,
      score: KNOWLEDGE.length,
      failedTopics: [],
      approvedUntil: atMs + APPROVAL_MS,
      updatedAt: atMs,
    });
  });
}

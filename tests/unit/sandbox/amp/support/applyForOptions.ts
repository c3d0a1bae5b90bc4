import { expect } from 'vitest';
import { KNOWLEDGE } from '#sandbox/calls/amp/ampKnowledge.ts';
import { START_MS } from '#tests/unit/sandbox/support/createManualTime.ts';
import type { Visitor } from '#tests/unit/sandbox/support/openVisitor.ts';
import { passSecurity } from '#tests/unit/sandbox/support/passSecurity.ts';

export const QUERY = '/option/asset/amp/product/agreement/query';
export const APPLY = '/option/asset/amp/agreement/apply';

export interface Product {
  readonly status: string;
  readonly applyId?: string;
  readonly triesLeft: number;
  readonly retryAt?: string;
  readonly approvedUntil?: string;
  readonly failedTopics: readonly string[];
  readonly draftAnswers: Readonly<Record<string, unknown>>;
  readonly agreements: readonly {
    id: string;
    version: string;
    sha256: string;
    url: string;
    mustSign: boolean;
  }[];
}

export async function readProduct(visitor: Visitor): Promise<Product> {
  const { body } = await visitor.post(QUERY, { lang: 'en' });
  expect(body.retCode).toBe(0);
  const [product] = (body.result as { products: Product[] }).products;
  return product as Product;
}

/** Answers to everything, so many of the test right. */
export function answer(right = 10): Record<string, unknown> {
  const knowledge = KNOWLEDGE.map((known, at): [string, unknown] => {
    const { id, type, options } = known.question;
    const choices =
      at < right
        ? known.right
        : options
            .map((option) => option.id)
            .filter((o) => !known.right.includes(o))
            .slice(0, 1);
    return [id, type === 'multi' ? choices : choices[0]];
  });
  return {
    ...Object.fromEntries(knowledge),
    ...{ residence: 'DEU', birthDate: '1990-02-28', hasTaxId: 'yes', taxId: '86095742719' },
    ...{ years: 5, isProfessional: 'no', income: 'middle', netWorth: 100_000, loss: 'some' },
    ...{ truth: 'yes', ownAccount: 'yes' },
  };
}

let requestNumber = 0;

/** Applies for options, by default with everything that an approval needs. */
export async function apply(visitor: Visitor, rest: Readonly<Record<string, unknown>> = {}) {
  requestNumber += 1;
  const isSubmit = (rest.mode ?? 'submit') === 'submit';
  const { agreements } = await readProduct(visitor);
  const application = {
    productId: 'options',
    mode: 'submit',
    answers: answer(),
    signed: agreements.map(({ id, version, sha256 }) => ({
      id,
      version,
      sha256,
      signedAt: String(START_MS),
    })),
    fullName: ' dana  DEMO ',
    requestId: `amp-${requestNumber}`,
    ...rest,
  };
  const proof = isSubmit ? await passSecurity(visitor, 30010, application) : {};
  return visitor.post(APPLY, { ...proof, ...application });
}

import * as v from 'valibot';
import type { JsonValue } from '#sandbox/server/signing/canonicalJson.ts';
import type { EndpointName } from '#shared/endpoints/table.ts';
import { HOSTILE_TEXTS, PROTOTYPE_KEYS } from '#tests/support/hostileTexts.ts';
import { isAnswerTo } from '#workers/gateway/answer/agreement/isAnswerTo.ts';
import type { ChangeAnswer } from './answerInPlace.ts';
import { isList, isMembers, replaceTexts } from './replaceTexts.ts';

/**
 * Answers in which every text is hostile that the page would take: what a schema lets through, and what still fits the
 * question. Every other row keeps its own, so that screens have something to show. On every object there are keys of the
 * prototype besides. `seen` counts the texts by the name of their call.
 */
export function hostileAnswers(seen: Map<string, number>): ChangeAnswer {
  return {
    answer: ({ name, endpoint, envelope, question }) => {
      const { result } = envelope;
      const asked = readQuestion(question);
      const fits = (candidate: JsonValue): boolean => {
        const parsed = v.safeParse(endpoint.result, candidate, { abortEarly: true });
        return parsed.success && isAnswerTo(name as EndpointName, asked, parsed.output);
      };
      if (result === undefined || result === null || !fits(result)) return null;
      const texts = Object.values(HOSTILE_TEXTS);
      const { value, count } = replaceTexts(result, { texts, fits, isSpared: (row) => row % 2 === 0 });
      seen.set(name, (seen.get(name) ?? 0) + count);
      return { envelope: { ...envelope, result: withPrototypeKeys(value) } };
    },
  };
}

function readQuestion(question: string): object {
  try {
    return JSON.parse(question);
  } catch {
    return Object.fromEntries(new URLSearchParams(question));
  }
}

function withPrototypeKeys(value: JsonValue): JsonValue {
  if (isList(value)) return value.map(withPrototypeKeys);
  if (!isMembers(value)) return value;
  const own = Object.entries(value).map(([key, member]) => [key, withPrototypeKeys(member ?? null)]);
  const added = PROTOTYPE_KEYS.map((key) => [key, { polluted: true, length: -1 }]);
  return Object.fromEntries([...added, ...own]);
}

import type { JsonObject } from '../signing/canonicalJson.ts';

/** A good answer of the exchange: the question, who asked it, and what was sent. */
export interface RecordedAnswer {
  readonly path: string;
  /** 0 for guests. */
  readonly uid: number;
  /** Distinguishes inputs. */
  readonly question: string;
  readonly envelope: JsonObject;
}

/** What an attacker who listens could have kept. */
export interface AnswerRecord {
  add(answer: RecordedAnswer): void;
  /** The last answer to the very same call. */
  findEarlier(answer: RecordedAnswer): RecordedAnswer | undefined;
  /** The answer of another call: best another user's to the same path, then to another input, then of another path. */
  findOther(answer: RecordedAnswer): RecordedAnswer | undefined;
}

const KEPT_ANSWERS = 200;

/** Creates the record of answers, empty. */
export function createAnswerRecord(): AnswerRecord {
  const answerByCall = new Map<string, RecordedAnswer>();

  return {
    add(answer) {
      const key = keyOf(answer);
      answerByCall.delete(key);
      answerByCall.set(key, answer);
      const [oldest] = answerByCall.keys();
      if (oldest !== undefined && answerByCall.size > KEPT_ANSWERS) {
        answerByCall.delete(oldest);
      }
    },
    findEarlier: (answer) => answerByCall.get(keyOf(answer)),
    findOther({ path, uid, question }) {
      const latestFirst = [...answerByCall.values()].reverse();
      return (
        latestFirst.find((other) => other.path === path && other.uid !== uid) ??
        latestFirst.find((other) => other.path === path && other.question !== question) ??
        latestFirst.find((other) => other.path !== path)
      );
    },
  };
}

function keyOf({ path, uid, question }: RecordedAnswer): string {
  return `${path} ${uid} ${question}`;
}

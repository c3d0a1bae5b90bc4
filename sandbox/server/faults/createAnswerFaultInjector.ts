import { redateEnvelope } from '../api/envelope.ts';
import type { JsonObject } from '../signing/canonicalJson.ts';
import { SIGNATURE_VERSION, type SigningKey, signBody } from '../signing/signBody.ts';
import { changeJson } from './changeJson.ts';
import { createAnswerRecord, type RecordedAnswer } from './createAnswerRecord.ts';
import type { Faults } from './createFaults.ts';
import { tamperText } from './tamperText.ts';

/** An answer as it goes over the wire. */
export interface WireAnswer {
  readonly status: number;
  readonly type: 'application/json; charset=utf-8' | 'text/html; charset=utf-8' | null;
  readonly body: string;
  readonly signature: string | null;
  /** Something between the exchange and the page answers in its place: nothing of the exchange's own reaches the page. */
  readonly isReplaced: boolean;
}

/** An answer whose envelope is ready. */
export interface FreshAnswer extends RecordedAnswer {
  readonly status: number;
  /** Signed are answers with the code 0. */
  readonly isSuccess: boolean;
  readonly nowMs: number;
}

export interface AnswerFaultInjector {
  /** Signs an answer and writes it down, damaged as the faults for its path say. */
  write(answer: FreshAnswer): WireAnswer;
}

/** More than the five minutes that a client trusts a timestamp for (design.md section 4). */
const REPLAYED_AGE_MS = 10 * 60_000;

/** What a proxy in trouble answers, the status apart. */
const REPLACED: WireAnswer = {
  status: 200,
  type: 'text/html; charset=utf-8',
  body: '<html><body><h1>502 Bad Gateway</h1></body></html>',
  signature: null,
  isReplaced: true,
};

/** Not the object that every result is. */
const WRONG_RESULT = 'wrong shape';

/** Creates the last stage of an answer: it is signed here and, where a fault says so, damaged after that. */
export function createAnswerFaultInjector(faults: Faults, key: SigningKey): AnswerFaultInjector {
  const record = createAnswerRecord();

  function chooseEnvelope(answer: FreshAnswer): { envelope: JsonObject; atMs: number } {
    const { path, nowMs } = answer;
    if (faults.hit('answer/replay', path)) {
      const atMs = nowMs - REPLAYED_AGE_MS;
      const { envelope } = record.findEarlier(answer) ?? answer;
      return { envelope: redateEnvelope(envelope, atMs), atMs };
    }
    const other = record.findOther(answer);
    if (other !== undefined && faults.hit('answer/swap', path)) {
      return { envelope: redateEnvelope(other.envelope, nowMs), atMs: nowMs };
    }
    if (faults.hit('answer/wrong-shape', path)) {
      return { envelope: { ...answer.envelope, result: WRONG_RESULT }, atMs: nowMs };
    }
    const change = faults.hit('answer/change', path);
    const { result } = answer.envelope;
    const envelope =
      change === undefined
        ? answer.envelope
        : { ...answer.envelope, result: changeJson(result, change.result) };
    const redated = faults.hit('answer/redate', path);
    if (redated === undefined) {
      return { envelope, atMs: nowMs };
    }
    const atMs = nowMs + redated.aheadMs;
    return { envelope: redateEnvelope(envelope, atMs), atMs: redated.signed ? atMs : nowMs };
  }

  function spoilSignature(signature: string, path: string): string | null {
    if (faults.hit('answer/strip', path)) {
      return null;
    }
    const wrong = faults.hit('answer/bad-header', path);
    if (wrong !== undefined) {
      return wrong.value;
    }
    return faults.hit('answer/wrong-version', path) ? signature.replace(SIGNATURE_VERSION, 'v9') : signature;
  }

  function writeSigned(answer: FreshAnswer): WireAnswer {
    const { envelope, atMs } = chooseEnvelope(answer);
    record.add(answer);
    return {
      status: answer.status,
      type: 'application/json; charset=utf-8',
      body: faults.hit('answer/tamper', answer.path) ? tamperText(envelope) : JSON.stringify(envelope),
      signature: spoilSignature(signBody(key, envelope, atMs), answer.path),
      isReplaced: false,
    };
  }

  function writeUnsigned({ status, envelope }: FreshAnswer): WireAnswer {
    return {
      status,
      type: 'application/json; charset=utf-8',
      body: JSON.stringify(envelope),
      signature: null,
      isReplaced: false,
    };
  }

  /** What stands between the exchange and the page may answer in its place. */
  function replaceAnswer(path: string): WireAnswer | undefined {
    const failure = faults.hit('answer/status', path);
    if (failure !== undefined) {
      return { ...REPLACED, status: failure.status };
    }
    const empty = faults.hit('answer/empty', path);
    if (empty !== undefined) {
      return { ...REPLACED, status: empty.status, type: null, body: '' };
    }
    return faults.hit('answer/not-json', path) ? REPLACED : undefined;
  }

  return {
    write: (answer) =>
      replaceAnswer(answer.path) ?? (answer.isSuccess ? writeSigned(answer) : writeUnsigned(answer)),
  };
}

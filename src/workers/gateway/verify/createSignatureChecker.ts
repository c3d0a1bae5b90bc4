import { SIGNATURE_SLICE_MS, SIGNATURE_TOLERANCE_MS } from '../policy.ts';
import { decodeBase64 } from './bytes.ts';
import {
  createRestringifiedReader,
  createVerbatimReader,
  digestChunks,
  type ScannedBody,
  scanBody,
} from './canonicalText.ts';
import { createKeyRing, type KeyRingOptions } from './createKeyRing.ts';
import { createPacer, type PacerOptions, type RunWork, type Work } from './pacing.ts';

/**
 * The text of the body that the signature covers: its tokens as received, or as a JavaScript server prints them after
 * parsing (design.md section 4).
 */
export type SignedForm = 'verbatim' | 'restringified';

/** design.md section 4: malformed, could not be checked, invalid, too far from now. */
export type ReportCode = 79990 | 79991 | 79992 | 79993;

/** "Request signature status" (product.md section 4), and what is reported of a check. */
export interface SignatureCheck {
  readonly status: 'SUCCESS' | 'FAIL';
  /** Null unless the signature is one of this body: then the status is SUCCESS, or only the time is wrong (79993). */
  readonly form: SignedForm | null;
  /** When it was signed, by the exchange's clock, in ms since 1970; null unless the signature is one of this body. */
  readonly signedMs: number | null;
  /** Null unless the status is FAIL. */
  readonly reportCode: ReportCode | null;
  /** How far the exchange's clock is ahead of ours by a signature that is out of time, in ms; null for any other. */
  readonly clockOffMs: number | null;
}

/** A check together with the text it read, so that the bytes are decoded once. */
export interface SignatureOutcome extends SignatureCheck {
  /** The body's text, whatever the check says of it; null if the bytes are not UTF-8. */
  readonly text: string | null;
}

export interface SignatureCheckerOptions
  extends KeyRingOptions,
    Pick<PacerOptions, 'now' | 'breathe'>,
    Partial<Pick<PacerOptions, 'sliceMs'>> {}

export interface SignatureChecker {
  /**
   * Checks the signature of a whole response body. Never rejects. `nowMs` is the local clock plus the skew learnt from
   * earlier answers, in ms since 1970.
   */
  readonly check: (body: Uint8Array, header: string, nowMs: number) => Promise<SignatureOutcome>;
}

const MALFORMED = fail(79990);
const UNCHECKED = fail(79991);
const INVALID = fail(79992);

const encoder = new TextEncoder();

/** Checks of `X-Signature` on responses (design.md section 4 "Signature", product.md section 5). */
export function createSignatureChecker(options: SignatureCheckerOptions): SignatureChecker {
  const { sliceMs = SIGNATURE_SLICE_MS, now, breathe } = options;
  const pacer = createPacer({ sliceMs, now, breathe });
  const keyRing = createKeyRing(options);

  const check = async (
    body: Uint8Array,
    header: string,
    nowMs: number,
    run: RunWork,
  ): Promise<SignatureCheck> => {
    const parts = parseSignatureHeader(header);
    if (parts === null) return MALFORMED;
    const { version, masked, timestamp } = parts;
    const verify = await keyRing.find(version);
    if (verify === null) return UNCHECKED;
    const scanned = await run(scanBody(body));
    if (scanned === null) return MALFORMED;
    const verbatim = await run(digest(scanned, 'verbatim'));
    if (await verify(masked, encoder.encode(verbatim + timestamp))) {
      return judgeTime('verbatim', Number(timestamp), nowMs);
    }
    const restringified = await run(digest(scanned, 'restringified'));
    if (restringified === verbatim) return INVALID;
    return (await verify(masked, encoder.encode(restringified + timestamp)))
      ? judgeTime('restringified', Number(timestamp), nowMs)
      : INVALID;
  };

  return {
    check: async (body, header, nowMs) => {
      let text: string | null = null;
      try {
        const run = pacer.start();
        text = await run(decodeBody(body));
        const checked = text === null ? MALFORMED : await check(body, header, nowMs, run);
        return { ...checked, text };
      } catch {
        // Only the engine's cryptography is known to throw.
        return { ...UNCHECKED, text };
      }
    },
  };
}

function digest(scanned: ScannedBody, form: SignedForm): Work<string> {
  const verbatim = createVerbatimReader(scanned);
  return digestChunks(form === 'verbatim' ? verbatim : createRestringifiedReader(verbatim));
}

/** The time of a signature counts only once it verifies: what anyone could have written says nothing of a clock. */
function judgeTime(form: SignedForm, signedMs: number, nowMs: number): SignatureCheck {
  return Math.abs(signedMs - nowMs) <= SIGNATURE_TOLERANCE_MS
    ? { status: 'SUCCESS', form, signedMs, reportCode: null, clockOffMs: null }
    : { status: 'FAIL', form, signedMs, reportCode: 79993, clockOffMs: signedMs - nowMs };
}

function fail(reportCode: ReportCode): SignatureCheck {
  return { status: 'FAIL', form: null, signedMs: null, reportCode, clockOffMs: null };
}

interface SignatureHeader {
  readonly version: string;
  /** Still under the version's mask. */
  readonly masked: Uint8Array;
  /** The header's own text, since the time is signed as text; ms since 1970. */
  readonly timestamp: string;
}

const PARTS = 3;
/** As many digits as a Date can hold. */
const DIGITS = /^[0-9]{1,15}$/;

/** Reads `v1.<base64>.<timestamp ms>`; null if it is malformed (product.md section 4: exactly three parts). */
function parseSignatureHeader(header: string): SignatureHeader | null {
  const parts = header.split('.', PARTS + 1);
  const [version = '', encoded = '', timestamp = ''] = parts;
  if (parts.length !== PARTS || version === '' || encoded === '' || !DIGITS.test(timestamp)) return null;
  const masked = decodeBase64(encoded);
  return masked && { version, masked, timestamp };
}

/** About 100 µs where nearly all characters are beyond ASCII; up to twice as much at once. */
const BYTES_A_STOP = 128 * 1024;
/** A byte order mark stays in the text, where JSON has no place for it. */
const STRICT = { fatal: true, ignoreBOM: true };

const decoder = new TextDecoder('utf-8', STRICT);

/** The text of a body; null if it is not UTF-8. */
function* decodeBody(bytes: Uint8Array): Work<string | null> {
  try {
    if (bytes.length <= 2 * BYTES_A_STOP) return decoder.decode(bytes);
    const own = new TextDecoder('utf-8', STRICT);
    let text = '';
    for (let at = 0; at < bytes.length; at += BYTES_A_STOP) {
      text += own.decode(bytes.subarray(at, at + BYTES_A_STOP), { stream: true });
      yield;
    }
    return text + own.decode();
  } catch {
    return null;
  }
}

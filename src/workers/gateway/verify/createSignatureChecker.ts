import { SIGNATURE_SLICE_MS, SIGNATURE_TOLERANCE_MS } from '../policy.ts';
import { createKeyRing, type KeyRingOptions } from './createKeyRing.ts';
import { createPacer, type PacerOptions, type RunWork } from './createPacer.ts';
import { createRestringifiedReader } from './createRestringifiedReader.ts';
import { createVerbatimReader } from './createVerbatimReader.ts';
import { decodeBody } from './decodeBody.ts';
import { digestChunks } from './digestChunks.ts';
import { parseSignatureHeader } from './parseSignatureHeader.ts';
import { type ScannedBody, scanBody } from './scanBody.ts';
import type { ReportCode, SignatureCheck, SignatureOutcome, SignedForm } from './signatureCheck.ts';
import type { Work } from './work.ts';

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
const OUT_OF_TIME = fail(79993);

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
    // Said this way round, a clock that is no number is out of time as well.
    if (!(Math.abs(Number(timestamp) - nowMs) <= SIGNATURE_TOLERANCE_MS)) return OUT_OF_TIME;
    const scanned = await run(scanBody(body));
    if (scanned === null) return MALFORMED;
    const verbatim = await run(digest(scanned, 'verbatim'));
    if (await verify(masked, encoder.encode(verbatim + timestamp))) return succeed('verbatim');
    const restringified = await run(digest(scanned, 'restringified'));
    if (restringified === verbatim) return INVALID;
    return (await verify(masked, encoder.encode(restringified + timestamp)))
      ? succeed('restringified')
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
        // Nothing above is known to throw but the cryptography at hand.
        return { ...UNCHECKED, text };
      }
    },
  };
}

function digest(scanned: ScannedBody, form: SignedForm): Work<string> {
  const verbatim = createVerbatimReader(scanned);
  return digestChunks(form === 'verbatim' ? verbatim : createRestringifiedReader(verbatim));
}

function succeed(form: SignedForm): SignatureCheck {
  return { status: 'SUCCESS', form, reportCode: null };
}

function fail(reportCode: ReportCode): SignatureCheck {
  return { status: 'FAIL', form: null, reportCode };
}

import { type AppError, type AppErrorKind, appError, WITHOUT_WORDS } from '#shared/result/appError.ts';
import { err, ok, type Result } from '#shared/result/result.ts';

/** What every answer is wrapped in (product.md section 3), in one spelling. */
export interface Envelope {
  readonly code: number;
  readonly message: string;
  readonly result: unknown;
  readonly extInfo: unknown;
  /** `ext_code`; empty where there is none. */
  readonly extCode: string;
  /** The input that the answer repeats; product.md does not ask for it, so not every exchange sends it. */
  readonly asked?: unknown;
}

const BAD_ENVELOPE = appError('payload/envelope', "We couldn't read the response.", true);

/** Reads the envelope of a parsed body; both spellings are known, ret_code and retCode (product.md section 3). */
export function readEnvelope(body: unknown): Result<Envelope> {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return err(BAD_ENVELOPE);
  const fields = body as Readonly<Record<string, unknown>>;
  const code = integerOf(fields.ret_code ?? fields.retCode);
  if (code === undefined) return err(BAD_ENVELOPE);
  const message = fields.ret_msg ?? fields.retMsg;
  return ok({
    code,
    message: typeof message === 'string' ? message : '',
    result: fields.result,
    extInfo: fields.ext_info ?? fields.extInfo,
    extCode: codeOf(fields.ext_code ?? fields.extCode),
    ...(fields.asked !== undefined && { asked: fields.asked }),
  });
}

function integerOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
  return Number.isSafeInteger(number) ? (number as number) : undefined;
}

function codeOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

const LOGIN_CODES = new Set([10007, 33003, 10009]);
/** 10024 compliance, 42039 KYC (product.md section 8, design.md section 4). */
const WALL_CODES = new Set([10024, 42039]);
const TIMEOUT_CODES = new Set([1007, 1008]);
const BUSY = 790000;

/** No refusal needs more; a browser can't hand over to a page what is nested some thousand times. */
const MAX_DEPTH = 32;

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((member) => isDeeper(member, levels - 1));
}

/** What the code of an answer means, by the catalogue of product.md section 8; null for success. */
export function judgeEnvelope({ code, message, result, extInfo, extCode }: Envelope): AppError | null {
  if (code === 0) return null;
  const rejected = (kind: AppErrorKind, text: string, more: unknown, retryable = false): AppError => ({
    kind,
    code: String(code),
    message: text,
    retryable,
    ...(more === undefined || more === null || isDeeper(more, MAX_DEPTH) ? {} : { extInfo: more }),
    ...(extCode !== '' && { extCode }),
  });
  if (LOGIN_CODES.has(code)) return rejected('login', 'user no permission', extInfo);
  if (WALL_CODES.has(code)) return rejected('wall', code === 10024 ? '' : message, result ?? extInfo);
  if (TIMEOUT_CODES.has(code)) {
    return rejected('business', `Timeout, ${message || 'token error'}.`, extInfo, true);
  }
  return rejected('business', message || WITHOUT_WORDS, extInfo, code === BUSY);
}

import * as v from 'valibot';
import type { Endpoint } from '#shared/endpoints/endpoint.ts';
import type { AppError } from '#shared/result/appError.ts';
import { err, ok, type Result } from '#shared/result/result.ts';
import { fieldOf } from './fieldOf.ts';

/** An error that names the field that is wrong. */
export interface FieldError extends AppError {
  readonly extInfo: { readonly field: string };
}

/** Checks a result against its endpoint's schema; the error names the field that is wrong (design.md section 4). */
export function readResult(endpoint: Endpoint, result: unknown): Result<unknown, FieldError> {
  const parsed = v.safeParse(endpoint.result, result, { abortEarly: true });
  if (parsed.success) return ok(parsed.output);
  const field = fieldOf(endpoint.result, result, parsed.issues[0]) || 'result';
  return err(misread('payload/result', `The answer of the exchange is wrong at "${field}".`, field));
}

/** Checks what a caller asks for, before anything is sent. */
export function readInput(
  endpoint: Endpoint,
  input: unknown,
): Result<Readonly<Record<string, unknown>>, FieldError> {
  const parsed = v.safeParse(endpoint.input, input, { abortEarly: true });
  if (parsed.success) return ok((parsed.output ?? {}) as Readonly<Record<string, unknown>>);
  const field = fieldOf(endpoint.input, input, parsed.issues[0]) || 'the whole';
  return err(misread('input/call', `The request is wrong at "${field}".`, field));
}

function misread(code: 'payload/result' | 'input/call', message: string, field: string): FieldError {
  const kind = code === 'payload/result' ? 'payload' : 'input';
  return { kind, code, message, retryable: false, extInfo: { field } };
}

import type { BaseIssue, GenericSchema } from 'valibot';
import * as v from 'valibot';
import type { Echo, Endpoint } from '#shared/endpoints/endpoint.ts';
import { parseResult } from '#shared/endpoints/parseResult.ts';
import type { AppError } from '#shared/result/appError.ts';
import { err, ok, type Result } from '#shared/result/result.ts';

/** An error that names the field that is wrong. */
export interface FieldError extends AppError {
  readonly extInfo: { readonly field: string };
}

export interface ReadResult {
  readonly value: unknown;
  /** The wrong field of each row that was left out (screens.md 0.2c). */
  readonly leftOut: readonly string[];
}

/**
 * Checks a result against its endpoint's schema, and its lists row by row; the error names the field that is wrong (design.md
 * section 4).
 */
export function readResult(endpoint: Endpoint, result: unknown): Result<ReadResult, FieldError> {
  const parsed = parseResult(endpoint, result);
  const nameOf = (issue: BaseIssue<unknown>): string => fieldOf(endpoint.result, result, issue) || 'result';
  if (parsed.ok) return ok({ value: parsed.output, leftOut: parsed.leftOut.map(nameOf) });
  const field = nameOf(parsed.issue);
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
  // The exchange may answer rightly next time, as after a deploy; the same call can't become another.
  return { kind, code, message, retryable: kind === 'payload', extInfo: { field } };
}

export interface Question {
  readonly uid: number;
  readonly input: Readonly<Record<string, unknown>>;
}

/**
 * Whether a signed answer is the answer to this question (design.md section 4): another user's signed deposit address
 * would verify as well. Coins and chains are compared as the exchange spells them, case included.
 */
export function checkEcho(echo: Echo, { uid, input }: Question, result: unknown): boolean {
  if (typeof result !== 'object' || result === null) return false;
  const fields = result as Readonly<Record<string, unknown>>;
  if (String(fields[echo.uid]) !== String(uid)) return false;
  return Object.entries(echo.fields).every(([answered, asked]) => {
    const value = input[asked];
    return value === undefined || value === null || String(fields[answered]) === String(value);
  });
}

/** Longer than any path of fields in the table of calls. */
const MAX_LENGTH = 100;

/** The parts of a schema that hold other schemas; which of them exist depends on `type`. */
interface Shape {
  readonly entries?: Readonly<Record<string, unknown>>;
  readonly pipe?: readonly unknown[];
  readonly options?: readonly unknown[];
  readonly items?: readonly unknown[];
  readonly item?: unknown;
  readonly value?: unknown;
  readonly wrapped?: unknown;
  readonly getter?: (value: unknown) => unknown;
}

/**
 * Where an issue is, as "list.*.amount"; "" for the whole. Errors and reports name fields, so only names of our own
 * schemas appear: a key that the exchange or a user chose is a star, and so is a place in a list.
 */
function fieldOf(schema: GenericSchema, value: unknown, issue: BaseIssue<unknown>): string {
  const path: readonly { readonly key: unknown }[] = issue.path ?? [];
  const names = new Set<unknown>();
  collectNames(schema, { value, names, seen: new Set() });
  return path
    .map(({ key }) => (names.has(key) ? key : '*'))
    .join('.')
    .slice(0, MAX_LENGTH);
}

interface Collection {
  /** The schema's input: lazy schemas choose by it. */
  readonly value: unknown;
  readonly names: Set<unknown>;
  readonly seen: Set<unknown>;
}

function collectNames(schema: unknown, collection: Collection): void {
  const { value, names, seen } = collection;
  if (typeof schema !== 'object' || schema === null || seen.has(schema)) return;
  seen.add(schema);
  const { entries = {}, pipe = [], options = [], items = [], ...shape }: Shape = schema;
  for (const name of Object.keys(entries)) names.add(name);
  const single = [shape.item, shape.value, shape.wrapped, shape.getter?.(value)];
  for (const part of [...Object.values(entries), ...pipe, ...options, ...items, ...single]) {
    collectNames(part, collection);
  }
}

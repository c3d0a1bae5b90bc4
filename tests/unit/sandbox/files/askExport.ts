import { expect } from 'vitest';
import type { Sandbox } from '#sandbox/createSandbox.ts';
import { START_MS } from '../support/createManualTime.ts';
import type { ApiAnswer, Visitor } from '../support/openVisitor.ts';
import { type HttpAnswer, sendRequest } from '../support/sendRequest.ts';

export const PREFIX = '/v3/private/cht/asset-file-core/export';
export const DAY_MS = 86_400_000;
/** Eight seconds (screens.md 3.6). */
export const WORK_MS = 8_000;

let requestNumber = 0;

/** Everything an order of data needs; by default all that happened in the funding account for a year. */
export function describeOrder(rest: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  requestNumber += 1;
  return {
    type: 'funding',
    accountTypes: [],
    coins: [],
    uids: [],
    startTime: String(START_MS - 366 * DAY_MS),
    endTime: String(START_MS),
    format: 'CSV',
    timezone: 'UTC',
    lang: 'en',
    requestId: `export-${requestNumber}`,
    ...rest,
  };
}

export function describeStatement(rest: Readonly<Record<string, unknown>> = {}): Record<string, unknown> {
  requestNumber += 1;
  return {
    period: 'custom',
    startTime: String(START_MS - 360 * DAY_MS),
    endTime: String(START_MS - DAY_MS),
    uids: [],
    format: 'PDF',
    valuationCurrency: 'EUR',
    requestId: `statement-${requestNumber}`,
    ...rest,
  };
}

export function order(visitor: Visitor, rest: Readonly<Record<string, unknown>> = {}): Promise<ApiAnswer> {
  return visitor.post(`${PREFIX}/create`, describeOrder(rest));
}

export interface ListedJob {
  readonly id: string;
  readonly status: number;
  readonly progress: number;
  readonly rows: number;
  readonly sizeBytes: number;
  readonly files: number;
  readonly sha256: readonly string[];
  readonly failCode?: number;
  readonly expireAt?: string;
}

export interface JobList {
  readonly list: readonly ListedJob[];
  readonly nextPageCursor: string;
  readonly quota: { readonly total: number; readonly used: number; readonly resetAt: string };
}

export async function listJobs(visitor: Visitor, filter: Readonly<Record<string, unknown>> = {}) {
  const { body } = await visitor.post(`${PREFIX}/list`, filter);
  expect(body.retCode).toBe(0);
  return body.result as JobList;
}

/** The id of a job that was taken. */
export function idOf({ body }: ApiAnswer): string {
  expect(body).toMatchObject({ retCode: 0, result: { status: 0 } });
  return (body.result as { id: string }).id;
}

/** Gets a link to a file, the first one of its order or a further one, and follows it. */
export async function download(
  sandbox: Sandbox,
  visitor: Visitor,
  id: string,
  part = 1,
): Promise<HttpAnswer & { readonly url: string }> {
  const { body } = await visitor.post(`${PREFIX}/url`, { id, part });
  expect(body.retCode).toBe(0);
  const [link] = (body.result as { urls: { url: string }[] }).urls;
  const url = String(link?.url);
  return { url, ...(await sendRequest(sandbox.port, url)) };
}

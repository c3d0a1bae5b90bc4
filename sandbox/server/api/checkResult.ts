import * as v from 'valibot';
import type { Endpoint } from '#shared/endpoints/endpoint.ts';
import { parseResult } from '#shared/endpoints/parseResult.ts';
import { ENDPOINTS } from '#shared/endpoints/table.ts';
import type { JsonObject } from '../signing/canonicalJson.ts';
import type { Call } from './call.ts';

/** Results that were found right when they were made. */
const checked = new WeakSet<JsonObject>();

/**
 * Checks a result against the schema that the product reads it with. Throws where they differ: that is a mistake of the
 * sandbox, and a page must not have to find it. In the transaction of a call, what it did is undone then, so that no call that
 * fails has saved anything. A row of a list that does not fit takes nothing else with it (screens.md 0.2c): it is named in the
 * log, and the page counts it.
 */
export function checkReply(endpoint: Endpoint, result: JsonObject): void {
  if (checked.has(result)) {
    return;
  }
  const call = `${endpoint.method.toUpperCase()} ${pathOf(endpoint)}`;
  const parsed = parseResult(endpoint, result);
  if (!parsed.ok) {
    const { issue } = parsed;
    throw new Error(`${call} has a wrong result at ${v.getDotPath(issue) ?? 'its root'}: ${issue.message}`);
  }
  for (const issue of parsed.leftOut) {
    console.error(`${call} has a row that can't be read, at ${v.getDotPath(issue)}: ${issue.message}`);
  }
  checked.add(result);
}

/** The same for what a call answers. Calls that only the sandbox has, login, are not in the product's table. */
export function checkResult({ verb, path }: Call, result: JsonObject): void {
  const endpoint = endpointByCall.get(`${verb} ${path}`);
  if (endpoint !== undefined) {
    checkReply(endpoint, result);
  }
}

function pathOf({ path }: Endpoint): string {
  return `/${path.replace(/^\//, '')}`;
}

const endpointByCall: ReadonlyMap<string, Endpoint> = new Map(
  Object.values(ENDPOINTS).map((endpoint) => [
    `${endpoint.method.toUpperCase()} ${pathOf(endpoint)}`,
    endpoint,
  ]),
);

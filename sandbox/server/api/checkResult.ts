import * as v from 'valibot';
import type { Endpoint } from '#shared/endpoints/endpoint.ts';
import { ENDPOINTS } from '#shared/endpoints/table.ts';
import type { JsonObject } from '../signing/canonicalJson.ts';
import type { Call } from './call.ts';

/**
 * Checks a result against the schema that the product reads it with. Throws where they differ: that is a mistake of the
 * sandbox, and a page must not have to find it. Calls that only the sandbox has, login, are not in the product's table.
 */
export function checkResult({ verb, path }: Call, result: JsonObject): void {
  const endpoint = endpointByCall.get(`${verb} ${path}`);
  if (endpoint === undefined) {
    return;
  }
  const parsed = v.safeParse(endpoint.result, result);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw new Error(
      `${verb} ${path} has a wrong result at ${v.getDotPath(issue) ?? 'its root'}: ${issue.message}`,
    );
  }
}

const endpointByCall: ReadonlyMap<string, Endpoint> = new Map(
  Object.values(ENDPOINTS).map((endpoint) => [
    `${endpoint.method.toUpperCase()} /${endpoint.path.replace(/^\//, '')}`,
    endpoint,
  ]),
);

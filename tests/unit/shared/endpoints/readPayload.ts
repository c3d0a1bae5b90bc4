import * as v from 'valibot';
import type { Endpoint } from '#shared/endpoints/endpoint.ts';
import { ENDPOINTS, type EndpointName, type InputOf, type ResultOf } from '#shared/endpoints/table.ts';

export const AT = '1767225600000';

export function read<Name extends EndpointName>(name: Name, payload: unknown): ResultOf<Name> {
  const { result }: Endpoint = ENDPOINTS[name];
  return v.parse(result, payload) as ResultOf<Name>;
}

export function send<Name extends EndpointName>(name: Name, input: InputOf<Name>): unknown {
  const { input: schema }: Endpoint = ENDPOINTS[name];
  return v.parse(schema, input);
}

/** Paths of what is wrong; empty for a good payload. */
export function faults(name: EndpointName, side: 'input' | 'result', value: unknown): (string | null)[] {
  const { [side]: schema }: Endpoint = ENDPOINTS[name];
  return (v.safeParse(schema, value).issues ?? []).map((issue) => v.getDotPath(issue));
}

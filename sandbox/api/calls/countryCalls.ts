import * as v from 'valibot';
import { done } from '#sandbox/api/answer.ts';
import { type Call, publicCall } from '#sandbox/api/call.ts';
import { COUNTRIES, COUNTRIES_WITH_STATES, RESTRICTED_COUNTRIES } from '#sandbox/reference/countries.ts';
import type { JsonObject } from '#sandbox/signing/canonicalJson.ts';

/** GET /v2/public/country-list (screens.md 2.6). */
export function createCountryCalls(): Call[] {
  const list = listCountries();
  return [publicCall('GET /v2/public/country-list', { input: v.object({}), answer: () => done({ list }) })];
}

function listCountries(): JsonObject[] {
  const names = new Intl.DisplayNames(['en'], { type: 'region' });
  return COUNTRIES.map(({ code2, code3, dial }) => ({
    code: code3,
    code2,
    name: names.of(code2) ?? code2,
    dial,
    restricted: RESTRICTED_COUNTRIES.has(code3),
    has_states: COUNTRIES_WITH_STATES.has(code3),
  }));
}

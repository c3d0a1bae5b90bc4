import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { Iso3 } from './fields.ts';

const Iso2 = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'is no country code'));

/** Countries and their states, named in the reader's language (screens.md 2.6). */
export const referenceEndpoints = {
  countryList: endpoint('GET /v2/public/country-list', {
    reads: [],
    input: v.object({}),
    result: v.object({
      list: v.array(
        v.object({
          code: Iso3,
          code2: Iso2,
          name: v.string(),
          dial: v.string(),
          restricted: v.boolean(),
          has_states: v.boolean(),
        }),
      ),
    }),
    cache: 'stored',
    byLanguage: true,
    rows: ['list'],
  }),

  /** Kept in memory only: `guess` depends on the caller. */
  countryCode: endpoint('GET /register/countryCode', {
    reads: [],
    input: v.object({}),
    result: v.object({
      list: v.array(v.object({ code2: Iso2, dial: v.string(), name: v.string() })),
      /** "" where the server cannot tell. */
      guess: v.union([v.literal(''), Iso2]),
    }),
    cache: 'memory',
    byLanguage: true,
    rows: ['list'],
  }),

  stateList: endpoint('GET /user/public/state-list', {
    reads: [],
    input: v.object({ country: Iso3 }),
    result: v.object({ list: v.array(v.object({ code: v.string(), name: v.string() })) }),
    cache: 'stored',
    byLanguage: true,
    rows: ['list'],
  }),
};

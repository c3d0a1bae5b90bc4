import { COUNTRIES, RESTRICTED_COUNTRIES } from '#sandbox/seed/reference/countries.ts';
import { STATES_BY_COUNTRY } from '#sandbox/seed/reference/states.ts';
import type { ResultOf } from '#sandbox/server/api/implement.ts';

const NAMES = new Intl.DisplayNames(['en'], { type: 'region' });

/** GET country-list (screens.md 2.6), in English. */
export function listCountries(): ResultOf<'countryList'>['list'] {
  return COUNTRIES.map(({ code2, code3, dial }) => ({
    code: code3,
    code2,
    name: NAMES.of(code2) ?? code2,
    dial,
    restricted: RESTRICTED_COUNTRIES.has(code3),
    has_states: STATES_BY_COUNTRY.has(code3),
  }));
}

/** GET countryCode (screens.md 2.6): the calling codes by name, and where the caller is likely to be. */
export function listCallingCodes(country3: string | undefined): ResultOf<'countryCode'> {
  const list = COUNTRIES.map(({ code2, dial }) => ({ code2, dial, name: NAMES.of(code2) ?? code2 }));
  return {
    list: list.toSorted((one, other) => one.name.localeCompare(other.name, 'en')),
    guess: COUNTRIES.find(({ code3 }) => code3 === country3)?.code2 ?? '',
  };
}

/** GET state-list (screens.md 2.6); empty for a country whose addresses name none. */
export function listStates(country3: string): ResultOf<'stateList'>['list'] {
  return [...(STATES_BY_COUNTRY.get(country3) ?? [])];
}

import { LANGUAGE_PARAMETER } from './languages.ts';

/** What every page takes in its address (design.md section 5), for every user. */
export const PAGE_PARAMETERS: readonly string[] = [LANGUAGE_PARAMETER, 'site', 'perf', 'diagnose'];

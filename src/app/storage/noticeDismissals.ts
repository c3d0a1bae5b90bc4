import * as v from 'valibot';
import { PRODUCT } from '#shared/site/siteOfHost.ts';
import { fits } from './fits.ts';
import { kept } from './kept.ts';

/** When each notice of the exchange was dismissed on this device, in ms since 1970 (screens.md 0.3, C13). */
export const noticeDismissals = kept(`${PRODUCT}.dismissedNotices`, fits(v.record(v.string(), v.number())));

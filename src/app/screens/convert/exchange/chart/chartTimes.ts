import { dateFormat } from '#app/components/format/dates.ts';
import type { Language } from '#shared/site/languages.ts';

/** How moments of a chart are written, in the reader's language and zone. */
export interface ChartTimes {
  /** "14 Nov, 15:05" */
  readonly moment: (atMs: number) => string;
  /** "15:05", or "14 Nov" where a day begins. */
  readonly tick: (atMs: number, isDay: boolean) => string;
}

const DAY = { day: 'numeric', month: 'short' } as const;
const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

export function chartTimesOf(language: Language): ChartTimes {
  const moment = dateFormat(language, { ...DAY, ...CLOCK });
  const [day, clock] = [dateFormat(language, DAY), dateFormat(language, CLOCK)];
  return {
    moment: (atMs) => moment.format(atMs),
    tick: (atMs, isDay) => (isDay ? day : clock).format(atMs),
  };
}

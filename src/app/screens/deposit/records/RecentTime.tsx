import { localeOf } from '#app/components/format/dates.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { systemClock } from '#shared/async/clock.ts';
import type { Language } from '#shared/site/languages.ts';

/** When a recent deposit was seen: "Today, 13:58"; the details have its second, and UTC. */
export function RecentTime({ atMs }: { readonly atMs: number }) {
  const language = useLanguage();
  return (
    <time className="num" dateTime={new Date(atMs).toISOString()}>
      {writeRecent(atMs, systemClock.wallNow(), language)}
    </time>
  );
}

/** Day and minute on the reader's clock; the day of `nowMs` is "today". */
export function writeRecent(atMs: number, nowMs: number, language: Language): string {
  const locale = localeOf(language);
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const isToday = new Date(atMs).toDateString() === new Date(nowMs).toDateString();
  if (!isToday) {
    return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', ...clock }).format(atMs);
  }
  const today = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(0, 'day');
  const first = today.slice(0, 1).toLocaleUpperCase(locale);
  return `${first}${today.slice(1)}, ${new Intl.DateTimeFormat(locale, clock).format(atMs)}`;
}

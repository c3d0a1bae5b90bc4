import { useTranslation } from 'react-i18next';
import { saveFile } from '#app/browser/saveFile.ts';
import { Button } from '#app/components/Button.tsx';
import { writeCalendar } from '#app/components/calendarFile.ts';
import { dateFormat } from '#app/components/format/dates.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useCountries } from '#app/screens/statements/useCountries.ts';
import { systemClock } from '#shared/async/clock.ts';
import { useYearWords } from '../year/useYearWords.ts';
import { type Deadline, deadlineOf } from './deadlines.ts';

export interface DeadlineCardProps {
  /** Of the tax identity, or of the profile; "" for none. */
  readonly country: string;
  readonly year: number;
}

/** When the return of a year is due in the user's country (screens.md 1.20). */
export function DeadlineCard({ country, year }: DeadlineCardProps) {
  const { t } = useTranslation();
  const { nameOf } = useCountries();
  const yearWords = useYearWords(country);
  const deadline = deadlineOf(country, year, systemClock.wallNow());
  return (
    <section className="card tax-card" aria-labelledby="tax-deadlines">
      <h2 id="tax-deadlines">{t('tax.deadlines.title')}</h2>
      {deadline.kind === 'date' ? (
        <DatedLine deadline={deadline} words={yearWords(year)} country={nameOf(country)} />
      ) : (
        <p>{t(`tax.deadlines.${deadline.kind}`, { country: nameOf(country) })}</p>
      )}
      <p className="tax-hint">{t('tax.deadlines.text')}</p>
    </section>
  );
}

interface DatedLineProps {
  readonly deadline: Extract<Deadline, { kind: 'date' }>;
  /** Of the tax year, as sentences have it. */
  readonly words: string;
  readonly country: string;
}

function DatedLine({ deadline: { atMs, name, daysLeft }, words, country }: DatedLineProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const what = t('tax.deadlines.file', { year: name });
  // A date of the law, the same in every zone.
  const date = dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(atMs);
  const save = (): void => {
    const event = { id: `tax-${name}`, atMs, title: what, text: country };
    const file = writeCalendar(event, systemClock.wallNow());
    saveFile(new Blob([file], { type: 'text/calendar' }), `tax-${name}.ics`);
  };
  return (
    <div className="tax-deadline">
      <div>
        <p>
          <b>{date}</b> · {country}
        </p>
        <p className="tax-hint">
          {t('tax.deadlines.file', { year: words })} · {leftWords(daysLeft)}
        </p>
      </div>
      {daysLeft >= 0 && (
        <Button size="small" aria-label={t('tax.deadlines.calendarOf', { what })} onClick={save}>
          {t('tax.deadlines.calendar')}
        </Button>
      )}
    </div>
  );

  function leftWords(days: number): string {
    if (days < 0) return t('tax.deadlines.past');
    return days === 0 ? t('tax.deadlines.today') : t('tax.deadlines.left', { count: days });
  }
}

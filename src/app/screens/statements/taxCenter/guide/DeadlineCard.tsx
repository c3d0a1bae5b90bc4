import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { saveFile } from '#app/browser/saveFile.ts';
import { Button } from '#app/components/Button.tsx';
import { writeCalendar } from '#app/components/calendarFile.ts';
import { dateFormat } from '#app/components/format/dates.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useCountries } from '#app/screens/statements/useCountries.ts';
import { systemClock } from '#shared/async/clock.ts';
import { FoldedCard } from '../FoldedCard.tsx';
import { SmallText } from '../SmallText.tsx';
import { useYearWords } from '../year/useYearWords.ts';
import { deadlineOf } from './deadlines.ts';

export interface DeadlineCardProps {
  /** The country of the tax identity, or of the profile; "" for none. */
  readonly country: string;
  readonly year: number;
}

/** When the return of a year is due in the user's country (screens.md 1.20). */
export function DeadlineCard({ country, year }: DeadlineCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { nameOf } = useCountries();
  const yearWords = useYearWords(country);
  const deadline = deadlineOf(country, year, systemClock.wallNow());
  if (deadline.kind !== 'date') {
    return (
      <FoldedCard title={t('tax.deadlines.title')}>
        <p>{t(`tax.deadlines.${deadline.kind}`, { country: nameOf(country) })}</p>
        <SmallText>{t('tax.deadlines.text')}</SmallText>
      </FoldedCard>
    );
  }
  const { atMs, name, daysLeft } = deadline;
  const what = t('tax.deadlines.file', { year: name });
  // A date of the law, the same in every zone.
  const date = dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(atMs);
  const save = (): void => {
    const event = { id: `tax-${name}`, atMs, isDay: true, title: what, text: nameOf(country) };
    const file = writeCalendar(event, systemClock.wallNow());
    saveFile(new Blob([file], { type: 'text/calendar' }), `tax-${name}.ics`);
  };
  return (
    <FoldedCard title={t('tax.deadlines.title')} brief={`${date} · ${leftWords(daysLeft, t)}`}>
      <p>
        {t('tax.deadlines.file', { year: yearWords(year) })} · {nameOf(country)}
      </p>
      {daysLeft >= 0 && (
        <div>
          <Button size="small" aria-label={t('tax.deadlines.calendarOf', { what })} onClick={save}>
            {t('tax.deadlines.calendar')}
          </Button>
        </div>
      )}
      <SmallText>{t('tax.deadlines.text')}</SmallText>
    </FoldedCard>
  );
}

function leftWords(days: number, t: TFunction): string {
  if (days < 0) return t('tax.deadlines.past');
  return days === 0 ? t('tax.deadlines.today') : t('tax.deadlines.left', { count: days });
}

import { CalendarPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { type CalendarEvent, writeCalendar } from '#app/components/calendarFile.ts';
import { saveFile } from '#app/components/saveFile.ts';
import { systemClock } from '#shared/async/clock.ts';

/** Saves a moment of a withdrawal as a file for the reader's calendar (screens.md 1.17). */
export function CalendarButton(event: CalendarEvent) {
  const { t } = useTranslation();
  const save = (): void => {
    const file = writeCalendar(event, systemClock.wallNow());
    saveFile(new Blob([file], { type: 'text/calendar' }), `${event.id}.ics`);
  };
  return (
    <Button size="small" variant="ghost" onClick={save}>
      <CalendarPlus size={14} aria-hidden="true" />
      {t('withdrawals.calendar')}
    </Button>
  );
}

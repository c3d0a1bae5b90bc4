import { CalendarPlus } from 'lucide-react';
import { saveFile } from '#app/browser/saveFile.ts';
import { systemClock } from '#shared/async/clock.ts';
import { Button } from './Button.tsx';
import { type CalendarEvent, writeCalendar } from './calendarFile.ts';

export interface CalendarButtonProps {
  readonly label: string;
  readonly event: CalendarEvent;
}

/** Saves a moment as a file for the reader's calendar. */
export function CalendarButton({ label, event }: CalendarButtonProps) {
  const save = (): void => {
    const file = writeCalendar(event, systemClock.wallNow());
    saveFile(new Blob([file], { type: 'text/calendar' }), `${event.id}.ics`);
  };
  return (
    <Button size="small" variant="ghost" onClick={save}>
      <CalendarPlus size={14} aria-hidden="true" />
      {label}
    </Button>
  );
}

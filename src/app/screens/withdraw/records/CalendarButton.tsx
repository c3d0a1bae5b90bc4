import { useTranslation } from 'react-i18next';
import { CalendarButton as EventButton } from '#app/components/CalendarButton.tsx';
import type { CalendarEvent } from '#app/components/calendarFile.ts';

/** Saves a moment of a withdrawal as a file for the reader's calendar (screens.md 1.17). */
export function CalendarButton(event: CalendarEvent) {
  const { t } = useTranslation();
  return <EventButton label={t('withdrawals.calendar')} event={event} />;
}

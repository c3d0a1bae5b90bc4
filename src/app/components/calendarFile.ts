/** An event at one moment or on one day, for the reader's calendar. */
export interface CalendarEvent {
  readonly id: string;
  /** ms since 1970. */
  readonly atMs: number;
  /** The event is the whole day that begins there in UTC, on every calendar the same date. */
  readonly isDay?: boolean;
  readonly title: string;
  readonly text: string;
}

/** The file of one event (RFC 5545), with lines of 75 octets at most. */
export function writeCalendar(
  { id, atMs, isDay = false, title, text }: CalendarEvent,
  nowMs: number,
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sluice//Assets//EN',
    'BEGIN:VEVENT',
    `UID:${escapeText(id)}@sluice`,
    `DTSTAMP:${stampOf(nowMs)}`,
    isDay ? `DTSTART;VALUE=DATE:${stampOf(atMs).slice(0, 8)}` : `DTSTART:${stampOf(atMs)}`,
    `SUMMARY:${escapeText(title)}`,
    `DESCRIPTION:${escapeText(text)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(foldLine).join('\r\n')}\r\n`;
}

/** "20261121T134720Z" */
function stampOf(atMs: number): string {
  return new Date(atMs).toISOString().replace(/[-:]|\.\d{3}/g, '');
}

/** Whatever a program may take for the end of a line is one in the text, and other controls are left out. */
function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\r\n\v\f\u0085\u2028\u2029]/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

const MOST_OCTETS = 75;

/** A longer line goes on in the next one, after a space; no character is cut in two. */
function foldLine(line: string): string {
  const encoder = new TextEncoder();
  const pieces: string[] = [''];
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > MOST_OCTETS) {
      pieces.push('');
      octets = 1;
    }
    pieces.push((pieces.pop() ?? '') + character);
    octets += size;
  }
  return pieces.join('\r\n ');
}

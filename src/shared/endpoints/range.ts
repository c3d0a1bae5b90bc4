import * as v from 'valibot';

const DAY_MS = 86_400_000;

/**
 * Refuses a range that ends before it begins or is longer than the call takes. An open range is the server's to judge.
 * The fields hold milliseconds as text; where one of them is wrong by itself, that is said instead.
 */
export function range<Input extends object>(
  maxDays: number,
  from: string = 'startTime',
  to: string = 'endTime',
) {
  return v.rawCheck<Input>(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.issues !== undefined) return;
    const input: Record<string, unknown> = Object.fromEntries(Object.entries(dataset.value));
    const [start, end] = [input[from], input[to]];
    if (typeof start !== 'string' || typeof end !== 'string') return;
    const spanMs = Number(end) - Number(start);
    if (spanMs >= 0 && spanMs <= maxDays * DAY_MS) return;
    addIssue({
      message: spanMs < 0 ? 'is before the start' : `is more than ${maxDays} days after the start`,
      path: [{ type: 'object', origin: 'value', input, key: to, value: end }],
    });
  });
}

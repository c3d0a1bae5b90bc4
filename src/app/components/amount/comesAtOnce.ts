/** Ways in which text comes from somewhere else; what an input method composes is typed. */
const BROUGHT = /^insert(?:From(?!Composition)|Replacement)/;

/**
 * Whether a change put text into a field that was not typed there character by character: a paste, a drop, the clipboard of a
 * keyboard, autofill. Such a text may have any separators (screens.md 0.2c, "Amounts").
 *
 * @param before The field's text before the change, `next` the one after it.
 */
export function comesAtOnce(event: Event, before: string, next: string): boolean {
  // What fills in a form by itself says no way of input.
  if (!(event instanceof InputEvent) || event.inputType === '') return next !== '';
  if (BROUGHT.test(event.inputType)) return true;
  const isInserted = event.inputType === 'insertText' && [...(event.data ?? '')].length > 1;
  return isInserted || insertedLength(before, next) > 1;
}

/** How many characters stand in a text that were not there before, in one piece. */
function insertedLength(before: string, next: string): number {
  const [old, now] = [[...before], [...next]];
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start += 1;
  let end = 0;
  while (end < old.length - start && end < now.length - start && old.at(-1 - end) === now.at(-1 - end)) {
    end += 1;
  }
  return now.length - start - end;
}

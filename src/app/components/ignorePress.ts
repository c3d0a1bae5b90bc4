import type { MouseEvent } from 'react';

/**
 * Takes a press without doing anything. A control that can't be used just now is not `disabled` as HTML has it: it keeps its
 * focus, can be found by a key, and says aria-disabled (product.md section 6). Enter and Space come as a click as well, and
 * so does the Enter of a field that would submit the form.
 */
export function ignorePress(event: MouseEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

/** How a line of a quote stands (screens.md 1.1): it will be converted, it is too small, or it can't be. */
export type LineState = 'ok' | 'belowMin' | 'unsupported' | 'short' | 'refused';

const STATE_BY_CODE: Readonly<Record<number, LineState>> = {
  700005: 'short',
  700006: 'belowMin',
  700013: 'unsupported',
  50001: 'unsupported',
};

/** By the line's code of screens.md 0.2; `refused` for any that has no word of its own here. */
export function lineStateOf(errorCode: number | null): LineState {
  return errorCode === null ? 'ok' : (STATE_BY_CODE[errorCode] ?? 'refused');
}

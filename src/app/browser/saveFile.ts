import { systemClock } from '#shared/async/clock.ts';

/** Some browsers read a file only after the click that saved it has ended. */
const KEPT_MS = 60_000;
/** Controls, marks of direction, which turn an ending around, and what leads to another folder. */
const NO_NAME = /[\p{C}\p{Zl}\p{Zp}/\\:]/gu;

/** Saves a file under a name, as a download. */
export function saveFile(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name.replace(NO_NAME, '-');
  link.click();
  systemClock.setTimer(() => URL.revokeObjectURL(link.href), KEPT_MS);
}

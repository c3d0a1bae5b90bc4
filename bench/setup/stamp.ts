import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Whether a step was done for just this state, which `writeStamp` noted after it. */
export function hasStamp(file: string, state: string): boolean {
  try {
    return readFileSync(file, 'utf8') === state;
  } catch {
    return false;
  }
}

export function writeStamp(file: string, state: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, state);
}

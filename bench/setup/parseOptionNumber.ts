/** What a number on the command line may be. */
export interface NumberRange {
  readonly least: number;
  readonly most: number;
  readonly isWhole?: boolean;
}

/** Reads a number of an option; throws a sentence that names the option and what it may be. */
export function parseOptionNumber(
  name: string,
  text: string,
  { least, most, isWhole = true }: NumberRange,
): number {
  const value = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  const isGood = value >= least && value <= most && (!isWhole || Number.isInteger(value));
  if (!isGood) {
    const kind = isWhole ? 'a whole number' : 'a number';
    throw new Error(`--${name} is to be ${kind} from ${least} to ${most}, not "${text}".`);
  }
  return value;
}

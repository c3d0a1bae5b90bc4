import { formatUnit } from '#app/components/format/units.ts';
import type { Language } from '#shared/site/languages.ts';
import type { DepositRecord } from './depositRecord.ts';
import { stageOf } from './depositStage.ts';

/** Confirmations on the way to the next thing that they bring. */
export interface DepositProgress {
  readonly done: number;
  readonly needed: number;
  /** About so long until it is credited, in ms; null where nothing is known, or it is credited. */
  readonly creditedInMs: number | null;
}

/** The first count credits a deposit, the second lets it leave again. Null for what has no confirmations. */
export function progressOf(record: DepositRecord): DepositProgress | null {
  const { confirmations, needConfirm, unlockConfirm } = record;
  if (unlockConfirm === 0) return null;
  const isBefore = confirmations < needConfirm;
  const needed = isBefore ? needConfirm : unlockConfirm;
  return {
    done: Math.min(confirmations, needed),
    needed,
    creditedInMs: stageOf(record) === 'confirming' && isBefore ? estimate(record) : null,
  };
}

/** By the pace of its blocks so far: those to come may take longer. */
function estimate({ atMs, readAtMs, confirmations, needConfirm }: DepositRecord): number | null {
  const elapsedMs = readAtMs - atMs;
  if (confirmations === 0 || elapsedMs <= 0) return null;
  return Math.round((elapsedMs / confirmations) * (needConfirm - confirmations));
}

/** A length of time in words of the language, in one unit: "24 seconds", "3 minutes". */
export function writeSpan(ms: number, language: Language): string {
  const seconds = Math.max(1, Math.round(ms / 1000));
  const [value, unit]: [number, string] =
    seconds < 60
      ? [seconds, 'second']
      : seconds < 3_600
        ? [Math.round(seconds / 60), 'minute']
        : [Math.round(seconds / 3_600), 'hour'];
  return formatUnit(value, unit, language);
}

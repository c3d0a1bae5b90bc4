import type { TFunction } from 'i18next';
import type { Command, CommandFault } from './readCommand.ts';

/** What was understood, as what Enter will do; `write` is how the reader writes figures. */
export function commandWords(
  t: TFunction,
  { from, to, amount, side }: Command,
  write: (plain: string) => string,
): string {
  if (amount === null) return t('command.pair', { from, to });
  return side === 'from'
    ? t('command.give', { to, amount: isolate(`${write(amount)} ${from}`) })
    : t('command.get', { from, amount: isolate(`${write(amount)} ${to}`) });
}

/** Why a line was not understood, and what to do about it. */
export function faultWords(t: TFunction, fault: CommandFault): string {
  if (fault.reason === 'unknownWord' || fault.reason === 'amount') {
    return t(`command.fault.${fault.reason}`, '', { replace: { word: isolate(fault.word) } });
  }
  return t(`command.fault.${fault.reason}`);
}

/** A figure keeps its own direction in a right-to-left sentence (Unicode's left-to-right isolate). */
function isolate(figure: string): string {
  return `\u2066${figure}\u2069`;
}

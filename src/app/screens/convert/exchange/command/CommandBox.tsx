import type { TFunction } from 'i18next';
import { CornerDownLeft } from 'lucide-react';
import { memo, useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { comesAtOnce } from '#app/components/amount/comesAtOnce.ts';
import { readAmountText } from '#app/components/amount/readAmountText.ts';
import { deviceMarks } from '#app/components/format/deviceMarks.ts';
import { figuresOf, marksOf } from '#app/components/format/figures.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { type Command, type CommandCoin, type CommandFault, indexCoins, readCommand } from './readCommand.ts';

export interface CommandBoxProps {
  /** The coins of this site. */
  readonly coins: readonly CommandCoin[];
  /** Takes what was understood over into the ticket, on Enter. */
  readonly onTake: (command: Command) => void;
}

/** As many digits as an amount on the wire has; the coin's own scale is the field's to judge. */
const MOST_DIGITS = 18;

/** A line to type "0.1 btc to eth" into. What it understands stands below it, and nothing happens before Enter. */
export const CommandBox = memo(function CommandBox({ coins, onTake }: CommandBoxProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { price } = figuresOf(language);
  const [text, setText] = useState('');
  /** Part of the text was not typed here: its figures may have any separators. */
  const [isBrought, setBrought] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const ids = { field: useId(), said: useId() };
  const findCoin = useMemo(() => indexCoins(coins), [coins]);
  const reading = useMemo(() => {
    const syntax = {
      marks: marksOf(language),
      deviceMarks: deviceMarks(navigator.language),
      scale: MOST_DIGITS,
      unit: '',
      origin: isBrought ? 'pasted' : 'typed',
    } as const;
    return readCommand(text, { findCoin, readAmount: (figure) => readAmountText(figure, syntax) });
  }, [text, isBrought, findCoin, language]);
  const say = (next: string, isNew = false): void => {
    setText(next);
    setBrought(next !== '' && (isBrought || isNew));
    setAsked(false);
  };

  const isEmpty = text.trim() === '';
  const said = reading.ok ? commandWords(t, reading.command, price) : faultWords(t, reading.fault);
  // Words that are not finished are no fault yet.
  const isFault = !reading.ok && isAsked && !isEmpty;
  return (
    <form
      className="grid gap-1"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!reading.ok) return setAsked(true);
        onTake(reading.command);
        say('');
      }}
    >
      <label htmlFor={ids.field} className="sr-only">
        {t('command.label')}
      </label>
      <input
        id={ids.field}
        className="min-h-11 w-full rounded-button border border-field-line bg-raised px-3 py-2 text-text"
        type="text"
        dir="auto"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={120}
        placeholder={t('command.example')}
        value={text}
        aria-describedby={ids.said}
        aria-invalid={isFault || undefined}
        onChange={({ target, nativeEvent }) =>
          say(target.value, comesAtOnce(nativeEvent, text, target.value))
        }
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || text === '') return;
          event.stopPropagation();
          say('');
        }}
      />
      {/* One line is kept for what is said, so that nothing below it moves. */}
      <p
        id={ids.said}
        role="status"
        className={`flex min-h-5 items-center gap-1.5 ${isFault ? 'text-down' : 'text-text-2'}`}
      >
        {reading.ok && (
          <>
            <CornerDownLeft size={16} aria-hidden="true" />
            {said}
          </>
        )}
        {!reading.ok && (isFault ? said : isEmpty ? '' : t('command.waiting'))}
      </p>
    </form>
  );
});

/** What was understood, as what Enter will do; `write` is how the reader writes figures. */
function commandWords(
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
function faultWords(t: TFunction, fault: CommandFault): string {
  if (fault.reason === 'unknownWord' || fault.reason === 'amount') {
    return t(`command.fault.${fault.reason}`, '', { replace: { word: isolate(fault.word) } });
  }
  return t(`command.fault.${fault.reason}`);
}

/** A figure keeps its own direction in a right-to-left sentence (Unicode's left-to-right isolate). */
function isolate(figure: string): string {
  return `\u2066${figure}\u2069`;
}

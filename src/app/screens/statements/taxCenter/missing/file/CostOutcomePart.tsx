import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { figuresOf } from '#app/components/format/figures.ts';
import { LtrText } from '#app/components/LtrText.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { MOST_COSTS } from '#shared/endpoints/tax.ts';
import type { CellFault } from './judgeCosts.ts';
import type { CostOutcome } from './useCostFile.ts';

export interface CostOutcomePartProps {
  readonly outcome: CostOutcome | null;
  readonly onAnswer: (text: string, reading: string) => void;
}

/** From left to right among Arabic words as well, where it would read as 31-01-2026. */
const EXAMPLE_DAY = '\u20662026-01-31\u2069';

/** What was read of a file of costs: how many can be saved, which cells can't, or what to say first. */
export function CostOutcomePart({ outcome, onAnswer }: CostOutcomePartProps) {
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  if (outcome === null) return null;
  const broken = (text: string) => (
    <p role="alert" className="text-down">
      {text}
    </p>
  );
  switch (outcome.kind) {
    case 'empty':
      return broken(t('tax.missing.file.broken.empty'));
    case 'tooMany':
      return broken(t('tax.missing.file.broken.tooMany', { most: price(String(MOST_COSTS)) }));
    case 'unreadable':
      return broken(t('tax.missing.file.broken.unreadable', { row: price(String(outcome.row ?? 1)) }));
    case 'noColumn':
      return broken(t('tax.missing.file.broken.column', { column: outcome.column }));
    case 'ask':
      return <MarkQuestion text={outcome.text} readings={outcome.readings} onAnswer={onAnswer} />;
    case 'read':
      return (
        <div role="status" className="grid gap-2">
          <p>{t('tax.missing.file.ready', { count: outcome.costs.length })}</p>
          {outcome.faults.length > 0 && <FaultList faults={outcome.faults} />}
        </div>
      );
  }
}

interface MarkQuestionProps extends Pick<CostOutcomePartProps, 'onAnswer'> {
  readonly text: string;
  readonly readings: readonly [string, string];
}

/** One question for the whole file: guessing costs money. */
function MarkQuestion({ text, readings, onAnswer }: MarkQuestionProps) {
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  const said = t('tax.missing.file.which', { text });
  return (
    <fieldset aria-label={said} className="flex min-w-0 flex-wrap items-center gap-2">
      <p className="w-full">{said}</p>
      {readings.map((reading) => (
        <Button key={reading} size="small" onClick={() => onAnswer(text, reading)}>
          <LtrText className="num">
            {text} = {price(reading)}
          </LtrText>
        </Button>
      ))}
    </fieldset>
  );
}

function FaultList({ faults }: { readonly faults: readonly CellFault[] }) {
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  const reasonOf = (reason: CellFault['reason']): string =>
    reason === 'tooLarge'
      ? t('tax.missing.dialog.fault.tooLarge')
      : t(`tax.missing.file.fault.${reason}`, { example: EXAMPLE_DAY });
  return (
    <>
      <p className="text-warn">{t('tax.missing.file.faults', { count: faults.length })}</p>
      <ul className="grid gap-1">
        {faults.map(({ row, column, reason }) => (
          <li key={`${row} ${column} ${reason}`}>
            {t('tax.missing.file.at', { row: price(String(row)), column, reason: reasonOf(reason) })}
          </li>
        ))}
      </ul>
    </>
  );
}

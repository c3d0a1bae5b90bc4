import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { Field } from '#app/components/Field.tsx';
import { figuresOf } from '#app/components/format/figures.ts';
import { LtrText } from '#app/components/LtrText.tsx';
import { Dialog } from '#app/components/layers/ModalLayer.tsx';
import { saveCsv } from '#app/features/recordList/saveCsv.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { PausedButton } from '#app/notices/errors/PausedButton.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { useApiAction } from '#app/queries/useApiAction.ts';
import { MOST_COSTS } from '#shared/endpoints/tax.ts';
import type { AppError } from '#shared/result/appError.ts';
import { COST_COLUMNS, templateRows } from './costColumns.ts';
import type { CellFault } from './judgeCosts.ts';
import type { CostOutcome } from './useCostFile.ts';
import { type CostFileOptions, useCostFile } from './useCostFile.ts';

export interface CostFileDialogProps extends CostFileOptions {
  readonly onSaved: () => void;
  readonly onClose: () => void;
}

const TEMPLATE_NAME = 'sluice-costs.csv';
/** A receipt is gone, or the exchange takes no such cost. */
const INLINE_CODES = ['700000'];

/** Takes the costs of many receipts from a file: a template to fill in, and what was read of it, cell by cell (screens.md 0.2c). */
export function CostFileDialog({ onSaved, onClose, ...options }: CostFileDialogProps) {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const { isReading, outcome, read, answer } = useCostFile(options);
  const [failed, setFailed] = useState<AppError | null>(null);
  const { run, isRunning, inlineError, error, reset } = useApiAction('taxCosts', {
    inlineCodes: INLINE_CODES,
  });
  const costs = outcome?.kind === 'read' ? outcome.costs : [];
  const failure = inlineError ?? failed;

  const saveTemplate = async (): Promise<void> => {
    setFailed(await saveCsv(TEMPLATE_NAME, COST_COLUMNS, templateRows(options.receipts, options.country)));
  };
  const save = async (): Promise<void> => {
    if (isRunning || costs.length === 0) return;
    // Another tab may have changed the residence: what was read as euros is saved as euros.
    const { ok } = await run({ costs: costs.map((cost) => ({ ...cost, currency: options.currency })) });
    if (ok) onSaved();
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('tax.missing.file.title')}
      description={t('tax.missing.file.text')}
    >
      <div className="grid gap-4">
        <div>
          <Button onClick={() => void saveTemplate()}>{t('tax.missing.file.template')}</Button>
        </div>
        <Field label={t('tax.missing.file.choose')}>
          {(control) => (
            <input
              {...control}
              type="file"
              accept=".csv,.txt,text/csv,text/plain"
              // Disabled, it would lose the focus.
              aria-disabled={isReading || undefined}
              onChange={({ target }) => {
                const file = target.files?.[0];
                reset();
                // The same file can be chosen again, once it was repaired.
                if (file !== undefined && !isReading) void read(file).then(() => (target.value = ''));
              }}
            />
          )}
        </Field>
        <CostOutcomePart outcome={outcome} onAnswer={answer} />
        {failure !== null && (
          <p role="alert" className="text-down">
            {errorText(failure)}
          </p>
        )}
        {costs.length > 0 && (
          <div>
            <PausedButton variant="primary" error={error} isLoading={isRunning} onClick={() => void save()}>
              {t('tax.missing.file.save')}
            </PausedButton>
          </div>
        )}
      </div>
    </Dialog>
  );
}

interface CostOutcomePartProps {
  readonly outcome: CostOutcome | null;
  readonly onAnswer: (text: string, reading: string) => void;
}

/** From left to right among Arabic words as well, where it would read as 31-01-2026. */
const EXAMPLE_DAY = '\u20662026-01-31\u2069';

/** What was read of a file of costs: how many can be saved, which cells can't, or what to say first. */
function CostOutcomePart({ outcome, onAnswer }: CostOutcomePartProps) {
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

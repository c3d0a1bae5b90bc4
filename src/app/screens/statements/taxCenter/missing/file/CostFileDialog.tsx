import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { Field } from '#app/components/Field.tsx';
import { Dialog } from '#app/components/layers/ModalLayer.tsx';
import { saveCsv } from '#app/features/recordList/saveCsv.ts';
import { PausedButton } from '#app/notices/errors/PausedButton.tsx';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { useApiAction } from '#app/queries/useApiAction.ts';
import type { AppError } from '#shared/result/appError.ts';
import { CostOutcomePart } from './CostOutcomePart.tsx';
import { COST_COLUMNS, templateRows } from './costColumns.ts';
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

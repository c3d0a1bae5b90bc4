import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { Hint } from '#app/components/Hint.tsx';
import { Row } from '#app/components/layout/Row.tsx';
import { showToast } from '#app/stores/noticeStore.ts';
import type { CostMethod } from '#shared/tax/costMethods.ts';
import { methodsOf } from '#shared/tax/taxCountries.ts';
import { useRefreshYears, type YearQuestion } from '../year/useTaxYear.ts';
import { useYearWords } from '../year/useYearWords.ts';
import { MethodDialog } from './MethodDialog.tsx';

export interface YearMethodProps {
  readonly question: YearQuestion;
  readonly method: CostMethod;
  /** The country of the tax identity, or of the profile; "" for none. */
  readonly country: string;
}

/**
 * The method of a year, with the dialog that compares the others where the country allows more than one (screens.md 1.20).
 * The dialog is opened here, so that the figures of the page are not rendered for it.
 */
export function YearMethod({ question, method, country }: YearMethodProps) {
  const { t } = useTranslation();
  const refreshYears = useRefreshYears();
  const year = useYearWords(country)(question.year);
  const [isComparing, setComparing] = useState(false);
  const changed = (next: CostMethod): void => {
    setComparing(false);
    refreshYears();
    const words = { year, method: t(`tax.method.name.${next}`) };
    showToast({ type: 'success', key: 'taxMethod', text: t('tax.method.changed', words) });
  };
  return (
    <Row className="min-h-11 grow">
      <Hint text={t('tax.method.text')}>
        {t('tax.overview.method', { method: t(`tax.method.name.${method}`) })}
      </Hint>
      {methodsOf(country).length > 1 && country !== '' && (
        <Button size="small" onClick={() => setComparing(true)}>
          {t('tax.method.change')}
        </Button>
      )}
      {isComparing && (
        <MethodDialog
          {...{ question, country }}
          current={method}
          onChanged={changed}
          onClose={() => setComparing(false)}
        />
      )}
    </Row>
  );
}

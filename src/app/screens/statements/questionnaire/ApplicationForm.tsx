import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearch } from '#app/browser/useSearch.ts';
import { Button } from '#app/components/Button.tsx';
import { Row } from '#app/components/layout/Row.tsx';
import { Stack } from '#app/components/layout/Stack.tsx';
import { useForm } from '#app/components/useForm.ts';
import { useKnownParameters } from '#app/notices/useKnownParameters.ts';
import { ScreenCard } from '../ScreenCard.tsx';
import { AgreementsStep } from './AgreementsStep.tsx';
import type { Product } from './application.ts';
import { sectionName } from './applicationNames.ts';
import { QuestionsStep } from './QuestionsStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { SaveBadge } from './SaveBadge.tsx';
import { StepList } from './StepList.tsx';
import { firstOpenStep, gapsOf, readStep, type Step, stepsOf } from './steps.ts';
import type { UsedApplication } from './useApplication.ts';

export interface ApplicationFormProps {
  readonly product: Product;
  readonly used: UsedApplication;
  readonly onRefresh: () => void;
}

/** The steps of the application, one at a time; each is saved when it is left (screens.md 1.19, 1.24: `step`). */
export function ApplicationForm({ product, used, onRefresh }: ApplicationFormProps) {
  const { t } = useTranslation();
  const [search, setSearch] = useSearch();
  const steps = stepsOf(product);
  const [first] = useState(() => firstOpenStep(product, used.answers));
  const at = readStep(search.get('step'), steps.length) ?? first;
  useKnownParameters({ step: (text) => readStep(text, steps.length) !== null });
  const step = steps[at];
  /** Steps whose faults are shown: those that were tried to be left, and all of them once the exchange refused. */
  const [judged, setJudged] = useState<ReadonlySet<string>>(new Set());
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());

  // Steps can be left with faults by the list of steps, so that each says its own.
  const { formProps, focusFault } = useForm({
    isValid: true,
    onSubmit: () => step?.kind !== 'review' && goOn(),
  });
  if (step === undefined) return null;

  const goTo = (next: number): void => {
    void used.save();
    setSearch((current) => {
      const changed = new URLSearchParams(current);
      changed.set('step', String(next + 1));
      return changed;
    });
  };
  const goOn = (): void => {
    setJudged((before) => new Set(before).add(step.id));
    if (step.kind === 'questions' && gapsOf(step.section, product, used.answers).length > 0) {
      focusFault();
      return;
    }
    goTo(at + 1);
  };
  const name = stepName(step, t);
  return (
    <Stack gap="gap-4" className="items-start lg:grid-cols-[240px_minmax(0,720px)] lg:gap-6">
      <StepList
        steps={steps}
        at={at}
        isDone={(each) => isDone(each, product, used)}
        nameOf={(each) => stepName(each, t)}
        onStep={goTo}
      />
      <form {...formProps} className="min-w-0" autoComplete="off">
        <ScreenCard gap="gap-4">
          <Row className="justify-between">
            <h2 key={at} ref={focusTitle} tabIndex={-1} className="text-large font-semibold outline-none">
              {t('amp.stepOf', { step: at + 1, total: steps.length, name })}
            </h2>
            <SaveBadge state={used.saveState} onRetry={() => void used.save()} />
          </Row>
          {step.kind === 'questions' && (
            <QuestionsStep
              product={product}
              section={step.section}
              used={used}
              isJudged={judged.has(step.id)}
            />
          )}
          {step.kind === 'agreements' && <AgreementsStep {...{ product, used, read }} onRead={setRead} />}
          {step.kind === 'review' && (
            <ReviewStep
              product={product}
              used={used}
              onStep={goTo}
              onRefused={() => setJudged(new Set(steps.map(({ id }) => id)))}
              onRefresh={onRefresh}
            />
          )}
          <Row>
            {at > 0 && <Button onClick={() => goTo(at - 1)}>{t('amp.back')}</Button>}
            {step.kind !== 'review' && (
              <Button
                type="submit"
                variant={step.kind === 'agreements' && used.signed === null ? 'secondary' : 'primary'}
              >
                {t(step.kind === 'agreements' ? 'amp.toReview' : 'amp.next')}
              </Button>
            )}
          </Row>
        </ScreenCard>
      </form>
    </Stack>
  );
}

function stepName(step: Step, t: TFunction): string {
  return step.kind === 'questions' ? sectionName(step.section, t) : t(`amp.step.${step.kind}`);
}

function isDone(step: Step, product: Product, { answers, signed }: UsedApplication): boolean {
  if (step.kind === 'questions') return gapsOf(step.section, product, answers).length === 0;
  return step.kind === 'agreements' && signed !== null;
}

/** A screen reader goes on with what the step is called: what opened the form is gone, and so is the step before. */
function focusTitle(title: HTMLElement | null): void {
  title?.focus();
}

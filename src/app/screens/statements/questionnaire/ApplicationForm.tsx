import type { TFunction } from 'i18next';
import { Check } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearch } from '#app/browser/useSearch.ts';
import { Button } from '#app/components/Button.tsx';
import { Chip } from '#app/components/Chip.tsx';
import { joinSentences } from '#app/components/format/joinTexts.ts';
import { joinClasses } from '#app/components/layout/box.ts';
import { Row } from '#app/components/layout/Row.tsx';
import { Stack } from '#app/components/layout/Stack.tsx';
import { SentenceGap } from '#app/components/SentenceGap.tsx';
import { TextLink } from '#app/components/TextLink.tsx';
import { useForm } from '#app/components/useForm.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { useErrorText } from '#app/notices/errors/useErrorText.ts';
import { useKnownParameters } from '#app/notices/useKnownParameters.ts';
import { ScreenCard } from '../ScreenCard.tsx';
import { AgreementsStep } from './AgreementsStep.tsx';
import type { Product } from './application.ts';
import { sectionName } from './applicationNames.ts';
import { QuestionsStep } from './QuestionsStep.tsx';
import { ReviewStep } from './ReviewStep.tsx';
import { firstOpenStep, gapsOf, readStep, type Step, stepsOf } from './steps.ts';
import type { SaveState, UsedApplication } from './useApplication.ts';

export interface ApplicationFormProps {
  readonly product: Product;
  readonly used: UsedApplication;
  /** How far the exchange's clock is ahead, in ms. */
  readonly skewMs: number;
  readonly onRefresh: () => void;
}

/** The steps of the application, one at a time; each is saved when it is left (screens.md 1.19, 1.24: `step`). */
export function ApplicationForm({ product, used, skewMs, onRefresh }: ApplicationFormProps) {
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
          {step.kind === 'agreements' && (
            <AgreementsStep {...{ product, used, skewMs, read }} onRead={setRead} />
          )}
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

interface SaveBadgeProps {
  readonly state: SaveState;
  readonly onRetry: () => void;
}

/** Whether the exchange has the answers; where it has not, why, and a way to try again (screens.md 1.23). */
function SaveBadge({ state, onRetry }: SaveBadgeProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const errorText = useErrorText();
  return (
    <div className="grid justify-items-end gap-1 text-end">
      <div role="status">
        {state.kind === 'saving' && <Chip word={t('amp.save.saving')} />}
        {state.kind === 'saved' && <Chip tone="up" word={t('amp.save.saved')} />}
        {state.kind === 'failed' && <Chip tone="down" word={t('amp.save.failed')} />}
      </div>
      {state.kind === 'failed' && (
        <p>
          {joinSentences([errorText(state.error), t('amp.save.kept')], language)}
          <SentenceGap />
          <TextLink variant="secondary" onClick={onRetry}>
            {t('amp.save.retry')}
          </TextLink>
        </p>
      )}
    </div>
  );
}

interface StepListProps {
  readonly steps: readonly Step[];
  /** The one that is shown, from 0. */
  readonly at: number;
  readonly isDone: (step: Step) => boolean;
  readonly nameOf: (step: Step) => string;
  readonly onStep: (at: number) => void;
}

/** All steps, with the one that is shown and those that are complete; any of them can be gone to. */
function StepList({ steps, at, isDone, nameOf, onStep }: StepListProps) {
  const { t } = useTranslation();
  const list = useRef<HTMLOListElement>(null);
  // On a phone the steps are one line, which moves to the one that is shown; the page does not.
  useEffect(() => {
    const shown = list.current?.children[at];
    if (list.current !== null && shown instanceof HTMLElement) {
      list.current.scrollTo({ left: shown.offsetLeft - 16 });
    }
  }, [at]);
  return (
    <nav className="min-w-0" aria-label={t('amp.steps')}>
      <progress className="w-full text-primary" aria-hidden="true" max={steps.length} value={at + 1} />
      {/* What is only heard stands in the list as well: elsewhere it would make the page wider. */}
      <ol ref={list} className="relative flex gap-1 overflow-x-auto lg:grid lg:overflow-visible">
        {steps.map((step, place) => (
          <li key={step.id}>
            <button
              type="button"
              className={joinClasses(
                'flex min-h-11 items-center gap-2 rounded-button px-2 text-start whitespace-nowrap',
                'hover:bg-surface hover:text-text lg:w-full lg:whitespace-normal',
                place === at ? 'bg-surface font-semibold text-text' : 'text-text-2',
              )}
              aria-current={place === at ? 'step' : undefined}
              onClick={() => onStep(place)}
            >
              <span
                className={joinClasses(
                  'inline-grid size-6 flex-none place-items-center rounded-full border text-small/normal',
                  isDone(step) ? 'border-up text-up' : 'border-line-strong',
                )}
                aria-hidden="true"
              >
                {isDone(step) ? <Check size={14} /> : place + 1}
              </span>
              <span>{nameOf(step)}</span>
              <span className="sr-only">{t(isDone(step) ? 'amp.stepState.done' : 'amp.stepState.open')}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

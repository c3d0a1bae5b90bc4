import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/Button.tsx';
import { formatDate } from '#app/components/format/dates.ts';
import { figuresOf } from '#app/components/format/figures.ts';
import { joinItems } from '#app/components/format/joinList.ts';
import { joinSentences } from '#app/components/format/joinTexts.ts';
import { Row } from '#app/components/layout/Row.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { PausedButton } from '#app/notices/errors/PausedButton.tsx';
import { isRefusedAnswer } from '#shared/amp/refusedAnswers.ts';
import { useCountries } from '../useCountries.ts';
import { AskedWords } from './AskedWords.tsx';
import type { Product, Question } from './application.ts';
import { sectionName } from './applicationNames.ts';
import { RefusalWords } from './RefusalWords.tsx';
import { answerTo, refusedQuestions, shownQuestions } from './shownQuestions.ts';
import { gapsOf } from './steps.ts';
import type { UsedApplication } from './useApplication.ts';
import { useFaultWords } from './useFaultWords.ts';
import { useSubmit } from './useSubmit.tsx';
import { validateAnswer } from './validateAnswer.ts';

export interface ReviewStepProps {
  readonly product: Product;
  readonly used: UsedApplication;
  readonly onStep: (at: number) => void;
  /** The exchange found gaps: what is wrong is shown in every step. */
  readonly onRefused: () => void;
  readonly onRefresh: () => void;
}

/** All answers once more, and the way to send them (screens.md 1.19, step 8). */
export function ReviewStep({ product, used, onStep, onRefused, onRefresh }: ReviewStepProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [isPressed, setPressed] = useState(false);
  const { submit, isSending, failure, error, dialog } = useSubmit(product, used, { onRefused, onRefresh });
  const gaps = product.sections.flatMap((section) => gapsOf(section, product, used.answers)).length;
  const isRefused = product.sections.some(
    (section) => refusedQuestions(section, product, used.answers).length > 0,
  );
  const blocked = [
    ...(gaps === 0 ? [] : [t('amp.review.missing', { count: gaps })]),
    ...(used.signed === null ? [t('amp.review.unsigned')] : []),
    ...(isRefused ? [t('amp.refusal.blocked')] : []),
  ];
  return (
    <>
      <p>{t('amp.review.intro')}</p>
      {product.sections.map((section, at) => (
        <section key={section.id} aria-label={sectionName(section, t)}>
          <Row className="justify-between">
            <h3 className="font-semibold">{sectionName(section, t)}</h3>
            <Button
              size="small"
              aria-label={t('amp.review.changeStep', { step: sectionName(section, t) })}
              onClick={() => onStep(at)}
            >
              {t('amp.review.change')}
            </Button>
          </Row>
          <dl className="grid gap-2 py-2">
            {shownQuestions(section, product, used.answers).map((question) => (
              <Answered key={question.id} question={question} used={used} />
            ))}
          </dl>
        </section>
      ))}
      <div role="alert" className="text-down">
        {(failure ?? (isPressed && blocked.length > 0))
          ? (failure ?? joinSentences(blocked, language))
          : null}
      </div>
      <Row>
        <PausedButton
          variant="primary"
          error={error}
          isLoading={isSending}
          onClick={() => {
            setPressed(true);
            if (blocked.length === 0) submit();
          }}
        >
          {t('amp.review.submit')}
        </PausedButton>
      </Row>
      {dialog}
    </>
  );
}

function Answered({ question, used }: { readonly question: Question; readonly used: UsedApplication }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { nameOf } = useCountries();
  const faultWords = useFaultWords();
  const answer = answerTo(used.answers, question.id);
  const fault = validateAnswer(question, used.answers);
  const optionOf = (id: string): string => question.options.find((each) => each.id === id)?.text ?? id;
  const hasChoice = question.options.length > 0 && answer !== undefined && answer !== '';
  const wordsOf = (): string => {
    if (answer === undefined || answer === '') return t('amp.review.none');
    if (Array.isArray(answer)) return joinItems(answer.map(optionOf), language);
    if (typeof answer === 'number') return figuresOf(language).price(String(answer));
    const text = String(answer);
    if (question.type === 'single') return optionOf(text);
    if (question.type === 'country') return nameOf(text);
    if (question.type === 'date' && fault === null) {
      return formatDate(Date.parse(`${text}T12:00:00Z`), language);
    }
    return text;
  };
  return (
    <div>
      <dt className="text-text-2">
        <AskedWords>{question.text}</AskedWords>
      </dt>
      <dd className="wrap-anywhere">
        {hasChoice ? <AskedWords>{wordsOf()}</AskedWords> : <bdi>{wordsOf()}</bdi>}
        {fault !== null && <span className="block text-down">{faultWords(fault)}</span>}
        {fault === null && isRefusedAnswer(question.refusedIf, answer) && (
          <span className="block text-down">
            <RefusalWords id={question.id} />
          </span>
        )}
      </dd>
    </div>
  );
}

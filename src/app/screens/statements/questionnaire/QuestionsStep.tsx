import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { joinSentences } from '#app/components/format/joinTexts.ts';
import { SentenceGap } from '#app/components/SentenceGap.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { globalStore } from '#app/stores/globalStore.ts';
import { systemClock } from '#shared/async/clock.ts';
import type { Answers, Product, Question, Section } from './application.ts';
import { type ConsistencyHint, consistencyHints } from './consistencyHints.ts';
import { QuestionAside } from './QuestionAside.tsx';
import { QuestionInput } from './QuestionInput.tsx';
import { RefusalWords } from './RefusalWords.tsx';
import { answerTo, refusedQuestions, shownQuestions } from './shownQuestions.ts';
import type { UsedApplication } from './useApplication.ts';
import { useFaultWords } from './useFaultWords.ts';
import { taxIdExample, validateAnswer } from './validateAnswer.ts';

export interface QuestionsStepProps {
  readonly product: Product;
  readonly section: Section;
  readonly used: UsedApplication;
  /** What is wrong is shown. */
  readonly isJudged: boolean;
}

/** In which section a hint belongs: that of the answer which is the last to be given. */
const PLACE_BY_HINT: Readonly<Record<ConsistencyHint['kind'], string>> = {
  yearsForAge: 'years',
  birthYear: 'birthDate',
  residence: 'residence',
  professional: 'isProfessional',
  portfolio: 'netWorth',
  lossAndIncome: 'loss',
};

/** The questions of a section, as far as the answers lead to them, and what hardly goes together (screens.md 1.19). */
export function QuestionsStep({ product, section, used, isJudged }: QuestionsStepProps) {
  const { answers, answer } = used;
  const faultWords = useFaultWords();
  const questions = shownQuestions(section, product, answers);
  return (
    <>
      {questions.map((question) => {
        const fault = isJudged ? validateAnswer(question, answers) : null;
        return (
          <QuestionInput
            key={question.id}
            question={question}
            answer={answerTo(answers, question.id)}
            error={fault === null ? undefined : faultWords(fault)}
            example={taxIdExample(question, answers)}
            onAnswer={(value) => answer(question.id, value)}
          />
        );
      })}
      <ProfessionalTest questions={questions} answers={answers} />
      <Refusals refused={refusedQuestions(section, product, answers)} />
      <Hints questions={questions} answers={answers} />
    </>
  );
}

/** How much of the test for professional clients is met: two of three, or what Hong Kong asks for. */
function ProfessionalTest({ questions, answers }: HintsProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const test = questions.find(({ id }) => id === 'professional');
  if (test === undefined) return null;
  const given = answerTo(answers, test.id);
  const needed = typeof test.rule.min === 'number' ? test.rule.min : 1;
  const open = Math.max(0, needed - (Array.isArray(given) ? given.length : 0));
  const standing = open === 0 ? t('amp.professional.met') : t('amp.professional.open', { count: open });
  return (
    <QuestionAside role="status">
      <strong>{t('amp.professional.title')}</strong>
      <SentenceGap />
      {joinSentences([t('amp.professional.text'), standing], language)}
    </QuestionAside>
  );
}

/** Answers with which no application is approved, as soon as they are given. */
function Refusals({ refused }: { readonly refused: readonly Question[] }) {
  const { t } = useTranslation();
  return (
    <div role="status">
      {refused.length > 0 && (
        <Warnings title={t('amp.refusal.title')}>
          {refused.map(({ id }) => (
            <li key={id}>
              <RefusalWords id={id} />
            </li>
          ))}
        </Warnings>
      )}
    </div>
  );
}

interface HintsProps {
  readonly questions: readonly Question[];
  readonly answers: Answers;
}

function Hints({ questions, answers }: HintsProps) {
  const { t } = useTranslation();
  const profile = useStore(globalStore, ({ global }) => global.memberInfo);
  const hints = consistencyHints(answers, profile, systemClock.wallNow()).filter(({ kind }) =>
    questions.some(({ id }) => id === PLACE_BY_HINT[kind]),
  );
  return (
    <div role="status">
      {hints.length > 0 && (
        <Warnings title={t('amp.hint.title')}>
          {hints.map((hint) => (
            <li key={hint.kind}>
              {hint.kind === 'yearsForAge'
                ? t('amp.hint.yearsForAge', { age: hint.age, years: hint.years })
                : t(`amp.hint.${hint.kind}`)}
            </li>
          ))}
        </Warnings>
      )}
    </div>
  );
}

function Warnings({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <QuestionAside isWarning>
      <strong>{title}</strong>
      <ul className="my-1 list-disc ps-5">{children}</ul>
    </QuestionAside>
  );
}

import { useTranslation } from 'react-i18next';

const QUESTIONS = ['cost', 'hold', 'change', 'where', 'lost'] as const;

/** Common questions about a conversion (screens.md 1.1, "FAQ if the site flag allows"). */
export function ConvertQuestions() {
  const { t } = useTranslation();
  return (
    <dl className="convert-questions">
      {QUESTIONS.map((id) => (
        <div key={id}>
          <dt className="font-semibold">{t(`convert.question.${id}.title`)}</dt>
          <dd className="text-text-2">{t(`convert.question.${id}.text`)}</dd>
        </div>
      ))}
    </dl>
  );
}

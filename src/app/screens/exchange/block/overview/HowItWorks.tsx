import { useTranslation } from 'react-i18next';

const LINES = ['price', 'firm', 'settles', 'market'] as const;

/** What a block trade is, in four lines (screens.md 1.6). */
export function HowItWorks() {
  const { t } = useTranslation();
  return (
    <section className="card block-card">
      <h2>{t('block.how.title')}</h2>
      <ol className="grid list-decimal gap-2 ps-5">
        {LINES.map((line) => (
          <li key={line}>{t(`block.how.${line}`)}</li>
        ))}
      </ol>
    </section>
  );
}

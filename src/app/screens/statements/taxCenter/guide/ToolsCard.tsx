import { useTranslation } from 'react-i18next';
import { productHref } from '#app/components/productHref.ts';
import { TextLink } from '#app/components/TextLink.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';

export interface ToolsCardProps {
  /** What the values of the file are in. */
  readonly currency: string;
}

/** How other programs get at the records: a key that can only read, or a file (screens.md 1.20). */
export function ToolsCard({ currency }: ToolsCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <section className="card tax-card" aria-labelledby="tax-tools">
      <h2 id="tax-tools">{t('tax.tools.title')}</h2>
      <p>{t('tax.tools.key')}</p>
      <p>
        <TextLink href={productHref({ language, head: '/app/user', tail: '/api-management' })} isNewTab>
          {t('tax.tools.open')}
        </TextLink>
      </p>
      <p>{t('tax.tools.formats', { currency })}</p>
    </section>
  );
}

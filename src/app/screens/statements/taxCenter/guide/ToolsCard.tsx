import { useTranslation } from 'react-i18next';
import { productHref } from '#app/components/productHref.ts';
import { TextLink } from '#app/components/TextLink.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { FoldedCard } from '../FoldedCard.tsx';

export interface ToolsCardProps {
  /** What the values of the file are in. */
  readonly currency: string;
}

/** How other programs get at the records: a key that can only read, or a file (screens.md 1.20). */
export function ToolsCard({ currency }: ToolsCardProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <FoldedCard title={t('tax.tools.title')}>
      <p>{t('tax.tools.key')}</p>
      <p>
        <TextLink href={productHref({ language, head: '/app/user', tail: '/api-management' })} isNewTab>
          {t('tax.tools.open')}
        </TextLink>
      </p>
      <p>{t('tax.tools.formats', { currency })}</p>
    </FoldedCard>
  );
}

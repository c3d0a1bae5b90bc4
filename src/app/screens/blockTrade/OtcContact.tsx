import { useTranslation } from 'react-i18next';
import { CopyButton } from '#app/components/CopyButton.tsx';
import { LtrText } from '#app/components/LtrText.tsx';
import { Row } from '#app/components/layout/Row.tsx';
import { useCopied } from '#app/notices/useCopied.ts';
import { useApiQuery } from '#app/queries/useApiQuery.ts';
import { BlockCard } from './BlockCard.tsx';

/** How the OTC desk is reached, in the exchange's own words; for guests too (screens.md 0.2a, 1.6). */
export function OtcContact() {
  const { t } = useTranslation();
  const onCopied = useCopied();
  const { answer } = useApiQuery('vipAmbassador', {});
  const { contact, manager_name: manager } = answer?.result ?? {};
  if (contact === undefined || contact === '') return null;
  return (
    <BlockCard title={t('block.contact.title')}>
      <p className="text-text-2">
        {manager === undefined || manager === ''
          ? t('block.contact.text')
          : t('block.contact.manager', { name: `\u2068${manager}\u2069` })}
      </p>
      <Row as="p" gap="gap-x-4 gap-y-1">
        <LtrText className="font-semibold wrap-anywhere">{contact}</LtrText>
        <CopyButton text={contact} what={t('block.contact.what')} onCopied={onCopied} />
      </Row>
    </BlockCard>
  );
}

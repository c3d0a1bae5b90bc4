import { useTranslation } from 'react-i18next';
import { SentenceGap } from '#app/components/SentenceGap.tsx';
import type { TagKind } from '#app/components/tagKind.ts';

/** That an address without its memo is only half of where the coins go. */
export function BothNeeded({ tag }: { readonly tag: TagKind }) {
  const { t } = useTranslation();
  return (
    <div className="deposit-both">
      <i aria-hidden="true">!</i>
      <p>
        <b>{t(`deposit.tag.${tag}.needed`)}</b>
        <SentenceGap />
        {t('deposit.both.why')}
      </p>
    </div>
  );
}

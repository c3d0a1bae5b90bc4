import { useTranslation } from 'react-i18next';
import { SentenceGap } from '#app/components/SentenceGap.tsx';
import type { TagKind } from '#app/components/tagKind.ts';

/** The warning that coins need both the address and its memo to arrive. */
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

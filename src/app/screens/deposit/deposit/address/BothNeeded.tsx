import { useTranslation } from 'react-i18next';
import { SentenceGap } from '#app/components/SentenceGap.tsx';
import type { TagKind } from '#app/components/tagKind.ts';
import { DepositWarning } from './DepositWarning.tsx';

/** The warning that coins need both the address and its memo to arrive. */
export function BothNeeded({ tag }: { readonly tag: TagKind }) {
  const { t } = useTranslation();
  return (
    <DepositWarning>
      <span
        aria-hidden="true"
        className="w-5.5 flex-none rounded-full bg-text text-center text-normal/[1.375rem] font-bold text-bg"
      >
        !
      </span>
      <p>
        <b>{t(`deposit.tag.${tag}.needed`)}</b>
        <SentenceGap />
        {t('deposit.both.why')}
      </p>
    </DepositWarning>
  );
}

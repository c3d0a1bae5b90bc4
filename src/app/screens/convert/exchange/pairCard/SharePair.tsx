import { useTranslation } from 'react-i18next';
import { type Copied, CopyButton } from '#app/components/CopyButton.tsx';
import { type PairOfLink, pairLink } from './pairLink.ts';

export interface SharePairProps extends PairOfLink {
  readonly onCopied?: (copied: Copied) => void;
}

/** Copies a link to the pair, without the amount. */
export function SharePair({ from, to, tab, onCopied }: SharePairProps) {
  const { t } = useTranslation();
  return (
    <CopyButton
      text={pairLink({ from, to, tab }, location.href)}
      what={t('pairLink.what')}
      label={t('pairLink.copy', { from, to })}
      {...(onCopied !== undefined && { onCopied })}
    />
  );
}

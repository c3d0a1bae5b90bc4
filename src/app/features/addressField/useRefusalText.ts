import { useTranslation } from 'react-i18next';
import type { AddressChain } from './addressChain.ts';
import type { AddressJudgement } from './judgeAddress.ts';

/** Why an address can't be used, as far as the page itself knows; undefined where nothing is wrong. */
export function useRefusalText(
  coin: string,
): (judgement: AddressJudgement, chain: AddressChain | undefined) => string | undefined {
  const { t } = useTranslation();
  return (judgement, chain) => {
    const chosen = chain?.label ?? '';
    if (judgement.kind === 'no-chain') {
      return judgement.fitting.length === 0 ? t('addressField.fitsNone', { coin }) : undefined;
    }
    if (judgement.kind === 'other-chain') {
      const { name, fitting } = judgement;
      if (name === null) return t('addressField.otherNetwork', { chosen });
      return fitting.length > 0
        ? t('addressField.looksLike', { name, chosen })
        : t('addressField.notOnIt', { name, chosen, coin });
    }
    if (judgement.kind !== 'refused') return undefined;
    if (judgement.hint === 'name') return t('addressField.code.name');
    return judgement.hint === undefined
      ? t(`addressField.refused.${judgement.problem}`, { chain: chosen })
      : t(`addressField.hint.${judgement.hint}`, { chain: chosen });
  };
}

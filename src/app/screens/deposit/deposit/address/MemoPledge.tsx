import { useTranslation } from 'react-i18next';
import { tagKindOf } from '#app/components/tagKind.ts';
import type { CoinChainTerms } from '#app/screens/deposit/chainTerms.ts';
import { BothNeeded } from './BothNeeded.tsx';

export interface MemoPledgeProps {
  readonly terms: CoinChainTerms;
  readonly onPledge: () => void;
}

/** Before the first address with a memo: the user says that they will add it (screens.md 1.15). */
export function MemoPledge({ terms, onPledge }: MemoPledgeProps) {
  const { t } = useTranslation();
  return (
    <div className="deposit-block">
      <BothNeeded tag={tagKindOf(terms.tag.name)} />
      <label className="deposit-tick">
        <input type="checkbox" onChange={onPledge} />
        {t('deposit.both.pledge')}
      </label>
      <p className="text-text-2">{t('deposit.both.then')}</p>
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { OptionCards } from '../OptionCards.tsx';

export interface InsideChoiceProps {
  readonly isForced: boolean;
  readonly onChange: (isForced: boolean) => void;
}

/** An address of another user of the exchange: the coins can stay inside, or go over the network all the same. */
export function InsideChoice({ isForced, onChange }: InsideChoiceProps) {
  const { t } = useTranslation();
  return (
    <OptionCards
      label={t('withdraw.inside.title')}
      isLabelShown
      value={isForced ? 'chain' : 'inside'}
      onChange={(value) => onChange(value === 'chain')}
      options={[
        { value: 'inside', title: t('withdraw.inside.inside'), text: t('withdraw.inside.insideText') },
        { value: 'chain', title: t('withdraw.inside.chain'), text: t('withdraw.inside.chainText') },
      ]}
    />
  );
}

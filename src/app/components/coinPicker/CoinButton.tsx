import { ChevronDown } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { Button } from '../Button.tsx';
import { CoinMark } from '../CoinMark.tsx';
import { withLabel } from '../format/joinTexts.ts';

export interface CoinButtonProps {
  /** What the coin is for: "From", "To". */
  readonly label: string;
  /** The chosen coin's symbol; undefined while none is. */
  readonly coin: string | undefined;
  readonly onOpen: () => void;
  readonly isDisabled?: boolean;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** Says which coin is chosen and opens the picker. */
export function CoinButton({ label, coin, onOpen, isDisabled = false, ref }: CoinButtonProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <Button
      ref={ref}
      variant="ghost"
      isDisabled={isDisabled}
      className="min-h-10 flex-none rounded-full border-line bg-surface px-2 text-text pointer-coarse:min-h-11"
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      {/* No aria-label: the coin's mark is seen as a letter, which a name would have to hold as well. */}
      <span className="sr-only">
        {coin === undefined
          ? withLabel(label, t('coinPicker.choose'), language)
          : t('coinPicker.open', { label, coin })}
      </span>
      {coin !== undefined && <CoinMark coin={coin} />}
      <bdi aria-hidden="true">{coin ?? t('coinPicker.choose')}</bdi>
      <ChevronDown size={16} aria-hidden="true" className="text-text-2" />
    </Button>
  );
}

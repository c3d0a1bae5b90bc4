import { Ban, Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CoinMark } from '../CoinMark.tsx';
import { LtrText } from '../LtrText.tsx';
import type { PickerRow } from './pickerRows.ts';

export interface CoinOptionProps {
  readonly row: Extract<PickerRow, { kind: 'coin' }>;
  readonly isChosen: boolean;
}

/** What the line of a coin shows: mark, symbol, name, balance, value, and why it can't be chosen. */
export function CoinOption({ row: { coin, section }, isChosen }: CoinOptionProps) {
  const { t } = useTranslation();
  return (
    <>
      <CoinMark coin={coin.symbol} />
      {/* Spaces between what stands apart by its place: the line is also read out as one. */}
      <span className="min-w-0 grow">
        <span className="flex items-center gap-1 font-semibold">
          <bdi>{coin.symbol}</bdi>
          {isChosen && <Check size={16} role="img" aria-label={t('coinPicker.chosen')} />}
        </span>{' '}
        <span className="block truncate text-small text-text-2">
          {coin.reason === undefined ? (
            <bdi>{coin.name}</bdi>
          ) : (
            <>
              <Ban size={12} aria-hidden="true" className="me-1 inline" />
              {coin.reason}
            </>
          )}
        </span>
      </span>{' '}
      <span className="num flex-none text-end">
        {coin.balance !== undefined && <LtrText className="block">{coin.balance}</LtrText>}{' '}
        {coin.approx !== undefined && (
          <LtrText className="block text-small text-text-2">{coin.approx}</LtrText>
        )}
      </span>{' '}
      {/* Headings are for the eye: whoever hears the list hears with each coin where it stands. */}
      {section !== 'all' && section !== 'found' && (
        <span className="sr-only">{t(`coinPicker.section.${section}`)}</span>
      )}
    </>
  );
}

import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { gapToSpot } from './gapToSpot.ts';
import { type TradedSide, useGapWords } from './useGapWords.ts';

export interface GapFactProps {
  readonly gap: Parameters<typeof gapToSpot>[0];
  /** What was entered. */
  readonly traded: TradedSide;
}

/** How far a price is from spot, in plain words: "no fee" alone would hide what the price itself takes (screens.md 1.1). */
export function GapFact({ gap, traded }: GapFactProps) {
  const { t } = useTranslation();
  const { level } = gapToSpot(gap);
  const isGrave = level !== 'fine';
  return (
    <span className={isGrave ? 'text-warn' : undefined} data-level={level}>
      {isGrave && <TriangleAlert size={14} aria-hidden="true" className="me-1 inline" />}
      {useGapWords(gap, traded)}
      {level === 'block' && <span className="block">{t('gap.block')}</span>}
    </span>
  );
}

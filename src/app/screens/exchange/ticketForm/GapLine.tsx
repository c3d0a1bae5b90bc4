import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { figuresOf } from '#app/components/format/figures.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import type { GapToSpot } from '../prices/gapToSpot.ts';

/** How far a price is from spot, told plainly: "no fee" alone would hide what the price itself takes (screens.md 1.1). */
export function GapLine({ gap }: { readonly gap: GapToSpot }) {
  const { t } = useTranslation();
  const { price } = figuresOf(useLanguage());
  const isGrave = gap.level !== 'fine';
  return (
    <p className={isGrave ? 'flex gap-1 text-warn' : 'text-text-2'} data-level={gap.level}>
      {isGrave && <TriangleAlert size={16} aria-hidden="true" className="mt-0.5 flex-none" />}
      <span>
        {t(`gap.${gap.side}`, { percent: price(gap.percent) })}
        {gap.level === 'block' && ` ${t('gap.block')}`}
      </span>
    </p>
  );
}

import { ArrowUpDown } from 'lucide-react';
import { type Ref, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AmountField } from '#app/components/amount/AmountField.tsx';
import { Button } from '#app/components/Button.tsx';
import { figuresOf } from '#app/components/format/figures.ts';
import { IconButton } from '#app/components/IconButton.tsx';
import { LtrText } from '#app/components/LtrText.tsx';
import { Toolbar } from '#app/components/layout/Toolbar.tsx';
import { useRateFlip } from '#app/features/prices/useRateFlip.ts';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import { isQuotedInFrom, quoteRate, shortWords } from '#shared/market/quotedRate.ts';
import { EXPIRE_DAYS, type ExpireDays } from './expireDays.ts';
import {
  chipPrice,
  enterPrice,
  type LimitPrice,
  PRICE_CHIPS,
  priceAt,
  turnedChipPrice,
  turnPrice,
} from './limitPrice.ts';

export interface PriceFieldProps {
  readonly from: string;
  readonly to: string;
  readonly price: LimitPrice;
  readonly onPrice: (price: LimitPrice) => void;
  /** Digits after the point of a price in `to`. */
  readonly priceScale: number;
  /** Units of `to` for one `from`; null without a price: then there is nothing to choose by. */
  readonly marketRate: string | null;
  readonly error: string | undefined;
  readonly ref?: Ref<Pick<HTMLInputElement, 'focus' | 'select'>>;
}

/** As an amount on the wire may have: the other side of a price is bound by nothing else. */
const MOST_DIGITS = 18;

/** The price box of a limit order: "1 FROM = … TO" or the other way round, with buttons for common prices (screens.md 1.1). */
export function PriceField({
  from,
  to,
  price,
  onPrice,
  priceScale,
  marketRate,
  error,
  ref,
}: PriceFieldProps) {
  const { t } = useTranslation();
  const { price: write, change } = figuresOf(useLanguage());
  const isTurned = price.side === 'from-per-to';
  const [one, unit] = isTurned ? [to, from] : [from, to];
  const market =
    marketRate === null
      ? null
      : quoteRate({ from, to, rate: marketRate }, isQuotedInFrom(from, to) !== isTurned);
  const { flip } = useRateFlip(from, to);
  return (
    <div className="grid gap-2">
      <AmountField
        // Another side is another number: nothing of the text that was typed is left.
        key={price.side}
        {...(ref !== undefined && { ref })}
        label={t('limit.priceOf', { coin: one })}
        amount={price.text}
        onRead={(reading) => onPrice(enterPrice(price, reading.kind === 'amount' ? reading.amount : ''))}
        unit={unit}
        scale={isTurned ? MOST_DIGITS : priceScale}
        coin={
          <>
            <LtrText className="text-text-2">{unit}</LtrText>
            <IconButton
              icon={ArrowUpDown}
              label={t('limit.turn', { one: unit, unit: one })}
              onClick={() => {
                onPrice(turnPrice(price, priceScale));
                flip();
              }}
            />
          </>
        }
        approx={
          market === null ? (
            t('limit.noMarket')
          ) : (
            <>
              {t('limit.marketIs')} <LtrText className="num">{shortWords(market, write)}</LtrText>
            </>
          )
        }
        fault={error}
      />
      <fieldset className="flex gap-1.5">
        <legend className="sr-only">{t('limit.chips')}</legend>
        {PRICE_CHIPS.map((percent) => (
          <Button
            key={percent}
            size="small"
            className="min-w-0 flex-1 px-1 pointer-coarse:min-w-0"
            isDisabled={marketRate === null}
            onClick={() => {
              if (marketRate === null || market === null) return;
              onPrice(
                isTurned
                  ? enterPrice(price, turnedChipPrice(market.exact, percent))
                  : priceAt(price.side, chipPrice(marketRate, percent, priceScale), priceScale),
              );
            }}
          >
            {percent === 0 ? (
              t('limit.market')
            ) : (
              <LtrText>{change(String(isTurned ? -percent : percent))}</LtrText>
            )}
          </Button>
        ))}
      </fieldset>
    </div>
  );
}

export interface ExpiryFieldProps {
  /** What the exchange offers for the pair (convertLimit); days that this page does not know are left out. */
  readonly offered: readonly number[];
  readonly days: ExpireDays;
  readonly onDays: (days: ExpireDays) => void;
}

/** How long a limit order waits for its price. */
export function ExpiryField({ offered, days, onDays }: ExpiryFieldProps) {
  const { t } = useTranslation();
  const name = useId();
  return (
    // In one line with its choices, so that the button is on a phone's first screen.
    <Toolbar
      as="fieldset"
      gap="gap-x-2 gap-y-1"
      className="min-w-0 text-small/normal md:text-normal"
      aria-label={t('limit.expiry')}
    >
      <span aria-hidden="true" className="text-text-2">
        {t('limit.expiry')}
      </span>
      <div className="flex gap-1">
        {EXPIRE_DAYS.filter((each) => offered.includes(each)).map((each) => (
          <label key={each} className="relative">
            <input
              type="radio"
              className="peer absolute inset-0 opacity-0"
              name={name}
              value={each}
              checked={each === days}
              onChange={() => onDays(each)}
            />
            <span className={SEGMENT}>{t('limit.days', { count: each })}</span>
          </label>
        ))}
      </div>
    </Toolbar>
  );
}

/** What is chosen has a thicker line, not only another colour. */
const SEGMENT =
  'grid min-h-8 min-w-11 place-items-center rounded-button border border-line-strong px-1.5 whitespace-nowrap text-text-2 ' +
  'peer-checked:border-text peer-checked:font-semibold peer-checked:text-text peer-checked:inset-ring peer-checked:inset-ring-text ' +
  'peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-(--focus) pointer-coarse:min-h-11';

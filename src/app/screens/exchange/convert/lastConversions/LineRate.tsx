import { figuresOf } from '#app/components/format/figures.ts';
import { LtrText } from '#app/components/LtrText.tsx';
import { useLanguage } from '#app/i18n/useLanguage.ts';
import type { ConversionLine } from '#app/screens/exchange/conversions/conversion.ts';

/** The price of a conversion in one line, "1 BTC = 64,982.1 USDT"; nothing where there is none. */
export function LineRate({ line }: { readonly line: Pick<ConversionLine, 'given' | 'got' | 'rate'> }) {
  const { price } = figuresOf(useLanguage());
  const { given, got, rate } = line;
  if (rate === '') return null;
  return <LtrText className="num">{`1 ${given.coin} = ${price(rate)} ${got.coin}`}</LtrText>;
}

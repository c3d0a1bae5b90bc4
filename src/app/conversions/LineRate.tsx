import { LtrText } from '../components/LtrText.tsx';
import { figuresOf } from '../format/figures.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import type { ConversionLine } from './conversion.ts';

/** The price of a conversion in one line, "1 BTC = 64,982.1 USDT"; nothing where there is none. */
export function LineRate({ line }: { readonly line: Pick<ConversionLine, 'given' | 'got' | 'rate'> }) {
  const { price } = figuresOf(useLanguage());
  const { given, got, rate } = line;
  if (rate === '') return null;
  return <LtrText className="num">{`1 ${given.coin} = ${price(rate)} ${got.coin}`}</LtrText>;
}

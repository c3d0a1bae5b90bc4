import { groupThousands } from '#shared/money/groupThousands.ts';

/** A price with all the digits the feed sent: they show the tick size. */
export function formatPrice(plain: string): string {
  return withMinusSign(groupThousands(plain));
}

/** A percentage that says its direction by sign, not by colour alone: "+1.24 %". Zero has neither, whatever it came with. */
export function formatChange(percent: string): string {
  if (directionOf(percent) === undefined) return `${groupThousands(percent.replace('-', ''))} %`;
  const sign = percent.startsWith('-') ? '' : '+';
  return `${sign}${withMinusSign(groupThousands(percent))} %`;
}

/** Which way a percentage points; undefined for zero. */
export function directionOf(percent: string): 'up' | 'down' | undefined {
  if (Number(percent) === 0) return undefined;
  return percent.startsWith('-') ? 'down' : 'up';
}

/** The typographic minus is as wide as the plus, so columns keep their line. */
export function withMinusSign(text: string): string {
  return text.replace('-', '−');
}

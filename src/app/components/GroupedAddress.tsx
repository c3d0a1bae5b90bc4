import { ADDRESS_ENDS } from '#shared/addresses/shortenAddress.ts';
import { mergeClasses } from './mergeClasses.ts';

const GROUP = 4;

/**
 * `large` for what is short and read as a whole: a memo. `small` for a line of a list to choose from, `compact` for a cell, whose
 * lines hold four groups.
 */
type AddressSize = 'large' | 'normal' | 'small' | 'compact';

const LOOKS: Readonly<Record<AddressSize, string>> = {
  large: 'text-figure font-semibold tracking-[0.04em]',
  normal: 'text-xlarge/[1.875rem] font-medium max-md:text-large/[1.75rem]',
  small: 'text-normal/large font-medium',
  compact: 'w-max max-w-59 font-normal tracking-normal whitespace-normal text-normal text-text',
};

export interface GroupedAddressProps {
  readonly address: string;
  readonly size?: AddressSize;
  readonly className?: string;
}

/**
 * An address as it is compared: in groups of four, from left to right on every page, its first and its last six characters
 * marked (screens.md 0.2c, "Resemblance"). The groups stand apart by their margins alone, so that what is selected and copied
 * is the address itself.
 */
export function GroupedAddress({ address, size = 'normal', className }: GroupedAddressProps) {
  const characters = [...address];
  const { length } = characters;
  // What is not much longer than its ends is read as a whole.
  const ends = size === 'large' || length <= 2 * ADDRESS_ENDS ? 0 : ADDRESS_ENDS;
  return (
    <code
      dir="ltr"
      translate="no"
      className={mergeClasses(
        'grouped-address block text-start font-code wrap-anywhere',
        LOOKS[size],
        className,
      )}
    >
      {Array.from({ length: Math.ceil(length / GROUP) }, (_, at) => {
        const from = at * GROUP;
        const to = Math.min(from + GROUP, length);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place; the same four characters may come twice
          <span key={at} className={size === 'compact' ? 'me-1.5 inline-block' : 'me-3 inline-block'}>
            {partsOf(from, to, [ends, length - ends]).map(([start, end]) => {
              const text = characters.slice(start, end).join('');
              return end <= ends || start >= length - ends ? (
                <b key={start} className="rounded-[3px] bg-info-wash font-bold">
                  {text}
                </b>
              ) : (
                <span key={start}>{text}</span>
              );
            })}
          </span>
        );
      })}
    </code>
  );
}

/** A stretch of places, cut where the ends of the address begin and end. */
function partsOf(from: number, to: number, cuts: readonly number[]): readonly (readonly [number, number])[] {
  const places = [from, ...cuts.filter((cut) => cut > from && cut < to), to];
  return places.slice(1).map((end, at) => [places[at] ?? from, end] as const);
}

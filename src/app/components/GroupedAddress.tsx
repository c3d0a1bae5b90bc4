import './groupedAddress.css';
import { mergeClasses } from './mergeClasses.ts';

const GROUP = 4;

export interface GroupedAddressProps {
  readonly address: string;
  /** For what is short and read as a whole: a memo. */
  readonly isLarge?: boolean;
  readonly className?: string;
}

/**
 * An address as it is compared: in groups of four, from left to right on every page, its first and its last group marked.
 * The groups stand apart by their margins alone, so that what is selected and copied is the address itself.
 */
export function GroupedAddress({ address, isLarge = false, className }: GroupedAddressProps) {
  const groups = groupsOf(address);
  return (
    <code
      dir="ltr"
      translate="no"
      className={mergeClasses('grouped-address', className)}
      data-large={isLarge || undefined}
    >
      {groups.map((text, at) => {
        const isEnd = !isLarge && groups.length > 2 && (at === 0 || at === groups.length - 1);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place; the same four characters may come twice
          <span key={at} className={isEnd ? 'address-group address-end' : 'address-group'}>
            {text}
          </span>
        );
      })}
    </code>
  );
}

/** Characters, not halves of them: a memo may hold any. */
function groupsOf(text: string): readonly string[] {
  const characters = [...text];
  return Array.from({ length: Math.ceil(characters.length / GROUP) }, (_, at) =>
    characters.slice(at * GROUP, (at + 1) * GROUP).join(''),
  );
}

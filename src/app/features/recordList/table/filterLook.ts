/** The box of a filter, as high as a finger where one is used; on paper its words alone. */
export const FILTER_BOX =
  'inline-flex min-h-9 max-w-full items-center justify-center gap-1.5 rounded-button border border-line-strong ' +
  'text-normal whitespace-nowrap text-text-2 hover:bg-surface focus-within:border-text aria-expanded:bg-surface ' +
  'max-md:min-h-11 print:border-none print:bg-transparent print:p-0 pointer-coarse:min-h-11 [&_svg]:flex-none';

/** A filter that is a button, or a field with its label beside it. */
export const FILTER_BUTTON = `px-3 ${FILTER_BOX}`;

/** The words of a tool beside filters: where they have no room, its icon stands alone. */
export const ICON_ALONE = 'lg:max-xl:sr-only';

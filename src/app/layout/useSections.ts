import { type PageRow, pagesOf, SECTIONS, type SectionId } from '#shared/site/screenTable.ts';
import { judgeScreen, useSiteState } from './useScreen.ts';

/** The sections that have a place of their own in the bar of a phone; the pages of the others are under More there. */
const IN_BOTTOM_BAR = ['convert', 'deposit', 'withdraw', 'records'] as const satisfies readonly SectionId[];

export function isInBottomBar(section: SectionId): section is (typeof IN_BOTTOM_BAR)[number] {
  return IN_BOTTOM_BAR.some((id) => id === section);
}

export interface Section {
  readonly id: SectionId;
  /** The section's pages on this site, at least one, in the order of their tabs; the section itself leads to the first. */
  readonly pages: readonly [PageRow, ...PageRow[]];
}

/** The sections with their pages, as far as this site has them (screens.md 0.3, "Regional gates"). */
export function useSections(): readonly Section[] {
  const site = useSiteState();
  return SECTIONS.flatMap((id) => {
    const [first, ...others] = pagesOf(id).filter((page) => judgeScreen(page, site) === null);
    return first === undefined ? [] : [{ id, pages: [first, ...others] }];
  });
}

import axe from 'axe-core';

/**
 * Rules that are broken, and where, against WCAG 2.2 AA and axe's own good practice. What is still fading in is waited for:
 * its colours are not those that a user reads.
 */
export async function findViolations(): Promise<string[]> {
  const fading = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
  await Promise.allSettled(fading.map(({ finished }) => finished));
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  // The page has the title; a part that is opened by itself has none (ScreenHead.tsx).
  const hasPage = document.querySelector('.screen-head, h1') !== null;
  const rules = { 'page-has-heading-one': { enabled: hasPage } };
  const result = await axe.run(document, { runOnly: tags, rules });
  return result.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
}

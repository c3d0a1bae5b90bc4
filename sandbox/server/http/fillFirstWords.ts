import { BRAND } from '#shared/site/siteOfHost.ts';
import type { FirstTab, FirstWords } from './findFirstWords.ts';

const HTML = '<html lang="en">';
const TITLE = /<title>[^<]*<\/title>/;
const PLACE = '<div class="first-words" hidden>';
const HEADING = `<h1 class="screen-title">${BRAND}</h1>`;
const PURPOSE = '<p class="screen-purpose"></p>';
/** A screen that has it beside its title keeps the room for it there, so that nothing moves when it comes. */
const KEPT_PURPOSE = '<p class="screen-purpose kept-purpose" aria-hidden="true"></p>';
const PURPOSE_BELOW = '<p class="first-purpose"></p>';
const TABS = '<nav class="page-tabs"></nav>';

/**
 * Puts a screen's words into index.html, where the screen will have them: on a slow line the page can be read and left for
 * another one while its script is loading. A page without their place stays as it is.
 */
export function fillFirstWords(html: string, words: FirstWords): string {
  if (![HTML, PLACE, HEADING, PURPOSE, PURPOSE_BELOW, TABS].every((part) => html.includes(part))) return html;
  const { language, direction, purpose, isPurposeInHead } = words;
  return html
    .replace(HTML, () => `<html lang="${language}" dir="${direction}">`)
    .replace(TITLE, () => `<title>${escapeText(words.tabTitle)}</title>`)
    .replace(PLACE, () => PLACE.replace(' hidden', ''))
    .replace(HEADING, () => HEADING.replace(BRAND, () => escapeText(words.title)))
    .replace(PURPOSE, () => (isPurposeInHead ? writePurpose(KEPT_PURPOSE, purpose) : ''))
    .replace(PURPOSE_BELOW, () => writePurpose(PURPOSE_BELOW, purpose))
    .replace(TABS, () => TABS.replace('><', () => `>${words.tabs.map(writeTab).join('')}<`));
}

function writePurpose(element: string, purpose: string): string {
  return element.replace('><', () => `>${escapeText(purpose)}<`);
}

function writeTab({ label, href, isCurrent }: FirstTab): string {
  const current = isCurrent ? ' aria-current="page"' : '';
  return `<a class="page-tab" href="${href}"${current}><span>${escapeText(label)}</span></a>`;
}

/** Text that stays text within an element. */
function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

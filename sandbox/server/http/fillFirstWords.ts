import { BRAND } from '#shared/site/siteOfHost.ts';
import type { FirstWords } from './findFirstWords.ts';

const HTML = '<html lang="en">';
const TITLE = /<title>[^<]*<\/title>/;
const PLACE = '<div class="first-words" hidden>';
const HEADING = `<h1 class="screen-title">${BRAND}</h1>`;
const PURPOSE = '<p class="text-text-2"></p>';

/**
 * Puts a screen's words into index.html, where the screen will have them: a phone on a slow line reads what the page is for
 * while its script is loading. A page without their place stays as it is.
 */
export function fillFirstWords(html: string, words: FirstWords): string {
  if (![HTML, PLACE, HEADING, PURPOSE].every((part) => html.includes(part))) return html;
  const { language, direction } = words;
  return html
    .replace(HTML, () => `<html lang="${language}" dir="${direction}">`)
    .replace(TITLE, () => `<title>${escapeText(words.tabTitle)}</title>`)
    .replace(PLACE, () => PLACE.replace(' hidden', ''))
    .replace(HEADING, () => HEADING.replace(BRAND, () => escapeText(words.title)))
    .replace(PURPOSE, () => PURPOSE.replace('><', () => `>${escapeText(words.purpose)}<`));
}

/** Text that stays text within an element. */
function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

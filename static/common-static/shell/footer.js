import { adoptStyles, element, write } from './elements.js';

/** @import { FooterProps, MountedModule } from '../../../src/app/layout/remote/shellModule.ts' */

const STYLES = `
.sf-foot { display: grid; gap: 8px; width: 100%; max-width: calc(1600px + 2 * var(--page-edge)); margin-inline: auto; padding: 16px var(--page-edge); color: var(--text-2); font-size: 12px; line-height: 20px; }
.sf-links { display: flex; flex-wrap: wrap; gap: 0 20px; }
.sf-link { display: inline-flex; align-items: center; min-height: 44px; text-decoration: underline; text-decoration-color: var(--line-strong); text-underline-offset: 3px; }
.sf-link:hover { color: var(--text); }
.sf-note { max-width: 120ch; }
.sf-note[hidden] { display: none; }
.sf-version { position: relative; text-decoration: underline; text-decoration-color: var(--line-strong); text-underline-offset: 3px; }
.sf-version::after { content: ''; position: absolute; inset: -12px 0; }
.sf-version:hover { color: var(--text); }
.sf-end { display: flex; flex-wrap: wrap; gap: 0 20px; color: var(--text-3); font-variant-numeric: tabular-nums; }
`;

/**
 * The footer of every page. In general mode, on the deposit pages, it says what matters there as well.
 *
 * @param {HTMLElement} slot
 * @param {FooterProps} first
 * @returns {MountedModule<FooterProps>}
 */
export function mount(slot, first) {
  adoptStyles('footer', STYLES);
  const links = element('nav', { class: 'sf-links' });
  const deposit = element('p', { class: 'sf-note' });
  const risk = element('p', { class: 'sf-note' });
  const rights = element('span');
  // The link leads to who wrote the packages of this version.
  const version = element('a', { class: 'sf-version', target: '_blank', rel: 'noopener' });
  const end = element('p', { class: 'sf-end' }, [rights, version]);
  const foot = element('div', { class: 'sf-foot' }, [links, deposit, risk, end]);

  /** @param {FooterProps} props */
  const update = ({ words, links: wanted, notices, isGeneralMode }) => {
    links.setAttribute('aria-label', words.links);
    while (links.children.length > wanted.length) links.lastElementChild?.remove();
    wanted.forEach(({ label, href }, at) => {
      const link =
        links.children[at] ??
        links.appendChild(element('a', { class: 'sf-link', target: '_blank', rel: 'noopener' }));
      write(link, label);
      link.setAttribute('href', href);
    });
    deposit.hidden = !isGeneralMode;
    write(deposit, words.depositHint);
    write(risk, words.risk);
    write(rights, words.rights);
    write(version, words.version);
    version.setAttribute('href', notices.href);
    version.setAttribute('title', notices.label);
  };

  update(first);
  slot.replaceChildren(foot);
  return { update, unmount: () => slot.replaceChildren() };
}

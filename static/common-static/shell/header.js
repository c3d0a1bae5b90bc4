import { adoptStyles, element, fillSelect, write } from './elements.js';

/** @import { HeaderProps, MountedModule } from '../../../src/app/layout/remote/shellModule.ts' */

const STYLES = `
.sh-head { display: flex; align-items: center; gap: 8px; width: 100%; max-width: calc(1600px + 2 * var(--page-edge)); height: 56px; margin-inline: auto; padding-inline: var(--page-edge); }
.sh-brand { display: flex; align-items: center; min-height: 44px; margin-inline-end: 24px; font-size: 18px; font-weight: 700; letter-spacing: -0.02em; }
.sh-mark { width: 10px; height: 10px; margin-inline-end: 10px; border-radius: 2px; background: var(--primary); transform: skewX(-14deg); }
.sh-links { display: flex; gap: 4px; min-width: 0; overflow: hidden; }
.sh-link { display: flex; align-items: center; min-height: 44px; padding-inline: 12px; border-radius: 4px; color: var(--text-2); white-space: nowrap; }
.sh-link:hover, .sh-choice:hover, .sh-help:hover, .sh-who:hover { background-color: var(--surface); color: var(--text); }
.sh-link[aria-current] { color: var(--text); font-weight: 600; }
.sh-link:focus-visible { outline-offset: -2px; }
.sh-end { display: flex; align-items: center; gap: 4px; min-width: 0; margin-inline-start: auto; }
.sh-choice { min-width: 44px; min-height: 44px; field-sizing: content; padding-inline: 8px 22px; border: 0; border-radius: 4px; color: var(--text-2); font: inherit; text-overflow: ellipsis; }
.sh-choice option { background: var(--raised); color: var(--text); }
/* The mark stands for the choice of a look; its words are in the list that it opens. */
.sh-look { position: relative; display: flex; flex: none; }
.sh-look::before { content: ""; position: absolute; inset-block: 0; inset-inline-start: 14px; width: 16px; height: 16px; margin-block: auto; border: 2px solid var(--text-2); border-radius: 50%; background: linear-gradient(90deg, var(--text-2) 50%, transparent 50%); pointer-events: none; }
.sh-theme { width: 44px; padding: 0; color: transparent; }
@media (forced-colors: active) { .sh-look::before { display: none; } .sh-theme { width: auto; padding-inline: 8px; appearance: auto; color: FieldText; } .sh-link[aria-current] { text-decoration: underline; } }
.sh-help { min-height: 44px; min-width: 44px; padding-inline: 10px; border-radius: 4px; color: var(--text-2); white-space: nowrap; }
/* As wide for anybody as the way in is, so that nothing moves when it is known who is there. */
.sh-account { position: relative; display: grid; flex: none; min-width: calc(70px + 11ch); }
.sh-account > .sh-login, .sh-account > .sh-who, .sh-account::before { grid-area: 1 / 1; }
.sh-account::before { height: 36px; margin-block: 4px; border-radius: 4px; }
.sh-account[data-status="loading"]::before { content: ""; background: var(--surface); }
.sh-login { display: flex; align-items: center; justify-content: center; min-height: 44px; padding-inline: 16px; border: 1px solid var(--line-strong); border-radius: 4px; font-weight: 600; white-space: nowrap; }
.sh-login:hover { background: var(--surface); }
.sh-account:not([data-status="guest"]) > .sh-login { visibility: hidden; }
/* A name is cut rather than that it makes the place wider; the panel has it whole. */
.sh-who { display: flex; align-items: center; justify-content: end; gap: 8px; width: 0; min-width: 100%; min-height: 44px; padding-inline: 12px 0; border-radius: 4px; font-weight: 600; }
.sh-who::before { content: attr(data-initials) / ""; flex: none; display: grid; place-items: center; width: 28px; height: 28px; border: 1px solid var(--line); border-radius: 50%; background: var(--surface); font-size: 11px; }
.sh-name { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.sh-who::after { content: ""; flex: none; margin-inline: 2px; width: 6px; height: 6px; margin-block-end: 3px; border: solid currentColor; border-width: 0 2px 2px 0; transform: rotate(45deg); }
.sh-who[aria-expanded="true"]::after { margin-block-end: -3px; transform: rotate(225deg); }
.sh-panel { position: absolute; inset-block-start: 48px; inset-inline-end: 0; z-index: var(--layer-menu); display: grid; gap: 4px; min-width: 220px; max-width: calc(100vw - 24px); padding: 16px; border: 1px solid var(--line); border-radius: 8px; background: var(--raised); box-shadow: var(--shadow); }
.sh-panel[hidden], .sh-head [hidden] { display: none; }
.sh-panel b { overflow-wrap: anywhere; }
.sh-note { color: var(--text-2); font-variant-numeric: tabular-nums; }
.sh-out { min-height: 44px; margin-block-start: 8px; border: 1px solid var(--line-strong); border-radius: 4px; font-weight: 600; }
.sh-out:hover { background: var(--surface); }
.sh-out[aria-disabled] { color: var(--text-3); }
@media (width < 992px) { .sh-links { display: none; } .sh-brand { margin-inline-end: 0; } }
/* On a phone language and look are under More. */
@media (width < 768px) {
  .sh-head { height: 52px; }
  .sh-choice, .sh-look, .sh-help { display: none; }
  .sh-account { min-width: 88px; }
  .sh-login { padding-inline: 8px; }
  .sh-name, .sh-who::after { display: none; }
}
`;

/**
 * The first letters of a name, for the mark before it.
 *
 * @param {string} name
 */
function initialsOf(name) {
  const words = name.split(/\s+/u).filter((word) => word !== '');
  return words
    .slice(0, 2)
    .map(([first]) => first)
    .join('')
    .toUpperCase();
}

/**
 * The header of every page: the way home, the main places, language, appearance, help, and who is there.
 *
 * @param {HTMLElement} slot
 * @param {HeaderProps} first
 * @returns {MountedModule<HeaderProps>}
 */
export function mount(slot, first) {
  adoptStyles('header', STYLES);
  let props = first;
  let isLeaving = false;

  const mark = element('span', { class: 'sh-mark', 'aria-hidden': 'true' });
  const brand = element('a', { class: 'sh-brand' }, [mark, 'Sluice']);
  const links = element('nav', { class: 'sh-links' });
  const language = element('select', { class: 'sh-choice' });
  const theme = element('select', { class: 'sh-choice sh-theme' });
  const look = element('span', { class: 'sh-look' }, [theme]);
  const help = element('button', { type: 'button', class: 'sh-help' });
  const login = element('a', { class: 'sh-login' });
  // In its own direction, so that it is its end that is cut.
  const shortName = element('span', { class: 'sh-name', dir: 'auto' });
  const who = element('button', { type: 'button', class: 'sh-who', 'aria-expanded': 'false' }, [shortName]);
  const name = element('b', { dir: 'auto' });
  const uid = element('span', { class: 'sh-note' });
  const sub = element('span', { class: 'sh-note' });
  const out = element('button', { type: 'button', class: 'sh-out' });
  const panel = element('div', { class: 'sh-panel', role: 'group', hidden: '' }, [name, uid, sub, out]);
  const account = element('div', { class: 'sh-account' }, [login, who, panel]);
  const head = element('div', { class: 'sh-head' }, [
    brand,
    links,
    element('div', { class: 'sh-end' }, [language, look, help, account]),
  ]);

  /** @param {boolean} isOpen */
  const show = (isOpen) => {
    panel.hidden = !isOpen;
    who.setAttribute('aria-expanded', String(isOpen));
  };

  /** @param {HeaderProps['links']} wanted */
  const showLinks = (wanted) => {
    while (links.children.length > wanted.length) links.lastElementChild?.remove();
    wanted.forEach(({ label, href, isCurrent }, at) => {
      const link = links.children[at] ?? links.appendChild(element('a', { class: 'sh-link' }));
      write(link, label);
      link.setAttribute('href', href);
      if (isCurrent) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    });
  };

  /** @param {HeaderProps} next */
  const update = (next) => {
    props = next;
    const { words, status, user } = next;
    brand.setAttribute('href', next.homeHref);
    brand.setAttribute('aria-label', words.home);
    links.setAttribute('aria-label', words.places);
    links.hidden = next.links.length === 0;
    showLinks(next.links);
    language.setAttribute('aria-label', words.language);
    fillSelect(language, next.languages, next.language);
    theme.setAttribute('aria-label', words.theme);
    fillSelect(theme, next.themes, next.theme);
    help.hidden = next.onHelp === undefined || words.help === undefined;
    write(help, words.help ?? '');
    const focused = account.contains(document.activeElement) ? document.activeElement : null;
    account.dataset.status = status;
    write(login, words.logIn);
    login.setAttribute('href', next.loginHref);
    who.hidden = status !== 'signed-in';
    if (user !== null) {
      write(shortName, user.name);
      who.dataset.initials = initialsOf(user.name);
      who.setAttribute('aria-label', words.account);
      write(name, user.name);
      write(uid, words.uid);
      sub.hidden = !user.isSubAccount;
      write(sub, words.subAccount);
    } else show(false);
    panel.setAttribute('aria-label', words.account);
    write(out, isLeaving ? words.loggingOut : words.logOut);
    // What had the focus is not there any more: its place is taken by what is.
    if (focused?.checkVisibility({ visibilityProperty: true }) === false) {
      (status === 'signed-in' ? who : status === 'guest' ? login : brand).focus();
    }
  };

  /** @param {MouseEvent} event */
  const leaveByClick = ({ target }) => {
    if (panel.hidden || (target instanceof Node && account.contains(target))) return;
    show(false);
    // A press on what cannot have the focus has taken it from the panel.
    if (document.activeElement === document.body) who.focus();
  };
  /** @param {KeyboardEvent} event */
  const leaveByKey = (event) => {
    if (event.key !== 'Escape' || panel.hidden) return;
    // One press closes one thing.
    event.stopPropagation();
    event.preventDefault();
    show(false);
    who.focus();
  };

  who.addEventListener('click', () => show(panel.hidden !== false));
  account.addEventListener('keydown', leaveByKey);
  account.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !account.contains(relatedTarget)) show(false);
  });
  document.addEventListener('click', leaveByClick, true);
  language.addEventListener('change', async () => {
    await props.onLanguageChange(language.value);
    // A language whose texts could not be had is not the page's.
    fillSelect(language, props.languages, props.language);
  });
  help.addEventListener('click', () => props.onHelp?.());
  theme.addEventListener('change', () => props.onThemeChange(theme.value));
  /** @param {boolean} isNow */
  const leave = (isNow) => {
    isLeaving = isNow;
    // Disabled it would lose the focus.
    if (isNow) out.setAttribute('aria-disabled', 'true');
    else out.removeAttribute('aria-disabled');
    write(out, isNow ? props.words.loggingOut : props.words.logOut);
  };
  out.addEventListener('click', async () => {
    if (isLeaving) return;
    leave(true);
    await props.onLogout().finally(() => leave(false));
  });
  head.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (link !== null && isPlain && props.onNavigate(link.getAttribute('href') ?? '')) event.preventDefault();
  });

  update(first);
  slot.replaceChildren(head);
  return {
    update,
    hasHelp: true,
    unmount: () => {
      document.removeEventListener('click', leaveByClick, true);
      slot.replaceChildren();
    },
  };
}

import { adoptStyles, element, write } from './elements.js';

/** @import { AssistantProps, MountedModule } from '../../../src/app/layout/remote/shellModule.ts' */

const STYLES = `
/* Below the header, at its end, where Help is; on a phone above the bar. */
.sa-panel { position: fixed; inset-block-start: 64px; inset-inline-end: max(var(--page-edge), (100vw - 1600px) / 2); z-index: var(--layer-assistant); display: grid; gap: 8px; width: min(320px, calc(100vw - 32px)); max-height: calc(100dvh - 80px); overflow-y: auto; padding: 16px; border: 1px solid var(--line); border-radius: 8px; background: var(--raised); box-shadow: var(--shadow); }
.sa-panel[hidden] { display: none; }
/* The focus comes to it as a whole, and goes on to what can be pressed. */
.sa-panel:focus { outline: none; }
.sa-subjects { display: grid; gap: 8px; }
.sa-title { font-size: 16px; font-weight: 650; }
.sa-intro { color: var(--text-2); }
.sa-uid { color: var(--text-3); font-size: 12px; font-variant-numeric: tabular-nums; }
.sa-link { display: flex; align-items: center; min-height: 44px; padding-inline: 12px; border: 1px solid var(--line); border-radius: 4px; }
.sa-link:hover { background: var(--surface); }
.sa-close { min-height: 44px; border-radius: 4px; color: var(--text-2); font-weight: 600; }
.sa-close:hover { background: var(--surface); color: var(--text); }
@media (width < 768px) { .sa-panel { inset-block: auto calc(8px + var(--bottom-bar)); inset-inline: 16px; width: auto; max-height: calc(100dvh - var(--bottom-bar) - 24px); } }
@media print { .sa-panel { display: none; } }
`;

/**
 * Help on every page of a user who is signed in; the page opens and closes it.
 *
 * @param {HTMLElement} slot
 * @param {AssistantProps} first
 * @returns {MountedModule<AssistantProps>}
 */
export function mount(slot, first) {
  adoptStyles('assistant', STYLES);
  /** What had the focus before, and has it again afterwards. */
  let opener = document.activeElement;
  let props = first;
  const title = element('h2', { class: 'sa-title' });
  const intro = element('p', { class: 'sa-intro' });
  const subjects = element('div', { class: 'sa-subjects' });
  const uid = element('p', { class: 'sa-uid' });
  const close = element('button', { type: 'button', class: 'sa-close' });
  const panel = element('div', { class: 'sa-panel', role: 'dialog', tabindex: '-1', hidden: '' }, [
    title,
    intro,
    subjects,
    uid,
    close,
  ]);

  /** @param {boolean} isOpen */
  const show = (isOpen) => {
    if (panel.hidden !== isOpen) return;
    if (isOpen) opener = document.activeElement;
    const hadFocus = panel.contains(document.activeElement);
    panel.hidden = !isOpen;
    if (isOpen) panel.focus();
    else if (hadFocus && opener instanceof HTMLElement) opener.focus();
  };

  /** @param {AssistantProps} next */
  const update = (next) => {
    props = next;
    const { words, subjects: wanted } = next;
    panel.setAttribute('aria-label', words.title);
    write(title, words.title);
    write(intro, words.intro);
    write(uid, words.uid);
    write(close, words.close);
    while (subjects.children.length > wanted.length) subjects.lastElementChild?.remove();
    wanted.forEach(({ label, href }, at) => {
      const link =
        subjects.children[at] ??
        subjects.appendChild(element('a', { class: 'sa-link', target: '_blank', rel: 'noopener' }));
      write(link, label);
      link.setAttribute('href', href);
    });
    show(next.isOpen);
  };

  close.addEventListener('click', () => props.onClose());
  panel.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || panel.hidden) return;
    // One press closes one thing.
    event.stopPropagation();
    event.preventDefault();
    props.onClose();
  });

  slot.replaceChildren(panel);
  update(first);
  return { update, unmount: () => slot.replaceChildren() };
}

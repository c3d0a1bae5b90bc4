import { adoptStyles, element, write } from './elements.js';

/** @import { AssistantProps, MountedModule } from '../../../src/app/layout/remote/shellModule.ts' */

const STYLES = `
.sa-open { position: fixed; inset-block-end: calc(16px + var(--bottom-bar)); inset-inline-start: 16px; z-index: var(--layer-assistant); min-height: 44px; padding-inline: 20px; border: 1px solid var(--line-strong); border-radius: 22px; background: var(--raised); box-shadow: var(--shadow); font-weight: 600; }
.sa-open:hover { background: var(--surface); }
.sa-panel { position: fixed; inset-block-end: calc(72px + var(--bottom-bar)); inset-inline-start: 16px; z-index: var(--layer-assistant); display: grid; gap: 8px; width: min(320px, calc(100vw - 32px)); max-height: calc(100dvh - 96px); overflow-y: auto; padding: 16px; border: 1px solid var(--line); border-radius: 8px; background: var(--raised); box-shadow: var(--shadow); }
.sa-panel[hidden] { display: none; }
.sa-subjects { display: grid; gap: 8px; }
.sa-title { font-size: 16px; font-weight: 650; }
.sa-intro { color: var(--text-2); }
.sa-uid { color: var(--text-3); font-size: 12px; font-variant-numeric: tabular-nums; }
.sa-link { display: flex; align-items: center; min-height: 44px; padding-inline: 12px; border: 1px solid var(--line); border-radius: 4px; }
.sa-link:hover { background: var(--surface); }
.sa-close { min-height: 44px; border-radius: 4px; color: var(--text-2); font-weight: 600; }
.sa-close:hover { background: var(--surface); color: var(--text); }
@media print { .sa-open, .sa-panel { display: none; } }
`;

/**
 * Help, one press away on every page of somebody who is signed in.
 *
 * @param {HTMLElement} slot
 * @param {AssistantProps} first
 * @returns {MountedModule<AssistantProps>}
 */
export function mount(slot, first) {
  adoptStyles('assistant', STYLES);
  const open = element('button', { type: 'button', class: 'sa-open', 'aria-expanded': 'false' });
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
    panel.hidden = !isOpen;
    open.setAttribute('aria-expanded', String(isOpen));
    if (isOpen) panel.focus();
    else open.focus();
  };

  /** @param {AssistantProps} props */
  const update = ({ words, subjects: wanted }) => {
    write(open, words.open);
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
  };

  open.addEventListener('click', () => show(panel.hidden !== false));
  close.addEventListener('click', () => show(false));
  const together = element('div', {}, [open, panel]);
  together.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || panel.hidden) return;
    // One press closes one thing.
    event.stopPropagation();
    event.preventDefault();
    show(false);
  });

  update(first);
  slot.replaceChildren(together);
  return { update, unmount: () => slot.replaceChildren() };
}

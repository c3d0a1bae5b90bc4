/**
 * Makes an element of text, attributes and children: never of markup.
 *
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Readonly<Record<string, string>>} [attributes]
 * @param {readonly (Node | string)[]} [children]
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function element(tag, attributes = {}, children = []) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/**
 * Writes a text where it differs, so that what has the focus or is being read stays as it is.
 *
 * @param {Element} target
 * @param {string} text
 */
export function write(target, text) {
  if (target.textContent !== text) target.textContent = text;
}

/** @type {Map<string, CSSStyleSheet>} */
const sheets = new Map();

/**
 * Puts a style sheet on the page, once for each name.
 *
 * @param {string} name
 * @param {string} css
 */
export function adoptStyles(name, css) {
  if (sheets.has(name)) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  sheets.set(name, sheet);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/**
 * Fills a select; its options are made anew only where they are others.
 *
 * @param {HTMLSelectElement} select
 * @param {readonly { readonly code: string, readonly label: string, readonly lang?: string }[]} choices
 * @param {string} chosen
 */
export function fillSelect(select, choices, chosen) {
  const now = JSON.stringify(choices);
  if (select.dataset.choices !== now) {
    select.dataset.choices = now;
    select.replaceChildren(
      ...choices.map(({ code, label, lang }) =>
        element('option', { value: code, ...(lang && { lang }) }, [label]),
      ),
    );
  }
  if (select.value !== chosen) select.value = chosen;
}

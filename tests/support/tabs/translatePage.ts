/**
 * What a browser that translates does to a page, from its start on: each text node goes into elements of the translator's, and its
 * words into a new node. Runs in the page, before anything of the app; texts that ask not to be translated stay.
 */
export function translatePage(): void {
  const MARK = 'translated';
  const isKept = (text: Text): boolean =>
    text.data.trim() === '' ||
    text.parentElement === null ||
    text.parentElement.closest(`[${MARK}], [translate=no], script, style, title, textarea`) !== null;
  const translate = (root: Node): void => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    if (root instanceof Text) texts.push(root);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (isKept(text)) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      outer.setAttribute(MARK, '');
      inner.append(document.createTextNode(text.data));
      outer.append(inner);
      text.replaceWith(outer);
    }
  };
  new MutationObserver((changes) => {
    for (const { addedNodes, target, type } of changes) {
      if (type === 'characterData') translate(target);
      for (const node of addedNodes) if (node.isConnected) translate(node);
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

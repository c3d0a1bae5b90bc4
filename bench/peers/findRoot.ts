/** The element of the page that a peer draws into. */
export function findRoot(): HTMLElement {
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root.');
  return root;
}

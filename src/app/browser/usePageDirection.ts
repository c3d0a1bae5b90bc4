import { useSyncExternalStore } from 'react';

/** The direction of the page's text, and its changes: for keys that mean "next" and "before". */
export function usePageDirection(): 'ltr' | 'rtl' {
  return useSyncExternalStore(followDirection, readDirection);
}

function followDirection(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

function readDirection(): 'ltr' | 'rtl' {
  return document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
}

import { useSyncExternalStore } from 'react';

/** Which way the page is written, now and when that changes: for keys that mean "next" and "before". */
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

import { createElement, Fragment, type ReactNode } from 'react';

interface Props {
  readonly children?: ReactNode;
}

/** What holds a text that stands beside elements; `theme.css` gives it no box where it is only a blank. */
const TEXT = 'x-text';
/** Elements that may contain text only. */
const TEXTS_ONLY: ReadonlySet<unknown> = new Set(['option', 'title', 'textarea', 'text', 'tspan', 'desc']);

/**
 * Gives every text an element of which it is the only child. A browser that translates the page puts other nodes in the place of
 * texts: a text among others that React then changes would stay as it was, and one that it removes would be an error
 * (screens.md 0.2c, "Knowing"). Texts side by side become one; a text beside elements gets an element of its own.
 */
export function withOwnTexts<Given extends Props>(type: unknown, props: Given): Given {
  const { children } = props;
  if (!Array.isArray(children)) {
    // A fragment is no element: its text stands beside whatever is around it.
    return type === Fragment && isText(children) ? { ...props, children: ownText(String(children)) } : props;
  }
  if (!children.some(isText)) return props;
  if (children.every((child) => isText(child) || isNothing(child))) {
    const text = children.filter(isText).join('');
    return { ...props, children: type === Fragment ? ownText(text) : text };
  }
  return TEXTS_ONLY.has(type) ? props : { ...props, children: joinTexts(children) };
}

/** Each run of texts in its first one's place, so that all others keep theirs. */
function joinTexts(children: readonly ReactNode[]): ReactNode[] {
  const joined: ReactNode[] = [...children];
  for (let at = 0; at < joined.length; at += 1) {
    if (!isText(joined[at])) continue;
    let text = '';
    let end = at;
    for (; end < joined.length && (isText(joined[end]) || isNothing(joined[end])); end += 1) {
      if (isText(joined[end])) text += String(joined[end]);
      joined[end] = null;
    }
    joined[at] = ownText(text, at);
    at = end;
  }
  return joined;
}

/** `at` is its place in a list, whose other entries may have keys. */
function ownText(text: string, at = 0): ReactNode {
  if (text === '') return null;
  const key = `text ${at}`;
  return createElement(TEXT, text.trim() === '' ? { key, 'data-blank': '' } : { key }, text);
}

function isText(child: unknown): child is string | number | bigint {
  return typeof child === 'string' || typeof child === 'number' || typeof child === 'bigint';
}

function isNothing(child: unknown): boolean {
  return child === null || child === undefined || typeof child === 'boolean';
}

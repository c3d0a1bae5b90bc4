import { Fragment, jsx as reactJsx, jsxs as reactJsxs } from 'react/jsx-runtime';
import { withOwnTexts } from './withOwnTexts.ts';

/** What JSX of the app is compiled to (`jsxImportSource`): React's own, with texts that a translated page can change. */
export type { JSX } from 'react/jsx-runtime';
export { Fragment };

export const jsx: typeof reactJsx = (type, props, key) =>
  reactJsx(type, withOwnTexts(type, props as object), key);

export const jsxs: typeof reactJsxs = (type, props, key) => {
  const own = withOwnTexts(type, props as object) as { readonly children?: unknown };
  // Texts that became one are no list any more.
  const create = Array.isArray(own.children) ? reactJsxs : reactJsx;
  return create(type, own, key);
};

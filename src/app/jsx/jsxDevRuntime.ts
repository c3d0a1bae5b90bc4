import { Fragment, jsxDEV as reactJsxDev } from 'react/jsx-dev-runtime';
import { withOwnTexts } from './withOwnTexts.ts';

/** As `jsxRuntime.ts`, for development and tests. */
export type { JSX } from 'react/jsx-runtime';
export { Fragment };

export const jsxDEV: typeof reactJsxDev = (type, props, key, isStatic, source, self) => {
  const own = withOwnTexts(type, props as object) as { readonly children?: unknown };
  return reactJsxDev(type, own, key, isStatic && Array.isArray(own.children), source, self);
};

import { type Environment, PRODUCT, type Site } from './siteOfHost.ts';

/** The namespaces of product.md section 7: what screens say, and what error codes mean. */
export const SCREEN_WORDS = 'user-assets';
export const ERROR_WORDS = 'inverse-error-code';

/** product.md section 7: these environments have files of their own, named with a prefix. */
const PREFIX_BY_ENVIRONMENT: Readonly<Record<Environment, string>> = {
  mainnet: '',
  testnet: 'testnet-',
  test: 'test-',
  // Deployed from the same branch as the test environment.
  sitnet: 'test-',
};

/** Where the texts of a namespace are; a local host is the test environment without its prefix (design.md section 5). */
export function translationUrl(
  { environment, isLocal }: Pick<Site, 'environment' | 'isLocal'>,
  namespace: string,
  language: string,
): string {
  const prefix = isLocal ? '' : PREFIX_BY_ENVIRONMENT[environment];
  return `/common-static/${PRODUCT}/project/release/${namespace}/${prefix}${language}.json?v=1`;
}

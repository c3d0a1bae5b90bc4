/** The namespaces of product.md section 7: what screens say, and what error codes mean. */
export const SCREEN_WORDS = 'user-assets';
export const ERROR_WORDS = 'inverse-error-code';

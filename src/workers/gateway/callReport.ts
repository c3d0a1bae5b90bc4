import type { SignedForm } from './verify/createSignatureChecker.ts';

/**
 * What is reported of a call besides its outcome: the check of a signature that failed, or that covers the re-stringified
 * form; a signed answer to another question, or the profile of another user; a result that its schema refuses, or rows of it, and where.
 */
export type CallReport =
  | { readonly name: 'signature'; readonly path: string; readonly code: number }
  | { readonly name: 'signature-form'; readonly path: string; readonly form: SignedForm }
  | { readonly name: 'wrong-answer'; readonly path: string }
  | { readonly name: 'bad-result'; readonly path: string; readonly field: string }
  | { readonly name: 'left-out-rows'; readonly path: string; readonly field: string; readonly rows: number };

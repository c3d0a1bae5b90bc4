/** The part of the Trusted Types API that is used; TypeScript's DOM types don't have it yet. */
export interface TrustedTypePolicyFactory {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (text: string) => string | null },
  ) => unknown;
}

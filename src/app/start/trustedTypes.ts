/** The part of the Trusted Types API that is used; TypeScript's DOM types don't have it yet. */
interface TrustedTypePolicyFactory {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (text: string) => string | null },
  ) => unknown;
}

/**
 * The page's one Trusted Types policy (design.md section 9): scripts come from this origin's own files, which is what
 * constructing a worker needs, and nothing else is admitted. HTML and script text stay refused.
 */
export function installTrustedTypes(): void {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypePolicyFactory };
  trustedTypes?.createPolicy('default', {
    createScriptURL: (text) => (isOwnScript(text) ? text : null),
  });
}

function isOwnScript(text: string): boolean {
  const url = new URL(text, location.href);
  return url.origin === location.origin && url.pathname.startsWith(import.meta.env.BASE_URL);
}

/**
 * A call as its answer repeats it: "GET /v2/private/user/profile". Questions of two calls may read alike, as those that ask for
 * nothing do, and their answers have one shape (screens.md 0.2c, "An answer must fit its question"). Exchange and gateway both
 * write it by this function.
 */
export function nameCall({ method, path }: { readonly method: string; readonly path: string }): string {
  return `${method.toUpperCase()} /${path.replace(/^\//, '')}`;
}

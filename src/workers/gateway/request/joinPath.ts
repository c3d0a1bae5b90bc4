/** One slash between base and path, whichever of them brings it: /x-api/… (design.md section 4). */
export function joinPath(base: string, path: string): string {
  return `${base.replace(/\/+$/, '')}/${path.replace(/^\/+/, '')}`;
}

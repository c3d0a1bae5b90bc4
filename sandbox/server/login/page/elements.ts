/** An element of login.html, which has all that are asked for. */
export function element<Kind extends Element>(id: string, kind: new () => Kind): Kind {
  const found = document.getElementById(id);
  if (!(found instanceof kind)) {
    throw new Error(`The page has no ${id}.`);
  }
  return found;
}

/** Says at a field what is wrong with it; nothing takes it back. */
export function showWrong(field: HTMLInputElement, ...words: readonly (string | Node)[]): void {
  const isWrong = words.some((word) => word !== '');
  field.ariaInvalid = isWrong ? 'true' : null;
  const line = document.createElement('span');
  line.append(...words);
  element(`${field.id}-wrong`, HTMLElement).replaceChildren(...(isWrong ? [line] : []));
}

export function setBusy(part: HTMLElement, isBusy: boolean): void {
  part.ariaBusy = isBusy ? 'true' : null;
}

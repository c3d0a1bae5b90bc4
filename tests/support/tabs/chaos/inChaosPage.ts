// Everything here runs inside a page: none may use anything outside of itself.

/** Goes to another screen without loading the page again, as a link of it does; the login page has no such links. */
export function goInside(address: string): void {
  if (location.pathname === '/login') return;
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** As a browser does whose user blocks a site's data while it is open. */
export function denyStorage(): void {
  const refuse = (): never => {
    throw new DOMException('Access to storage is denied.', 'SecurityError');
  };
  Storage.prototype.setItem = refuse;
  Storage.prototype.getItem = refuse;
  Storage.prototype.removeItem = refuse;
  IDBFactory.prototype.open = refuse;
}

export interface ShownPrice {
  /** "BTCUSDT" */
  readonly symbol: string;
  /** A plain decimal. */
  readonly price: string;
}

/** The prices on screen by their pair, and what says that the page has failed. */
export function readShown(): { readonly prices: readonly ShownPrice[]; readonly hasFailed: boolean } {
  const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/[\u2066-\u2069,]/g, '');
  const rows = [...document.querySelectorAll('.market-row:not([data-blank])')].map((row) => ({
    symbol: `${row.querySelector('b')?.textContent}${row.querySelector('.market-quote-coin')?.textContent}`,
    price: plain(row.querySelector('[data-column="last"]')?.textContent),
  }));
  const card = document.querySelector('.pair-card');
  const own = {
    symbol: card?.getAttribute('aria-label') ?? '',
    price: plain(card?.querySelector('.pair-price')?.textContent).split(' ')[0] ?? '',
  };
  return {
    prices: [...rows, own]
      .map(({ symbol, price }) => ({ symbol: symbol.replaceAll(/[ /]/g, ''), price }))
      .filter(({ price }) => /^\d/.test(price)),
    hasFailed: document.body.textContent.includes('Unexpected Application Error'),
  };
}

/** Remembers the fields of the screen that is left for another one: it stays on screen while the next one loads. */
export function leaveFields(path: string): void {
  const isLeft = location.pathname !== path.split('?')[0];
  const leftFields = new WeakSet(isLeft ? document.querySelectorAll('input, textarea') : []);
  Object.assign(window, { leftFields });
}

/** The first field of the screen that takes text. */
export function findField(): HTMLInputElement | HTMLTextAreaElement | null {
  const { leftFields } = window as unknown as { readonly leftFields?: WeakSet<Element> };
  const fields = document.querySelectorAll<HTMLInputElement>(
    'main :is(input.amount-input, textarea, input[type="text"]:not([role="combobox"]))',
  );
  const isUsable = (field: HTMLInputElement): boolean =>
    !field.disabled && !field.readOnly && field.checkVisibility() && leftFields?.has(field) !== true;
  return [...fields].find(isUsable) ?? null;
}

/** Whether the page says that no user is signed in. */
export function isForGuest(): boolean {
  return document.querySelector('.sh-login')?.checkVisibility({ visibilityProperty: true }) ?? false;
}

/** Presses what asks for another try, as a user would. */
export function tryAgain(): void {
  for (const button of document.querySelectorAll('button')) {
    if (/^(?:Try again|Retry|Reconnect)$/.test(button.textContent.trim()) && button.checkVisibility())
      button.click();
  }
}

/** What keeps a screen from being usable; empty when nothing does. */
export function findTrouble(): string {
  if (location.pathname === '/login') return 'at the login';
  if (document.querySelectorAll('h1').length !== 1) return 'no title';
  const main = document.querySelector('main')?.textContent ?? '';
  return /Couldn't load|couldn't be loaded/.exec(main)?.[0] ?? '';
}

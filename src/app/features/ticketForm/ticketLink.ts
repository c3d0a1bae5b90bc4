import { PAGE_PARAMETERS } from '#shared/site/pageParameters.ts';

/** What the ticket shows, as its address says it (screens.md 1.24). */
export interface TicketLink {
  readonly tab?: TicketTab;
  readonly from?: string;
  readonly to?: string;
  /** Plain decimal string, of the coin on `side`. */
  readonly amount?: string;
  readonly side?: 'from' | 'to';
  readonly account?: TicketAccount;
}

/** Parts of it; undefined is a part that is not there. */
export type TicketPatch = { readonly [Name in keyof TicketLink]?: TicketLink[Name] | undefined };

export type TicketTab = (typeof TABS)[number];
export type TicketAccount = (typeof ACCOUNTS)[number];

const TABS = ['instant', 'limit', 'batch'] as const;
const SIDES = ['from', 'to'] as const;
const ACCOUNTS = ['funding', 'unified', 'spot'] as const;

/** As they may be on the wire (fields.ts), in the capitals that the exchange writes them with. */
const COIN = /^[^\s,]{1,32}$/;
const AMOUNT = /^(?:0|[1-9]\d{0,39})(?:\.\d{1,18})?$/;

type Reader = (text: string) => string | undefined;

const READERS: Readonly<Record<keyof TicketLink, Reader>> = {
  tab: oneOf(TABS),
  from: readCoin,
  to: readCoin,
  amount: (text) => (isLinkAmount(text) ? text : undefined),
  side: oneOf(SIDES),
  account: oneOf(ACCOUNTS),
};

/**
 * Reads the address of the ticket. What is unknown or makes no sense is dropped and listed by its name, for a small notice
 * (screens.md 1.24); it never fails. Whether a coin exists, the list of coins decides later.
 */
export function pairFromUrl(search: string): {
  readonly link: TicketLink;
  readonly dropped: readonly string[];
} {
  const link: Partial<Record<keyof TicketLink, string>> = {};
  const dropped = new Set<string>();
  for (const [name, text] of new URLSearchParams(search)) {
    if (PAGE_PARAMETERS.includes(name)) continue;
    const value = isParameter(name) ? READERS[name](text) : undefined;
    if (value === undefined || !isParameter(name) || link[name] !== undefined) dropped.add(name);
    else link[name] = value;
  }
  if (link.to !== undefined && link.to === link.from) {
    delete link.to;
    dropped.add('to');
  }
  // The readers give nothing but values of these types.
  return { link: link as TicketLink, dropped: [...dropped] };
}

/**
 * The same for a ticket with amounts. One whose coin the address does not name is dropped as well: the ticket begins with
 * another pair for each user, and ten of one coin would be ten of another (screens.md 0.2c).
 */
export function ticketFromUrl(search: string): ReturnType<typeof pairFromUrl> {
  const read = pairFromUrl(search);
  const { amount, side = 'from', ...rest } = read.link;
  if (amount === undefined || rest[side] !== undefined) return read;
  const names = read.link.side === undefined ? ['amount'] : ['amount', 'side'];
  return { link: rest, dropped: [...new Set([...read.dropped, ...names])] };
}

/** The search of an address for the ticket, with what the page had besides. For a link to be shared, leave the amount out. */
export function pairToUrl(link: TicketPatch, search = ''): string {
  const kept = [...new URLSearchParams(search)].filter(([name]) => PAGE_PARAMETERS.includes(name));
  const params = new URLSearchParams(kept);
  for (const name of PARAMETERS) {
    const value = link[name];
    if (value !== undefined) params.set(name, value);
  }
  const text = params.toString();
  return text === '' ? '' : `?${text}`;
}

/** In the order of screens.md 1.1. */
const PARAMETERS = [
  'tab',
  'from',
  'to',
  'amount',
  'side',
  'account',
] as const satisfies readonly (keyof TicketLink)[];

/** Whether an amount may be written into the page's address: zero may not. */
export function isLinkAmount(text: string): boolean {
  return AMOUNT.test(text) && /[1-9]/.test(text);
}

function isParameter(name: string): name is keyof TicketLink {
  return Object.hasOwn(READERS, name);
}

function oneOf(values: readonly string[]): Reader {
  return (text) => values.find((value) => value === text);
}

function readCoin(text: string): string | undefined {
  const coin = text.toUpperCase();
  return COIN.test(coin) ? coin : undefined;
}

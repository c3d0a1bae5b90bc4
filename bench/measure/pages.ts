/** A page that is measured. */
export interface BenchPage {
  readonly name: PageName;
  /** Path on the bench's server. */
  readonly path: string;
  /**
   * Where the marker's last price stands, in the first row: one selector for the document and one for each shadow root
   * inside.
   */
  readonly price: readonly string[];
}

export const PEER_NAMES = ['floor', 'socket-per-tab', 'worker-per-tab', 'ag-grid', 'perspective'] as const;
/** In the order they are measured: Sluice and the floor, which it is held against, one right after the other. */
export const PAGE_NAMES = ['sluice', ...PEER_NAMES] as const;
export type PageName = (typeof PAGE_NAMES)[number];

export const SLUICE_PATH = '/user/assets/exchange/index';

const PRICES: Readonly<Record<PageName, readonly string[]>> = {
  sluice: ['[aria-rowindex="2"] [data-column="last"]'],
  'socket-per-tab': ['tbody tr:first-child td:nth-child(2)'],
  'worker-per-tab': ['tbody tr:first-child td:nth-child(2)'],
  'ag-grid': ['[row-index="0"] [col-id="lastPrice"]'],
  perspective: ['perspective-viewer-datagrid', 'tbody tr:first-child td:nth-child(2)'],
  floor: ['tbody tr:first-child td:nth-child(2)'],
};

/** Describes a page by its name. */
export function describePage(name: PageName): BenchPage {
  return { name, path: name === 'sluice' ? SLUICE_PATH : `/peers/${name}.html`, price: PRICES[name] };
}

/** Explorers of the chains of screens.md 3.1: links leave the product for these hosts only (design.md section 5). */
const EXPLORERS: ReadonlySet<string> = new Set([
  'allo.info',
  'arbiscan.io',
  'assethub-polkadot.subscan.io',
  'basescan.org',
  'blockchair.com',
  'bscscan.com',
  'cardanoscan.io',
  'dashboard.internetcomputer.org',
  'etc.blockscout.com',
  'etherscan.io',
  'explorer.aptoslabs.com',
  'explorer.hiro.so',
  'explorer.injective.network',
  'explorer.kaspa.org',
  'filfox.info',
  'hashscan.io',
  'livenet.xrpl.org',
  'mantlescan.xyz',
  'mempool.space',
  'mintscan.io',
  'nearblocks.io',
  'optimistic.etherscan.io',
  'polygonscan.com',
  'seitrace.com',
  'snowtrace.io',
  'solscan.io',
  'stellar.expert',
  'suiscan.xyz',
  'tonviewer.com',
  'tronscan.org',
  'tzkt.io',
  'unicove.com',
]);

/**
 * Where an explorer shows a transaction or an address; null where the exchange names no explorer, or one that is not on
 * our list.
 *
 * @param base "https://mempool.space/tx/"; a whole address where nothing is appended.
 */
export function explorerHref(base: string, id = ''): string | null {
  const url = URL.parse(base + encodeURIComponent(id));
  if (url === null || url.protocol !== 'https:' || url.username !== '' || url.port !== '') return null;
  return EXPLORERS.has(url.hostname) ? url.href : null;
}

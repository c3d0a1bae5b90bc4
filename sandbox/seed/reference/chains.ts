/** A chain that coins travel on (screens.md 3.1). */
export interface ChainReference {
  readonly chain: string;
  readonly label: string;
  /** Id of the address format (screens.md 3.2). */
  readonly format: string;
  /** Confirmations until a deposit is credited, and until it may be withdrawn. */
  readonly confirmations: { readonly credit: number; readonly unlock: number };
  /** How long a transfer takes, either way. */
  readonly etaSeconds: number;
  /** What a withdrawal may name beside the address; deposits to such chains need it. */
  readonly tag: TagReference | null;
  /** Explorer addresses that a transaction id or an address is appended to; empty where there is no explorer. */
  readonly explorerTx: string;
  readonly explorerAddress: string;
}

export interface TagReference {
  readonly name: string;
  readonly regex: string;
}

type ChainLine = [
  chain: string,
  label: string,
  format: string,
  credit: number,
  unlock: number,
  etaSeconds: number,
  /** Host and path; `{transaction|address}` is the part that tells the two kinds of page apart. */
  explorer: string,
  tag?: TagReference,
];

const MEMO_256: TagReference = { name: 'memo', regex: '^.{1,256}$' };

/** In the order of the table in screens.md 3.1. Explorer paths of addresses are ours. */
const LINES: readonly ChainLine[] = [
  ['BTC', 'Bitcoin', 'btc', 1, 2, 3600, 'mempool.space/{tx|address}/'],
  ['LIGHTNING', 'Lightning Network', 'bolt11', 0, 0, 5, ''],
  ['LTC', 'Litecoin', 'ltc', 6, 12, 1200, 'blockchair.com/litecoin/{transaction|address}/'],
  ['DOGE', 'Dogecoin', 'doge', 30, 60, 1800, 'blockchair.com/dogecoin/{transaction|address}/'],
  ['BCH', 'Bitcoin Cash', 'bch', 6, 12, 3600, 'blockchair.com/bitcoin-cash/{transaction|address}/'],
  ['DASH', 'Dash', 'dash', 6, 12, 900, 'blockchair.com/dash/{transaction|address}/'],
  ['ETH', 'Ethereum (ERC20)', 'evm', 6, 65, 180, 'etherscan.io/{tx|address}/'],
  ['BSC', 'BNB Smart Chain (BEP20)', 'evm', 15, 15, 60, 'bscscan.com/{tx|address}/'],
  ['MATIC', 'Polygon PoS', 'evm', 300, 300, 600, 'polygonscan.com/{tx|address}/'],
  ['ARBI', 'Arbitrum One', 'evm', 12, 120, 60, 'arbiscan.io/{tx|address}/'],
  ['OP', 'OP Mainnet', 'evm', 100, 100, 60, 'optimistic.etherscan.io/{tx|address}/'],
  ['BASE', 'Base', 'evm', 60, 100, 60, 'basescan.org/{tx|address}/'],
  ['MANTLE', 'Mantle Network', 'evm', 100, 100, 60, 'mantlescan.xyz/{tx|address}/'],
  ['CAVAX', 'Avalanche C-Chain', 'evm', 120, 120, 60, 'snowtrace.io/{tx|address}/'],
  ['ETC', 'Ethereum Classic', 'evm', 500, 1000, 7200, 'etc.blockscout.com/{tx|address}/'],
  ['TRX', 'TRON (TRC20)', 'tron', 20, 50, 60, 'tronscan.org/#/{transaction|address}/'],
  ['SOL', 'Solana', 'sol', 200, 200, 30, 'solscan.io/{tx|account}/'],
  [
    'XRP',
    'XRP Ledger',
    'xrp',
    1,
    1,
    10,
    'livenet.xrpl.org/{transactions|accounts}/',
    { name: 'destination tag', regex: '^(?:0|[1-9]\\d{0,9})$' },
  ],
  [
    'XLM',
    'Stellar',
    'xlm',
    1,
    1,
    10,
    'stellar.expert/explorer/public/{tx|account}/',
    { name: 'memo', regex: '^(?:.{1,28}|[0-9a-fA-F]{64})$' },
  ],
  [
    'TON',
    'The Open Network',
    'ton',
    10,
    10,
    30,
    'tonviewer.com/{transaction/|}',
    { name: 'comment', regex: '^.{1,120}$' },
  ],
  ['ADA', 'Cardano', 'ada', 30, 30, 600, 'cardanoscan.io/{transaction|address}/'],
  ['DOT', 'Polkadot (Asset Hub)', 'ss58:0', 25, 25, 150, 'assethub-polkadot.subscan.io/{extrinsic|account}/'],
  ['ATOM', 'Cosmos Hub', 'bech32:cosmos', 15, 15, 60, 'mintscan.io/cosmos/{tx|address}/', MEMO_256],
  [
    'INJ',
    'Injective',
    'bech32:inj',
    15,
    15,
    30,
    'explorer.injective.network/{transaction|account}/',
    MEMO_256,
  ],
  ['TIA', 'Celestia', 'bech32:celestia', 15, 15, 60, 'mintscan.io/celestia/{tx|address}/', MEMO_256],
  ['SEI', 'Sei (native)', 'bech32:sei', 15, 15, 30, 'seitrace.com/{tx|address}/', MEMO_256],
  ['NEAR', 'NEAR', 'near', 20, 20, 30, 'nearblocks.io/{txns|address}/'],
  ['ALGO', 'Algorand', 'algo', 10, 10, 30, 'allo.info/{tx|account}/'],
  [
    'HBAR',
    'Hedera',
    'hedera',
    1,
    1,
    10,
    'hashscan.io/mainnet/{transaction|account}/',
    { name: 'memo', regex: '^.{1,100}$' },
  ],
  ['APTOS', 'Aptos', 'move32', 10, 10, 10, 'explorer.aptoslabs.com/{txn|account}/'],
  ['SUI', 'Sui', 'move32', 10, 10, 10, 'suiscan.xyz/mainnet/{tx|account}/'],
  ['FIL', 'Filecoin', 'fil', 60, 900, 3600, 'filfox.info/en/{message|address}/'],
  ['ICP', 'Internet Computer', 'icp', 1, 1, 10, 'dashboard.internetcomputer.org/{transaction|account}/'],
  ['XTZ', 'Tezos', 'xtz', 10, 10, 120, 'tzkt.io/'],
  [
    'STX',
    'Stacks',
    'stx',
    6,
    6,
    900,
    'explorer.hiro.so/{txid|address}/',
    { name: 'memo', regex: '^.{1,34}$' },
  ],
  ['KAS', 'Kaspa', 'kaspa', 100, 1000, 120, 'explorer.kaspa.org/{txs|addresses}/'],
  ['EOS', 'EOS (Vaulta)', 'eosio', 10, 10, 180, 'unicove.com/en/vaulta/{transaction|account}/', MEMO_256],
];

export const CHAINS: readonly ChainReference[] = LINES.map(
  ([chain, label, format, credit, unlock, etaSeconds, explorer, tag = null]) => ({
    chain,
    label,
    format,
    confirmations: { credit, unlock },
    etaSeconds,
    tag,
    explorerTx: writeExplorer(explorer, '$1'),
    explorerAddress: writeExplorer(explorer, '$2'),
  }),
);

function writeExplorer(explorer: string, part: string): string {
  return explorer === '' ? '' : `https://${explorer.replace(/\{(.*)\|(.*)\}/, part)}`;
}

import type { BatchContext } from '#app/screens/withdraw/addressBatch/lines/judgeBatch.ts';
import { createJudgeContext } from '#app/screens/withdraw/addressBatch/lines/judgeCells.ts';
import type { BookEntry } from '#app/screens/withdraw/book/bookEntry.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';

type Row = ResultOf<'withdrawChains'>['rows'][number];
type Chain = Row['chains'][number];

const NO_TAG = { mode: 'forbidden', name: '', regex: '' } as const;
export const USDT_CONTRACT = '0xdAC17F958D2ee523a2206206994597C13D831ec7';

function chain(code: string, label: string, addressFormat: string, more: Partial<Chain> = {}): Chain {
  return {
    ...{ chain: code, chainType: label, addressFormat, tag: NO_TAG, contractAddress: '' },
    ...{ confirmation: '6', safeConfirmNumber: '65', depositMin: '0', withdrawMin: '1', withdrawMax: '-1' },
    ...{ withdrawFee: '1', withdrawPercentageFee: '0', minAccuracy: '8' },
    chainDeposit: '1',
    chainWithdraw: '1',
    depositEta: 60,
    withdrawEta: 60,
    explorerTx: '',
    explorerAddress: '',
    batchReleaseLimit: '-1',
    tips: [],
    internalEnabled: true,
    internalMin: '0',
    ...more,
  };
}

const TAGGED = (name: string) => ({ mode: 'optional', name, regex: '' }) as const;
const BTC = chain('BTC', 'Bitcoin', 'btc');
const ETH = chain('ETH', 'Ethereum (ERC20)', 'evm');
const XRP = chain('XRP', 'XRP Ledger', 'xrp', { tag: TAGGED('destination tag') });
const XLM = chain('XLM', 'Stellar', 'xlm', { tag: TAGGED('memo') });

/** What withdraw/coin-chain answers, with the coins that tests of batches use. */
export const WITHDRAW_COINS: readonly Row[] = [
  { coin: 'BTC', chains: [BTC] },
  { coin: 'ETH', chains: [ETH] },
  {
    coin: 'USDT',
    chains: [{ ...ETH, contractAddress: USDT_CONTRACT }, chain('TRX', 'TRON (TRC20)', 'tron')],
  },
  { coin: 'XRP', chains: [XRP] },
  { coin: 'XLM', chains: [XLM] },
  { coin: 'SOL', chains: [chain('SOL', 'Solana', 'sol')] },
  { coin: 'ICP', chains: [chain('ICP', 'Internet Computer', 'icp')] },
  { coin: 'TON', chains: [chain('TON', 'TON', 'ton', { tag: TAGGED('comment') })] },
];

export function bookEntry(changes: Partial<BookEntry>): BookEntry {
  return {
    ...{
      id: 'entry1',
      atMs: 0,
      isPending: false,
      createAt: '0',
      coin: 'BTC',
      chain: 'BTC',
      chainType: 'Bitcoin',
    },
    ...{ address: '', tag: '', remark: '', lockUntilMs: null, lastUsedAtMs: null },
    addressType: 0,
    walletType: 1,
    ownership: 'self',
    verified: 0,
    status: 0,
    risk: 'LOW',
    ...changes,
  };
}

export function batchContext(
  book: readonly BookEntry[] = [],
  changes: Partial<Pick<BatchContext, 'room' | 'checked' | 'asksOwner'>> = {},
): BatchContext {
  const { asksOwner = false, room = 200, checked = new Map() } = changes;
  return { ...createJudgeContext(book, WITHDRAW_COINS, asksOwner), room, checked };
}

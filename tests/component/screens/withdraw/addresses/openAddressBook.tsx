import { onTestFinished } from 'vitest';
import { AddressesScreen } from '#app/screens/withdraw/addresses/AddressesScreen.tsx';
import { deletionStore } from '#app/screens/withdraw/addresses/deletions.ts';
import { globalStore, setComplianceConfig, setUser } from '#app/stores/globalStore.ts';
import { clearNotices, dismissNotice, noticeStore } from '#app/stores/noticeStore.ts';
import { complianceOf } from '#shared/site/compliance.ts';
import type { SiteId } from '#shared/site/siteOfHost.ts';
import {
  type Answer,
  type Call,
  openHistory,
} from '#tests/component/screens/convert/exchangeHistory/openHistory.tsx';
import { UNREACHABLE, USER } from '#tests/support/browser/openSession.ts';

export const EVM = '0x16EC045870B0654C3E6fB0513c6853cEab3bE1F7';
/** An address with the first and last four characters of EVM, and another middle. */
export const LOOK_ALIKE = '0x16ec1111111111111111111111111111111be1f7';
/** An address with the first six characters of EVM only. */
export const SIMILAR = `0x16ec04${'7'.repeat(34)}`;
export const TRON = 'TQja5MrgmzuS2W4ZZUdDNgvLMvs8oUtLcU';

export function buildEntry(id: string, change: object = {}) {
  return {
    ...{ id, coin: 'USDT', chain: 'ETH', chainType: 'Ethereum (ERC20)', address: EVM, tag: '' },
    ...{ remark: `Name of ${id}`, addressType: 0, walletType: 1, ownership: 'self', verified: 0 },
    ...{ status: 0, createAt: '1764000000', risk: 'LOW', ...change },
  };
}

const SETTINGS = { whitelistOnly: false, newAddressLock: true, verificationFree: false };

function chainOf(chain: string, chainType: string, addressFormat: string) {
  return {
    ...{ chain, chainType, addressFormat, contractAddress: '' },
    tag: { mode: 'forbidden', name: '', regex: '' },
  };
}

const CHAINS = [chainOf('ETH', 'Ethereum (ERC20)', 'evm'), chainOf('TRX', 'TRON (TRC20)', 'tron')];

/** What the exchange says of an address that nothing is wrong with. */
const GOOD_CHECK = {
  ...{ valid: true, code: 0, normalized: '', kind: 'eoa', internal: false, own: false, similarTo: [] },
  ...{ risk: 'LOW', firstUse: true, chainCandidates: [] },
};

/** A security step that asks for no code. */
const FREE_STEP = { risk_token: 'token-1', expire_at: '9999999999999', components: [], action: 'pass' };

export interface Played {
  readonly rows?: () => readonly object[];
  readonly settings?: object;
  /** Says something else to a call than an exchange in which everything goes well. */
  readonly answer?: Answer;
  readonly path?: string;
  readonly site?: SiteId;
  readonly width?: number;
}

function answerCall({ name, input }: Call, { rows = () => [], settings }: Played): ReturnType<Answer> {
  switch (name) {
    case 'addressList':
      return {
        result: {
          ...{ rows: rows(), nextPageCursor: '', count: rows().length, max: 200 },
          settings: { ...SETTINGS, ...settings },
        },
      };
    case 'withdrawChains':
      return { result: { rows: [{ coin: 'USDT', chains: CHAINS }] } };
    case 'coinList':
      return { result: { list: [{ coin: 'USDT', name: 'Tether USD', type: 'crypto' }] } };
    case 'addressCheck':
      return { result: { items: [GOOD_CHECK] } };
    case 'riskIntercept':
      return { result: FREE_STEP };
    case 'addressCreate':
      return {
        result: {
          ...buildEntry('saved-001'),
          ...input,
          status: 1,
          lockUntil: String(Date.now() + 86_400_000),
        },
      };
    case 'addressDelete':
      return { result: { deleted: input.ids, failed: [] } };
    case 'addressSwitch':
    case 'addressSuperVerification':
      return { result: { settings: { ...SETTINGS, [String(input.type)]: input.on } } };
    case 'addressBatchCreate':
      return { result: { results: [{ index: 0, code: 0, msg: '' }], created: 1, failed: 0 } };
    case 'addressVerification':
      return { result: { rows: [] } };
    default:
      return { result: { list: [] } };
  }
}

/** The address book as a page, with an exchange that the test plays. */
export async function openAddressBook(played: Played = {}) {
  const { answer, path = '', site = 'SLUICE', width } = played;
  globalStore.setState(globalStore.getInitialState(), true);
  setUser(USER);
  setComplianceConfig(complianceOf(site, { complianceConfig: {} }).compliance);
  clearNotices();
  sessionStorage.clear();
  deletionStore.setState(deletionStore.getInitialState(), true);
  onTestFinished(() => {
    globalStore.setState(globalStore.getInitialState(), true);
    clearNotices();
  });
  return openHistory({
    path: `/money-address${path}`,
    part: <AddressesScreen />,
    answer: (call) => answer?.(call) ?? answerCall(call, played),
    ...(width !== undefined && { width }),
  });
}

/** The newest toast that is open, whose time the test ends itself. */
export function newestToast() {
  const toast = noticeStore.getState().toasts.find(({ state }) => state === 'open');
  return { toast, end: () => dismissNotice(toast?.id ?? 0) };
}

export const REFUSED = (code: string) => ({
  error: { kind: 'business', code, message: 'refused', retryable: false } as const,
});

export const UNREACHED = { error: UNREACHABLE };

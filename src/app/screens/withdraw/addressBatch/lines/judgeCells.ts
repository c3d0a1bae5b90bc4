import { type AddressChain, toAddressChains, UNIVERSAL } from '#app/features/addressField/addressChain.ts';
import { type AddressJudgement, judgeAddress } from '#app/features/addressField/judgeAddress.ts';
import { readWhole } from '#app/features/addressField/readEntry.ts';
import type { BookEntry } from '#app/screens/withdraw/book/bookEntry.ts';
import { nameOf, validateRemark } from '#app/screens/withdraw/book/validateRemark.ts';
import { checkTag } from '#shared/addresses/checkTag.ts';
import { findNetwork } from '#shared/addresses/findNetwork.ts';
import type { ResultOf } from '#shared/endpoints/table.ts';
import { tidyEnteredText } from '#shared/text/enteredText.ts';
import type { BatchLine, Cells } from './batchLine.ts';
import { chainOfLine, judgeCode } from './judgeCode.ts';
import { errorAt, type NewEntry, type Problem, type ProblemId, warningAt } from './problem.ts';
import type { Question } from './questionKey.ts';
import { EXAMPLES } from './template.ts';
import { isUniversal, readOwner, readVerified, readWallet } from './words.ts';

export interface JudgeContext {
  readonly book: readonly BookEntry[];
  /** What withdraw/coin-chain says. */
  readonly coins: readonly ResultOf<'withdrawChains'>['rows'][number][];
  readonly networksOf: (coin: string) => readonly AddressChain[];
  /** The law asks more about owners than a line can say (screens.md 3.5). */
  readonly asksOwner: boolean;
  /** The one spelling of an account on a network. */
  readonly accountOf: (chain: string, address: string) => string;
}

/** A line by itself. */
export interface ReadCells {
  readonly problems: readonly Problem[];
  readonly entry: NewEntry | null;
  /** As it would be saved; null while it is no address of the network. */
  readonly address: string | null;
  /** What the exchange can be asked; null while coin, network, address or tag make no sense. */
  readonly question: Question | null;
  readonly account: string;
  /** The same for lines that are the same entry; null where there is none yet. */
  readonly place: string | null;
  /** The name as names are compared. */
  readonly name: string;
}

const MOST_CHAINS = 6;

/** Judges the cells of one line, without what stands in the others (screens.md 1.9, 1.10, 1.22). */
export function judgeCells({ cells }: BatchLine, context: JudgeContext): ReadCells {
  const coin = isUniversal(cells.coin) ? UNIVERSAL : cells.coin.trim().toUpperCase();
  const isCoin = coin === UNIVERSAL || context.coins.some((row) => row.coin === coin);
  const networks = isCoin ? context.networksOf(coin) : [];
  const read = readWhole(cells.address);
  const chain = chainOfLine(findNetwork(networks, cells.chain, coin), cells, read, networks);
  const code = judgeCode(read, { coin, chain, chains: networks }, cells.tag);
  const judgement = judgeAddress(code.text, {
    chain,
    chains: networks,
    all: context.networksOf(UNIVERSAL),
  });
  const address = judgement.kind === 'fits' ? judgement.check.normalized : null;
  const tag = judgeTag(code.tag, chain, judgement, coin);
  const problems = [
    ...judgeCoin(cells, coin, isCoin),
    ...(isCoin ? judgeChain(cells, coin, chain, networks) : []),
    ...code.problems,
    ...(read.refusal === undefined ? judgeText(code.text, read.isCleaned, judgement, chain) : []),
    ...tag.problems,
    ...judgeName(cells.remark, context.book),
    ...judgeWords(cells, context),
  ];
  const question =
    isCoin && chain !== undefined && address !== null && tag.tag !== null && !code.isWrong
      ? { coin, chain: chain.code, address, ...(tag.tag !== '' && { tag: tag.tag }) }
      : null;
  const account = judgement.kind === 'fits' ? judgement.check.account : '';
  return {
    problems,
    address,
    question,
    account,
    place: question === null ? null : JSON.stringify([coin, question.chain, account, question.tag ?? '']),
    name: nameOf(cells.remark),
    entry: question === null ? null : toEntry(question, cells),
  };
}

function toEntry(question: Question, cells: Cells): NewEntry | null {
  const [walletType, ownership, verified] = [
    readWallet(cells.wallet_type),
    readOwner(cells.owner),
    readVerified(cells.verified),
  ];
  if (walletType === null || ownership === null || verified === null) return null;
  return {
    ...question,
    remark: tidyEnteredText(cells.remark),
    addressType: 0,
    walletType,
    ownership,
    verified,
  };
}

function judgeCoin({ coin: text }: Cells, coin: string, isCoin: boolean): Problem[] {
  if (coin === '') return [errorAt('coin', 'coinMissing')];
  return isCoin ? [] : [errorAt('coin', 'coinUnknown', { value: text.trim() })];
}

function judgeChain(
  cells: Cells,
  coin: string,
  chain: AddressChain | undefined,
  networks: readonly AddressChain[],
): Problem[] {
  if (chain !== undefined) return [];
  const codes = networks.map(({ code }) => code);
  const chains = [...codes.slice(0, MOST_CHAINS), ...(codes.length > MOST_CHAINS ? ['…'] : [])];
  const value = cells.chain.trim();
  const shown = coin === UNIVERSAL ? '*' : coin;
  return [errorAt('chain', value === '' ? 'chainMissing' : 'chainUnknown', { coin: shown, chains, value })];
}

const REFUSED: Readonly<Partial<Record<string, ProblemId>>> = {
  checksum: 'addressChecksum',
  'token-contract': 'addressContract',
  reserved: 'addressReserved',
  format: 'addressFormat',
  'wrong-chain': 'addressFormat',
};

function judgeText(
  text: string,
  isCleaned: boolean,
  judgement: AddressJudgement,
  chain: AddressChain | undefined,
): Problem[] {
  const label = chain?.label ?? '';
  if (EXAMPLES.has(text)) return [errorAt('address', 'addressExample')];
  switch (judgement.kind) {
    case 'empty':
      return [errorAt('address', 'addressMissing')];
    case 'loading':
    case 'no-chain':
      return [];
    case 'other-chain':
      return judgement.name === null
        ? [errorAt('address', 'addressFormat', { chain: label })]
        : [errorAt('address', 'addressLooksLike', { name: judgement.name })];
    case 'refused':
      if (judgement.hint === 'name')
        return [errorAt('address', 'codeRefused', { reason: 'name', name: text })];
      return [errorAt('address', REFUSED[judgement.problem] ?? 'addressOther', { chain: label })];
    case 'fits':
      return [
        ...(judgement.check.hasChecksum ? [] : [warningAt('address', 'addressNoChecksum')]),
        ...(isCleaned ? [warningAt('address', 'addressCleaned')] : []),
      ];
  }
}

/** What a spreadsheet makes of a long number. */
const POWER = /^\d+(?:[.,]\d+)?e[+-]?\d+$/i;
const TAG_PROBLEM = {
  required: 'tagMissing',
  'not-allowed': 'tagForbidden',
  hidden: 'tagHidden',
  format: 'tagFormat',
  'too-long': 'tagTooLong',
  'not-of-address': 'tagOfAddress',
} as const satisfies Record<string, ProblemId>;

function judgeTag(
  text: string,
  chain: AddressChain | undefined,
  judgement: AddressJudgement,
  coin: string,
): { readonly tag: string | null; readonly problems: readonly Problem[] } {
  const embedded = judgement.kind === 'fits' ? judgement.check.tag : undefined;
  if (POWER.test(text.trim())) return { tag: null, problems: [errorAt('tag', 'tagNumber')] };
  if (chain === undefined) return { tag: '', problems: [] };
  const { format, label } = chain;
  const { mode } = chain.tag;
  const check = checkTag(text, { format, mode, ...(embedded !== undefined && { embedded }) });
  if (!check.ok) {
    const params = { chain: label, tag: embedded ?? '' };
    return { tag: null, problems: [errorAt('tag', TAG_PROBLEM[check.problem], params)] };
  }
  const { tag } = check;
  if (mode === 'forbidden') return { tag, problems: [] };
  return {
    tag,
    problems: [
      ...(tag === '' ? [warningAt('tag', 'tagNone')] : []),
      ...(embedded !== undefined && text.trim() === '' ? [warningAt('tag', 'tagFilled', { tag })] : []),
      ...(coin === UNIVERSAL && tag !== '' ? [warningAt('tag', 'universalTag')] : []),
    ],
  };
}

/** A spreadsheet would run it (screens.md 1.10). */
const FORMULA = /^[=+\-@＝＋－＠]/;
const REMARK_PROBLEM = {
  empty: 'remarkMissing',
  tooLong: 'remarkLong',
  hidden: 'remarkHidden',
  mixed: 'remarkMixed',
  taken: 'remarkInBook',
  alike: 'remarkAlike',
} as const satisfies Record<string, ProblemId>;

function judgeName(remark: string, book: readonly BookEntry[]): Problem[] {
  if (FORMULA.test(remark.trim())) return [errorAt('remark', 'remarkFormula')];
  const fault = validateRemark(remark, book);
  return fault === null ? [] : [errorAt('remark', REMARK_PROBLEM[fault])];
}

function judgeWords({ wallet_type, owner, verified }: Cells, { asksOwner }: JudgeContext): Problem[] {
  return [
    ...(readWallet(wallet_type) === null ? [errorAt('wallet_type', 'walletUnknown')] : []),
    ...(readOwner(owner) === null ? [errorAt('owner', 'ownerUnknown')] : []),
    ...(asksOwner ? [errorAt('owner', 'ownerData')] : []),
    ...(readVerified(verified) === null ? [errorAt('verified', 'verifiedUnknown')] : []),
  ];
}

/** What judgeCells needs, made once for a book and a list of coins. Both must be there. */
export function createJudgeContext(
  book: readonly BookEntry[],
  coins: JudgeContext['coins'],
  asksOwner: boolean,
): JudgeContext {
  const networks = new Map<string, readonly AddressChain[]>();
  const networksOf = (coin: string): readonly AddressChain[] => {
    const known = networks.get(coin) ?? toAddressChains(coins, coin);
    networks.set(coin, known);
    return known;
  };
  const accounts = new Map<string, string>();
  return {
    book,
    coins,
    networksOf,
    asksOwner,
    accountOf: (chain, address) => {
      const key = `${chain} ${address}`;
      const known = accounts.get(key) ?? readAccount(networksOf(UNIVERSAL), chain, address);
      accounts.set(key, known);
      return known;
    },
  };
}

function readAccount(all: readonly AddressChain[], chain: string, address: string): string {
  const found = all.find(({ code }) => code === chain);
  const judgement = judgeAddress(address, { chain: found, chains: all, all });
  return judgement.kind === 'fits' ? judgement.check.account : address;
}

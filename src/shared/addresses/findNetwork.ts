import { foldSearch } from '#shared/text/foldSearch.ts';
import { NETWORK_NAMES } from './networkNames.ts';

/** What a network is found by: the exchange's code and label of it ("TRX", "TRON (TRC20)"). */
export interface NamedNetwork {
  readonly code: string;
  readonly label: string;
}

/** Says nothing of which network is meant: "Arbitrum network", "Ethereum Mainnet". */
const FILLERS = /(?:mainnet|network|blockchain|protocol)$/;

/**
 * The network that a user or a file names, among those on offer: by the exchange's code, its label, or a name in general use
 * ("TRC20", "BEP-20", "Arbitrum One", "USDT-TRC20"; screens.md 0.2c, "Networks by their usual names"). Every part of what is
 * written must name the same network, or be the coin: "BEP20 (TRC20)" is none. Undefined where no network or more than one
 * fits.
 *
 * @param coin The coin that travels, since "USDT-TRC20" is a usual spelling.
 */
export function findNetwork<Network extends NamedNetwork>(
  networks: readonly Network[],
  text: string,
  coin = '',
): Network | undefined {
  const whole = squash(text);
  if (whole === '') return undefined;
  const named =
    networks.find((network) => namesOf(network).code === whole) ??
    networks.find((network) => namesOf(network).label === whole) ??
    findByName(networks, whole);
  if (named !== undefined) return named;
  const [own, parts] = [squash(coin), partsOf(text)];
  const found = parts.filter((part) => part !== own).map((part) => findByName(networks, part));
  return found.every((network) => network === found[0]) ? found[0] : undefined;
}

function findByName<Network extends NamedNetwork>(
  networks: readonly Network[],
  name: string,
): Network | undefined {
  const bare = name.replace(FILLERS, '');
  const found = networks.filter((network) => {
    const { all } = namesOf(network);
    return all.has(name) || all.has(bare);
  });
  return found.length === 1 ? found[0] : undefined;
}

interface Names {
  readonly code: string;
  readonly label: string;
  /** The network's own names, and the usual names of every network that one of them stands for. */
  readonly all: ReadonlySet<string>;
}

const known = new WeakMap<NamedNetwork, Names>();

function namesOf(network: NamedNetwork): Names {
  const kept = known.get(network);
  if (kept !== undefined) return kept;
  const [code, label] = [squash(network.code), squash(network.label)];
  // "Ethereum (ERC20)" without what stands in brackets.
  const own = [code, label, squash(network.label.replace(/\(.*\)/u, ''))].filter((name) => name !== '');
  const usual = NETWORK_NAMES.filter((names) => names.some((name) => own.includes(name)));
  const names = { code, label, all: new Set([...own, ...usual.flat()]) };
  known.set(network, names);
  return names;
}

/** "TRX (TRC20)", "USDT-TRC20" and "BSC/BEP20" have two parts; "BEP-20" is one. */
function partsOf(text: string): readonly string[] {
  return foldSearch(text)
    .replace(/\b([a-z]{3})[\s_-]*(\d{1,4})\b/g, '$1$2')
    .split(/[()[\]{}/|,;:_]|\s-\s|-(?=[a-z]{3}\d)|(?<=\d)-/)
    .map(squash)
    .filter((part) => part !== '');
}

/** Letters and digits alone: "BEP-20", "bep 20" and "BEP20" are one name. */
function squash(text: string): string {
  return foldSearch(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

import { NOTIFICATION_MS, TOAST_MS } from '#app/stores/noticeStore.ts';
import type { Wall } from '#app/stores/wallQueue.ts';
import { type AppError, type AppErrorKind, hasWords } from '#shared/result/appError.ts';
import { clockDifference } from './clockDifference.ts';

/** How a request wants its error shown (product.md section 8): as a toast, or as a notification with a title. */
export type Reminder = 'toast' | 'notify';

/** What a user is shown of an error. */
export type Shown =
  | { readonly kind: 'silent' }
  | { readonly kind: 'toast'; readonly text: string; readonly durationMs: number }
  | {
      readonly kind: 'notification';
      readonly title: string;
      readonly text: string;
      readonly durationMs: number;
    }
  | {
      readonly kind: 'wall';
      readonly wall: Wall['name'];
      readonly result: unknown;
      /** The refusal's own words, for where the result has none. */
      readonly message?: string;
    };

export interface Presentation {
  readonly shown: Shown;
  /** Whether monitoring gets the error: it has no code of the exchange, or a code that says that we or they are at fault. */
  readonly report: boolean;
}

/** The text of a code in the namespace `inverse-error-code`; undefined where it has none. */
export type Lookup = (code: string) => string | undefined;

/** What is said of errors that have no text of their own, by key of the translations. */
type ErrorWordKey =
  | 'notices.unreachable'
  | 'notices.unreadable'
  | 'notices.refused'
  | 'notices.clock'
  | 'notices.fault'
  | 'notices.requestFailed'
  | 'notices.coded'
  | 'notices.lookFirst';

/** The texts of errors in the reader's language. */
export interface ErrorTexts {
  readonly lookup: Lookup;
  /** The page's language, in which numbers are written. */
  readonly language: () => string;
  readonly words: (key: ErrorWordKey, params?: Readonly<Record<string, string>>) => string;
}

/** product.md section 8: how long message 50016 and the timeouts 1007 and 1008 are shown. */
const NETWORK_MS = 2_000;
const TIMEOUT_MS = 3_000;

const NETWORK_CODE = '50016';

interface Request extends ErrorTexts {
  readonly error: AppError;
  readonly reminder: Reminder;
}

interface Row {
  readonly show: (request: Request) => Shown;
  readonly report?: true;
}

const SILENT: Row = { show: () => ({ kind: 'silent' }) };
const UNEXPECTED: Row = { show: ({ words }) => toast(words('notices.fault')), report: true };
/** Errors of our own have texts as well, and until these have come a sentence that is written for a user. */
const OWN_WORDS: Row = { show: ({ error, lookup }) => toast(lookup(error.code) ?? error.message) };
/** Network, HTTP status and timeout alike (product.md section 8). */
const NETWORK: Row = {
  show: ({ lookup, words }) => toast(lookup(NETWORK_CODE) ?? words('notices.unreachable'), NETWORK_MS),
};
const TIMEOUT: Row = { show: ({ error }) => toast(error.message, TIMEOUT_MS) };

const wall =
  (name: Wall['name']): Row['show'] =>
  ({ error }) => ({
    kind: 'wall',
    wall: name,
    result: error.extInfo,
    ...(hasWords(error) && { message: error.message }),
  });

/** What has to be done first, by code (product.md section 8; screens.md 0.2c, "Walls"). */
const WALLS: readonly (readonly [string, Row])[] = [
  ['10024', { show: wall('compliance') }],
  ['42039', { show: wall('kyc') }],
  ['131004', { show: wall('kyc') }],
];

/** Codes that differ from the rest of their kind. */
const ROW_BY_CODE: ReadonlyMap<string, Row> = new Map<string, Row>([
  ['1007', TIMEOUT],
  ['1008', TIMEOUT],
  ...WALLS,
  // Two errors without a code that support could look up: the server broke its own rules.
  ['http/empty', { ...NETWORK, report: true }],
  ['http/too-large', { ...NETWORK, report: true }],
  // The caller no longer waits for it.
  ['worker/aborted', SILENT],
  // A bug's own words are for developers.
  ['worker/failed', UNEXPECTED],
]);

const ROW_BY_KIND: Readonly<Record<AppErrorKind, Row>> = {
  http: NETWORK,
  business: { show: lookedUp },
  // The gateway loads the profile again. If that is refused too the session ends: the notice goes with it, and the
  // browser to /login (product.md section 2).
  login: { show: lookedUp },
  wall: { show: lookedUp },
  // product.md section 5 has the words, so they need no code before them.
  signature: {
    show: ({ error, lookup, language, words }) => {
      const difference = clockDifference(error, language());
      if (difference !== undefined) return toast(words('notices.clock', { difference }));
      return toast(lookup(error.code) ?? error.message);
    },
    report: true,
  },
  payload: { show: ({ words }) => toast(words('notices.unreadable')), report: true },
  worker: { ...OWN_WORDS, report: true },
  app: { ...OWN_WORDS, report: true },
  // The page asked wrongly.
  input: UNEXPECTED,
  // The user's own doing: a log-out, a change of user, leaving a screen.
  session: SILENT,
  call: SILENT,
  // The line above the market says what is wrong with the feed.
  socket: { ...SILENT, report: true },
  frame: { ...SILENT, report: true },
  link: { ...SILENT, report: true },
};

/**
 * What is shown and reported of an error: the catalogue of product.md section 8 as a table, and for errors it doesn't
 * know what a user can do something with. Every HTTP fault is message 50016 for 2 s, an empty or endless body too.
 */
export function presentationOf(
  error: AppError,
  texts: ErrorTexts,
  reminder: Reminder = 'toast',
): Presentation {
  const { show, report = false } = rowOf(error);
  const shown = show({ error, reminder, ...texts });
  const isOpen = error.mayHaveHappened === true && 'text' in shown;
  return {
    shown: isOpen ? { ...shown, text: texts.words('notices.lookFirst', { text: shown.text }) } : shown,
    report,
  };
}

/** Whether the error opens a wall, wherever else it is shown. */
export function isWall({ code }: AppError): boolean {
  return WALLS.some(([known]) => known === code);
}

function rowOf({ code, kind }: AppError): Row {
  const row = ROW_BY_CODE.get(code);
  if (row !== undefined) return row;
  // What was thrown may only look like an AppError, with an unknown kind.
  return Object.hasOwn(ROW_BY_KIND, kind) ? ROW_BY_KIND[kind] : UNEXPECTED;
}

/** The rule for codes of the exchange: their text, else "{code}: {ret_msg}", else that it was a refusal. */
function lookedUp({ error, lookup, words, reminder }: Request): Shown {
  const { code, message } = error;
  const text = lookup(code);
  if (text === undefined) {
    // A refusal without any words must not look like nothing at all.
    return toast(hasWords(error) ? words('notices.coded', { code, message }) : words('notices.refused'));
  }
  if (reminder === 'toast') return toast(text);
  return { kind: 'notification', title: words('notices.requestFailed'), text, durationMs: NOTIFICATION_MS };
}

function toast(text: string, durationMs = TOAST_MS): Shown {
  return { kind: 'toast', text, durationMs };
}

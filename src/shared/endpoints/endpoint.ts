import type { GenericSchema, InferOutput } from 'valibot';
import type { DataKind, RowState } from './dataKinds.ts';
import { UserId } from './fields.ts';

/** How the input travels: in the query string, as a JSON body, or form encoded (product.md section 7). */
export type Encoding = 'query' | 'json' | 'form';

/**
 * Where an answer may be kept, and which callers may get it again:
 * - `none`: nowhere; every call asks the exchange;
 * - `memory`: in the gateway's memory;
 * - `stored`: in memory and in IndexedDB, for answers that are the same for every user;
 * - `pinned`: in memory, never evicted and never stored ("cache is forced kept": the profile).
 */
export type CachePolicy = 'none' | 'memory' | 'stored' | 'pinned';

/**
 * `required`: an answer without a valid signature, or one that answers another question, is refused with 79992.
 * `report`: a signature is checked where there is one, and what is wrong with it is reported.
 */
export type VerifyPolicy = 'required' | 'report';

/**
 * What a refused login (10007, 33003, 10009) means: `profile` for the profile call itself, whose 10007 ends the
 * session; `any` for all others, which clear the profile and load it again (product.md section 6).
 */
export type LoginPolicy = 'profile' | 'any';

/** Fields that a signed answer repeats from the question, by their names in the result (design.md section 4). */
export interface Echo {
  /** Where the result carries the id of the signed-in user. */
  readonly uid: string;
  /** Result field → input field; both are compared as text, and only when the input has the field. */
  readonly fields: Readonly<Record<string, string>>;
}

/** One call of the exchange: everything the gateway has to know about it. Adding a call is one entry. */
export interface Endpoint<
  Input extends GenericSchema = GenericSchema,
  Output extends GenericSchema = GenericSchema,
> {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /** As in product.md section 7, whole; a leading slash makes no difference. */
  readonly path: string;
  readonly encoding: Encoding;
  /** Sends the `Guid` header. */
  readonly guid: boolean;
  readonly input: Input;
  /** Unknown fields of a result are ignored. */
  readonly result: Output;
  /**
   * Where the result has lists whose rows are read one by one: "rows", or "chains.*.addresses" for those in other rows. Of a
   * list that is one whole, such as the lines of a quote, no row may be missing.
   */
  readonly rows: readonly string[];
  readonly cache: CachePolicy;
  /** Whether the answer depends on the language, so that the cache keeps one for each. */
  readonly byLanguage: boolean;
  readonly verify: VerifyPolicy;
  readonly echo: Echo | null;
  readonly login: LoginPolicy;
  /** The data of the user that its answer shows: out of date as soon as a call has changed some of them. */
  readonly reads: readonly DataKind[];
  /** The data of the user that the call changes; every tab gets the change (screens.md 0.2c). */
  readonly changes: readonly DataKind[];
  /** What else has changed once one of the rows below has another status than before. */
  readonly settles: readonly DataKind[];
  /** The rows of a result that has passed its schema whose status changes by itself, as of a conversion that is processed. */
  readonly states: (result: unknown) => readonly RowState[];
}

/** Each call says what it reads or what it changes; an empty list is nothing of the user's. */
type Subject<Result> =
  | {
      readonly reads: readonly DataKind[];
      readonly changes?: never;
      readonly settles?: readonly DataKind[];
      readonly states?: (result: Result) => readonly RowState[];
    }
  | {
      readonly changes: readonly DataKind[];
      readonly reads?: never;
      readonly settles?: never;
      readonly states?: (result: Result) => readonly RowState[];
    };

interface EndpointOptions<Input extends GenericSchema, Output extends GenericSchema> {
  readonly input: Input;
  readonly result: Output;
  readonly rows?: readonly string[];
  readonly encoding?: Encoding;
  readonly guid?: boolean;
  readonly cache?: CachePolicy;
  readonly byLanguage?: boolean;
  readonly login?: LoginPolicy;
  /** Makes the signature required. */
  readonly signed?: Echo;
}

type EndpointEntry<Input extends GenericSchema, Output extends GenericSchema> = EndpointOptions<
  Input,
  Output
> &
  Subject<InferOutput<Output>>;

/**
 * An entry of the endpoint table. `call` reads as in product.md: "GET /v2/private/user/profile". A GET is encoded as a
 * query and anything else as JSON, unless the entry says so.
 */
export function endpoint<Input extends GenericSchema, Output extends GenericSchema>(
  call: `${'GET' | 'POST' | 'PUT' | 'DELETE'} ${string}`,
  entry: EndpointEntry<Input, Output>,
): Endpoint<Input, Output> {
  const [verb = '', path = ''] = call.split(' ');
  const method = verb.toLowerCase() as Endpoint['method'];
  return {
    method,
    path,
    encoding: entry.encoding ?? (method === 'get' ? 'query' : 'json'),
    guid: entry.guid ?? false,
    input: entry.input,
    result: entry.result,
    rows: entry.rows ?? [],
    cache: entry.cache ?? 'none',
    byLanguage: entry.byLanguage ?? false,
    verify: entry.signed === undefined ? 'report' : 'required',
    echo: entry.signed ?? null,
    login: entry.login ?? 'any',
    reads: entry.reads ?? [],
    changes: entry.changes ?? [],
    settles: entry.settles ?? entry.changes ?? [],
    // Called with results of this schema only.
    states: (entry.states ?? noStates) as Endpoint['states'],
  };
}

const noStates = (): readonly RowState[] => [];

export type EndpointInput<Entry extends Endpoint> = InferOutput<Entry['input']>;
export type EndpointResult<Entry extends Endpoint> = InferOutput<Entry['result']>;

/**
 * Every signed result says whose it is. Without that, another user's signed deposit address would verify as well
 * (design.md section 4, screens.md 0.2a).
 */
export const signedResult = { uid: UserId };

/**
 * What ties a signed answer to its question, named alike on both sides: the request's id where there is one, which
 * stands for the whole body, and otherwise the coin and chain or the id of what is changed. An answer to a list of ids
 * is linked to the user only; each of its rows names its subject.
 */
export function echo(...fields: readonly string[]): Echo {
  return { uid: 'uid', fields: Object.fromEntries(fields.map((field) => [field, field])) };
}

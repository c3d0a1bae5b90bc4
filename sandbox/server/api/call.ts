import * as v from 'valibot';
import { type Answer, REFUSALS } from './answer.ts';
import type { LimitName } from './createAddressLimits.ts';
import type { Credentials, Session } from './createSessions.ts';

/** Who asks, and when. */
export interface Caller {
  readonly credentials: Credentials;
  /** Undefined for guests, and for callers who cannot prove that the session is theirs. */
  readonly session: Session | undefined;
  /** Where they are; of IPv6 the network (clientAddress.ts). */
  readonly address: string;
  readonly nowMs: number;
}

/** One call of the exchange as the sandbox answers it. */
export interface Call {
  readonly verb: 'GET' | 'POST';
  /** Below /x-api, with a leading slash. */
  readonly path: string;
  /** What the body of a POST is written in; JSON where nothing is said. */
  readonly bodyType?: 'json' | 'form';
  /** Whether a user's request has to be signed (design.md section 4). */
  readonly isSigned?: boolean;
  /** The limit of the caller's address that an input counts for: of calls that prove who asks (createAddressLimits.ts). */
  limitOf?(input: unknown): LimitName | undefined;
  /** Judges the input, of which nothing is known, and answers. */
  answer(input: unknown, caller: Caller): Answer | Promise<Answer>;
}

type CallName = `${'GET' | 'POST'} /${string}`;

interface PublicCall<Input extends v.GenericSchema> {
  readonly input: Input;
  answer(input: v.InferOutput<Input>, caller: Caller): Answer | Promise<Answer>;
}

/** A call that guests may make too. `name` reads as in product.md section 7. */
export function publicCall<Input extends v.GenericSchema>(name: CallName, call: PublicCall<Input>): Call {
  return {
    ...splitName(name),
    answer: (input, caller) => answerInput(call.input, input, (known) => call.answer(known, caller)),
  };
}

function answerInput<Input extends v.GenericSchema>(
  schema: Input,
  input: unknown,
  answer: (input: v.InferOutput<Input>) => Answer | Promise<Answer>,
): Answer | Promise<Answer> {
  const parsed = v.safeParse(schema, input);
  return parsed.success
    ? answer(parsed.output)
    : REFUSALS.badParameter(v.getDotPath(parsed.issues[0]) ?? 'input');
}

function splitName(name: CallName): Pick<Call, 'verb' | 'path'> {
  const [verb, path = ''] = name.split(' ');
  return { verb: verb === 'GET' ? 'GET' : 'POST', path };
}

import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** A text that a user has to read, and mostly to sign. */
export interface Agreement {
  readonly id: string;
  readonly title: string;
  readonly version: string;
  readonly url: string;
  /** Hash of the bytes that are served, in hex. */
  readonly sha256: string;
  readonly mustSign: boolean;
  readonly text: string;
}

const PATH = '/sandbox/agreements';

function write(
  id: string,
  title: string,
  version: string,
  mustSign: boolean,
  paragraphs: readonly string[],
): Agreement {
  const text = `${title}\nVersion ${version}\n\n${paragraphs.join('\n\n')}\n`;
  const sha256 = createHash('sha256').update(text).digest('hex');
  return { id, title, version, url: `${PATH}/${id}-${version}.txt`, sha256, mustSign, text };
}

/** Texts of a sandbox: they are not binding. */
export const AGREEMENTS: readonly Agreement[] = [
  write('options-agreement', 'Options trading agreement', '3.1', true, [
    'This is a text of the sandbox. It is not binding.',
    '1. The exchange lets you buy and sell options that are settled in cash. Each option names a coin, a strike and a day of expiry.',
    '2. You put up margin for what you sell. When the margin is too small your positions are closed without asking you again.',
    '3. You act for yourself, with one account. You tell the exchange when something that you said in the questionnaire is no longer true.',
    '4. The agreement holds for a year from the day on which you are approved, and ends before that when either side says so.',
  ]),
  write('risk-disclosure', 'Risk disclosure for options', '2.0', true, [
    'This is a text of the sandbox. It is not binding.',
    'A user who buys an option can lose the whole premium. A user who sells one can lose much more than was received for it; for an uncovered call there is no limit.',
    'Prices of coins move by more in an hour than those of shares do in a month. Options on them move by more than that.',
    'Do not trade with money that you need.',
  ]),
  write('data-notice', 'How your answers are used', '1.4', false, [
    'This is a text of the sandbox. It is not binding.',
    'Your answers are used to decide whether options are appropriate for you, and are kept with your account.',
  ]),
];

/** Serves the texts, each under the address that names its version, so that what was signed can always be read again. */
export function addAgreementRoutes(app: FastifyInstance): void {
  for (const { url, text } of AGREEMENTS) {
    app.get(url, (_request, reply) =>
      reply.header('cache-control', 'no-cache').type('text/plain; charset=utf-8').send(text),
    );
  }
}

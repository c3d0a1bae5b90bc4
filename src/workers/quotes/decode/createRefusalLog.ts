import { MAX_REFUSAL_CODES } from '../policy.ts';

export interface RefusalLog {
  readonly record: (refusal: { readonly code: string; readonly message: string }) => void;
}

const MAX_MESSAGE_LENGTH = 200;

/**
 * Warns of what the quote server refuses, once for each code: a server that refuses every request would otherwise push
 * everything else out of the log. The bound is for a server that sends a new code each time.
 */
export function createRefusalLog(warn: (message: string) => void): RefusalLog {
  const seen = new Set<string>();
  return {
    record: ({ code, message }) => {
      if (seen.has(code) || seen.size >= MAX_REFUSAL_CODES) return;
      seen.add(code);
      warn(`The quote server refused a request: ${code} ${message.slice(0, MAX_MESSAGE_LENGTH)}`);
    },
  };
}

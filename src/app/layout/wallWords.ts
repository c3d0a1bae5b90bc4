import type { Wall } from '../stores/noticeStore.ts';

interface WallWords {
  readonly title: string;
  readonly text: string;
  /** What the exchange says about it. Its contents are not specified, so that only plain text is taken from it. */
  readonly said: string | undefined;
}

const WORDS = {
  compliance: {
    title: 'This is not available to you here',
    text: 'Rules that apply to your account or your region do not allow it.',
  },
  kyc: {
    title: 'Please verify your identity first',
    text: 'The exchange needs to know who you are before it can do this.',
  },
} as const;

export function wallWords({ name, result }: Wall): WallWords {
  const isObject = typeof result === 'object' && result !== null;
  const said = isObject ? (result as { readonly message?: unknown }).message : result;
  return { ...WORDS[name], said: typeof said === 'string' && said !== '' ? said : undefined };
}

import type { InputOf } from '#shared/endpoints/table.ts';

/** What is to be added, as the call takes it, without what proves that it is the user who adds it. */
export type EntryDraft = Omit<InputOf<'addressCreate'>, 'requestId' | 'riskToken' | 'verification'>;

/** A draft that passed its checks, and what the review says of it beside what is sent. */
export interface CheckedDraft {
  readonly draft: EntryDraft;
  /** The network's name, or the receiver inside of the exchange. */
  readonly where: string;
}

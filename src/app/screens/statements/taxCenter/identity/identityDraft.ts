import { createFormDraft } from '#app/storage/formDrafts.ts';
import type { KeyStorage } from '#app/storage/keyStorage.ts';

/** What is kept of the form for as long as the tab is open. Never the number: it says who the user is. */
export interface IdentityDraft {
  readonly country: string;
  readonly type: string;
  readonly document: string;
}

export interface KeptIdentityDraft {
  readonly read: () => Partial<IdentityDraft>;
  readonly keep: (draft: IdentityDraft) => void;
  readonly drop: () => void;
}

export function createIdentityDraft(userId: number, storage?: KeyStorage): KeptIdentityDraft {
  const draft = createFormDraft(userId, 'tax.identity', storage);
  return {
    read: draft.read,
    // Field by field: whatever else a form may have, it does not get there.
    keep: ({ country, type, document }) => draft.keep({ country, type, document }),
    drop: draft.drop,
  };
}

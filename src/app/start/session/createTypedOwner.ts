import { keptText } from '#app/storage/kept.ts';
import type { KeyStorage } from '#app/storage/keyStorage.ts';
import { PRODUCT } from '#shared/site/siteOfHost.ts';

/** The user whose pair, amount and filters are in this tab's address and fields. */
export interface TypedOwner {
  /** A user is known now. What another user has typed is dropped. */
  readonly take: (uid: number) => void;
  /** The page has another address: what the user chose and typed. */
  readonly recordAddress: () => void;
  /** The user has logged out: what they typed goes with them. */
  readonly release: () => void;
}

export interface TypedOwnerOptions {
  readonly storage: KeyStorage;
  /** The page's path and search. */
  readonly address: () => string;
  /** Empties the address and the fields of the page. */
  readonly drop: () => void;
}

/**
 * Remembers for the tab which user types, and at which address, by way of the login as well: the way back from there has the
 * address of the user before in it. A page that is opened at another address than that was opened by the next user, whose
 * parameters it has. What a guest has typed is for the user who logs in then.
 */
export function createTypedOwner({ storage, address, drop }: TypedOwnerOptions): TypedOwner {
  const typedBy = keptText(`${PRODUCT}.typedBy`, storage);
  const typedAt = keptText(`${PRODUCT}.typedAt`, storage);
  /** Undefined once a user has typed in this very page: the address is theirs, whatever it is. */
  let opened: string | undefined = address();

  return {
    take: (uid) => {
      const owner = typedBy.read() ?? String(uid);
      const left = typedAt.read();
      const isTheirs = opened === undefined || left === undefined || left === opened;
      opened = undefined;
      typedBy.keep(String(uid));
      typedAt.keep(address());
      if (owner !== String(uid) && isTheirs) drop();
    },
    recordAddress: () => {
      if (opened === undefined && typedBy.read() !== undefined) typedAt.keep(address());
    },
    release: () => {
      const owner = typedBy.read();
      typedBy.forget();
      typedAt.forget();
      if (owner !== undefined) drop();
    },
  };
}

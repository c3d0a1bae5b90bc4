import { PRODUCT } from '#shared/site/siteOfHost.ts';

/** Whose pair, amount and filters this tab has in its address and its fields. */
export interface TypedOwner {
  /** A user is known now. What another user has typed is dropped. */
  readonly take: (uid: number) => void;
  /** The user has logged out: what they typed goes with them. */
  readonly release: () => void;
}

export interface TypedOwnerOptions {
  /** A function, since the mere look at `sessionStorage` may be refused. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  /** Empties the address and the fields of the page. */
  readonly drop: () => void;
}

const KEY = `${PRODUCT}.typedBy`;

/**
 * Remembers for the tab which user types, by way of the login as well: the way back from there has the address of the user
 * before in it. What a guest has typed is for the user who logs in then.
 */
export function createTypedOwner({ storage, drop }: TypedOwnerOptions): TypedOwner {
  /** Where storage is denied it lasts as long as the page. */
  let owner = read();

  function read(): string | null {
    try {
      return storage().getItem(KEY);
    } catch {
      return null;
    }
  }

  const keep = (next: string | null): void => {
    owner = next;
    try {
      if (next === null) storage().removeItem(KEY);
      else storage().setItem(KEY, next);
    } catch {
      // As above.
    }
  };

  return {
    take: (uid) => {
      const isOther = owner !== null && owner !== String(uid);
      keep(String(uid));
      if (isOther) drop();
    },
    release: () => {
      const hasOwner = owner !== null;
      keep(null);
      if (hasOwner) drop();
    },
  };
}

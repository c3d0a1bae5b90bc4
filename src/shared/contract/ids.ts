declare const brand: unique symbol;
type Branded<Name extends string> = string & { readonly [brand]: Name };

/** One document in one tab; a reload is another. */
export type TabId = Branded<'TabId'>;

/** One life of one worker. A new epoch means that it remembers nothing. */
export type Epoch = Branded<'Epoch'>;

/** One link between the quotes and the gateway worker. */
export type LinkId = Branded<'LinkId'>;

/** 128 random bits as hex. `crypto.randomUUID` is missing in insecure contexts; getRandomValues is not. */
export function createId<Id extends TabId | Epoch | LinkId>(): Id {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('') as Id;
}

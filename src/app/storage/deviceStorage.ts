/** A storage of the browser; every use of it may fail, since access to it may be refused altogether. */
export type KeyStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Keeps until the user clears the browser's data. */
export const deviceStorage: KeyStorage = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
};

/** What is used of a storage of the browser; each use of it may fail, since access to it may be refused altogether. */
export type KeyStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Keeps until the user clears the browser's data. */
export const deviceStorage: KeyStorage = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
  removeItem: (key) => localStorage.removeItem(key),
};

/** Keeps through a reload and a new login, for as long as the tab is open. */
export const tabStorage: KeyStorage = {
  getItem: (key) => sessionStorage.getItem(key),
  setItem: (key, value) => sessionStorage.setItem(key, value),
  removeItem: (key) => sessionStorage.removeItem(key),
};

import type { KeyStorage } from './deviceStorage.ts';

/** Keeps through a reload and a new login, for as long as the tab is open; every use of it may fail, as of any storage. */
export const tabStorage: KeyStorage & Pick<Storage, 'removeItem'> = {
  getItem: (key) => sessionStorage.getItem(key),
  setItem: (key, value) => sessionStorage.setItem(key, value),
  removeItem: (key) => sessionStorage.removeItem(key),
};

/** A Web Lock held like a tab's: for life, which a test can end. */
export interface TabLock {
  readonly name: string;
  readonly release: () => void;
}

/** Resolves once the lock is held. */
export function holdTabLock(name: string): Promise<TabLock> {
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(name, () => new Promise<void>((release) => resolve({ name, release })))
      .catch(reject);
  });
}
